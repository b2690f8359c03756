#pragma once

#include "core/edit/edit.h"
#include "core/play/system.h"
#include "editor/inquiry.h"
#include "editor/map_camera.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QBrush;
class QPainter;
class QRect;

namespace merlon::editor
{

/// What is asked about a whole map at once.
struct HeatQuestion
{
    enum class Kind : std::uint8_t
    {
        FireFrom, ///< what can be shot at from a hex
        SeenFrom, ///< from where a hex can be shot at
        FireOf,   ///< by how many of a force each hex can be shot at
        Reach     ///< where a counter can go, and what that costs
    };

    Kind kind = Kind::FireFrom;
    hex::Hex hex{};                         ///< not of FireOf
    std::string force;                      ///< FireOf
    std::string counter;                    ///< Reach
    std::shared_ptr<const play::Game> game; ///< one that is played on these documents; null: as they begin

    friend bool operator==(const HeatQuestion&, const HeatQuestion&) = default;
};

/// The answer, a shade and a number for each hex. Never by colour alone: shades differ in how dense they are.
struct Heat
{
    static constexpr std::uint8_t darkest = 4;
    static constexpr std::uint8_t dead = darkest + 1; ///< one can stand there, and nobody of the force reaches it

    bool answered = false; ///< false: the documents cannot be played as they are
    HeatQuestion question;
    hex::Layout layout{0, 0};
    std::vector<std::uint8_t> shades; ///< by Layout::index; 0: nothing to show
    std::vector<std::int16_t> grades; ///< index into AimFace::outlookWords from 1, how many, what it costs; 0: none
    int hexes = 0;                    ///< that are shaded, dead ground apart
    int deadHexes = 0;
    int posts = 0;    ///< who acts from afar, of FireOf
    std::string with; ///< the word of what is used, of FireFrom and SeenFrom

    std::uint8_t shadeAt(hex::Hex hex) const;
    int gradeAt(hex::Hex hex) const;
    /// Its numbers say something: how many, how much.
    bool counts() const
    {
        return question.kind == HeatQuestion::Kind::FireOf || question.kind == HeatQuestion::Kind::Reach;
    }
};

/// As the documents begin; nothing when they cannot be played as they are.
std::optional<play::Game> gameOn(const edit::Desk& desk);

Heat heatOf(const edit::Desk& desk, const HeatQuestion& question, const std::stop_token& stop,
            const Progress& progress);

/// The denser, the more: it is read without its colour too.
QBrush heatBrush(HeatQuestion::Kind kind, std::uint8_t shade, bool dark);
/// What of it is in `part` of the viewport. The painter's coordinates are map pixels.
void paintHeat(QPainter& painter, const Heat& heat, const MapCamera& camera, const QRect& part, bool dark);

} // namespace merlon::editor
