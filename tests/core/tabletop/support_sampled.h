#pragma once

#include <string>
#include <vector>

/// Answers found by trying points one by one, by somebody who knows no more than how to lay a ruler: whether a point
/// lies in a rectangle, which he sees in the rectangle's own frame. Nothing of core/tabletop is included here.
///
/// A point that is found proves a Yes. A No is proved by finding none though everything is grown by as much as lies
/// between two points that are tried. Between the two the answer is Unsure.
namespace sampled
{

struct Point
{
    double x = 0;
    double y = 0;
};

/// What is found by less is not sure: it may be rounding.
inline constexpr double tie = 1e-6;

enum class Answer
{
    No,
    Unsure,
    Yes
};

class Rect
{
public:
    /// By the middle of its front edge and the tenths of a degree that it faces.
    Rect(Point front, int facing, double width, double depth);

    Rect drawnIn(double by) const;
    Rect grown(double by) const { return drawnIn(-by); }
    Rect moved(double x, double y) const;

    double left() const { return left_; }
    double right() const { return -left_; }
    double front() const { return front_; }
    double rear() const { return rear_; }
    Point centre() const { return at(0, (front_ + rear_) / 2); }
    /// So far to the right of the middle of the front edge (before it was drawn in) and ahead of it.
    Point at(double right, double ahead) const;
    Point seen(Point point) const;
    /// Not on its border.
    bool has(Point point) const;
    /// Points of an edge, 0 to 3 clockwise from the front, at most `step` apart, its ends among them.
    std::vector<Point> edge(int which, double step) const;
    std::vector<Point> border(double step) const;

private:
    Point origin_;
    double sine_ = 0;
    double cosine_ = 0;
    double left_ = 0;
    double front_ = 0;
    double rear_ = 0;
};

/// Points of a line, at most `step` apart, both ends among them.
std::vector<Point> along(Point from, Point to, double step);
double apart(Point a, Point b);

Answer overlap(const Rect& a, const Rect& b, double step);

/// A polygon whose corners stand in either order; it need not be convex.
class Polygon
{
public:
    explicit Polygon(std::vector<Point> corners, double step);
    /// By the angles that its sides take up as seen from the point.
    bool has(Point point) const;
    Answer overlaps(const Rect& rect) const;

private:
    std::vector<Point> corners_;
    double step_ = 0;
    std::vector<Point> border_;
};

/// Counts answers of the code against those found here.
class Tally
{
public:
    /// `situation()` makes its text, when they differ for the first time.
    template <class Text>
    void add(bool said, Answer found, Text situation)
    {
        ++tried_;
        yes_ += said;
        unsure_ += found == Answer::Unsure;
        if (found == Answer::Unsure || said == (found == Answer::Yes))
            return;
        if (++differ_ == 1)
            first_ = (said ? "said yes, found no: " : "said no, found yes: ") + situation();
    }
    /// Nothing to complain of: none differ, most are sure, and both answers are common enough to have been tried.
    bool good() const { return differ_ == 0 && 5 * unsure_ < tried_ && 50 * yes_ > tried_ && 50 * yes_ < 49 * tried_; }
    long tried() const { return tried_; }
    std::string text(const char* what) const;

private:
    long tried_ = 0;
    long yes_ = 0;
    long unsure_ = 0;
    long differ_ = 0;
    std::string first_;
};

} // namespace sampled
