#include "app/ctl/command.h"

int main(int argc, char** argv)
{
    return merlon::ctl::run(argc, argv);
}
