#include "core/play/scene.h"

#include <algorithm>

namespace merlon::play
{

Scene onBoard(Scene scene, int board)
{
    const auto elsewhere = [board](const auto& one) { return one.board != board; };
    const auto settle = [&](auto& all)
    {
        std::erase_if(all, elsewhere);
        for (auto& one : all)
            one.board = 0;
    };
    for (Marked& marked : scene.marks)
        if (auto* place = std::get_if<Place>(&marked.where))
            marked.board = std::exchange(place->board, 0);
    settle(scene.marks);
    settle(scene.pieces);
    settle(scene.outlines);
    settle(scene.strokes);
    settle(scene.labels);
    settle(scene.lines);
    if (!scene.boards.empty())
        scene.boards = {scene.boards[static_cast<std::size_t>(board)]};
    return scene;
}

} // namespace merlon::play
