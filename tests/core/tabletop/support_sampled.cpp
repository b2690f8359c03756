#include "support_sampled.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sampled
{

Rect::Rect(Point front, int facing, double width, double depth)
    : origin_(front),
      sine_(std::sin(facing * std::numbers::pi / 1800)),
      cosine_(std::cos(facing * std::numbers::pi / 1800)),
      left_(-width / 2),
      rear_(-depth)
{
}

Rect Rect::drawnIn(double by) const
{
    Rect rect = *this;
    rect.left_ += by;
    rect.front_ -= by;
    rect.rear_ += by;
    return rect;
}

Rect Rect::moved(double x, double y) const
{
    Rect rect = *this;
    rect.origin_ = {origin_.x + x, origin_.y + y};
    return rect;
}

Point Rect::at(double right, double ahead) const
{
    return {origin_.x + right * cosine_ + ahead * sine_, origin_.y - right * sine_ + ahead * cosine_};
}

Point Rect::seen(Point point) const
{
    const double x = point.x - origin_.x;
    const double y = point.y - origin_.y;
    return {x * cosine_ - y * sine_, x * sine_ + y * cosine_};
}

bool Rect::has(Point point) const
{
    const Point p = seen(point);
    return p.x > left_ && p.x < -left_ && p.y > rear_ && p.y < front_;
}

std::vector<Point> Rect::edge(int which, double step) const
{
    const Point corners[] = {at(left_, front_), at(-left_, front_), at(-left_, rear_), at(left_, rear_)};
    return along(corners[which], corners[(which + 1) % 4], step);
}

std::vector<Point> Rect::border(double step) const
{
    std::vector<Point> all;
    for (int i = 0; i < 4; ++i)
        for (const Point point : edge(i, step))
            all.push_back(point);
    return all;
}

std::vector<Point> along(Point from, Point to, double step)
{
    const int pieces = 1 + static_cast<int>(apart(from, to) / step);
    std::vector<Point> points;
    for (int i = 0; i <= pieces; ++i)
        points.push_back({from.x + (to.x - from.x) * i / pieces, from.y + (to.y - from.y) * i / pieces});
    return points;
}

double apart(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Two shapes that share a point have borders that cross, or the border of one lies in the other.
Answer overlap(const Rect& a, const Rect& b, double step)
{
    const auto found = [step](const Rect& of, const Rect& in)
    { return std::ranges::any_of(of.border(step), [&](Point point) { return in.has(point); }); };
    if (a.has(b.centre()) || found(a, b.drawnIn(tie)) || found(b, a.drawnIn(tie)))
        return Answer::Yes;
    return found(a, b.grown(step)) || found(b, a.grown(step)) ? Answer::Unsure : Answer::No;
}

Polygon::Polygon(std::vector<Point> corners, double step) : corners_(std::move(corners)), step_(step)
{
    for (std::size_t i = 0; i < corners_.size(); ++i)
        for (const Point point : along(corners_[i], corners_[(i + 1) % corners_.size()], step))
            border_.push_back(point);
}

bool Polygon::has(Point point) const
{
    double turned = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i)
    {
        const Point a = corners_[i];
        const Point b = corners_[(i + 1) % corners_.size()];
        const double angle = std::atan2(b.y - point.y, b.x - point.x) - std::atan2(a.y - point.y, a.x - point.x);
        turned += std::remainder(angle, 2 * std::numbers::pi);
    }
    return std::abs(turned) > std::numbers::pi;
}

Answer Polygon::overlaps(const Rect& rect) const
{
    const auto found = [&](const Rect& in)
    { return std::ranges::any_of(border_, [&](Point point) { return in.has(point); }); };
    if (has(rect.centre()) || found(rect.drawnIn(tie)))
        return Answer::Yes;
    return found(rect.grown(step_)) ? Answer::Unsure : Answer::No;
}

std::string Tally::text(const char* what) const
{
    return std::string(what) + ": " + std::to_string(tried_) + " tried, " + std::to_string(yes_) + " yes, " +
           std::to_string(unsure_) + " unsure, " + std::to_string(differ_) + " differ" +
           (first_.empty() ? "" : "\n" + first_);
}

} // namespace sampled
