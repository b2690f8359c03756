#pragma once

#include <QStringList>
#include <QTest>

/// The tests of a folder are one program, which runs one of them at a time: `tests_editor tst_relief`, and what QtTest
/// takes after it.
namespace merlon::test
{

/// What a program does for a name, with the words after that name; its exit code.
using Deed = int (*)(const QStringList& arguments);

/// Puts a deed on the program's list. Of a path, the file's name without its ending is the deed's.
struct Listing
{
    Listing(const char* path, Deed deed);
};

/// With QtTest's arguments.
int runTest(QObject& test, const QStringList& arguments);

template <class Test>
int testDeed(const QStringList& arguments)
{
    Test test;
    return runTest(test, arguments);
}

} // namespace merlon::test

/// Stands where QTEST_MAIN would: the test is called as its source file is.
#define LIST_TEST(Test) static const ::merlon::test::Listing listing##Test(__FILE__, &::merlon::test::testDeed<Test>);

/// What a test starts in a process of its own.
#define LIST_DEED(name, function) static const ::merlon::test::Listing listing_##function(name, &function);
