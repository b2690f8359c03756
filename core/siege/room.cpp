// What of a room every kind of order and of effect has: made here once.

#include "core/siege/system.h"

template class merlon::play::SystemOf<merlon::siege::Room>;
