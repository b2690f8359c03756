#include "core/play/system.h"

#include "core/play/paper.h"
#include "core/play/picking.h"
#include "core/play/system_of.h"

#include <algorithm>
#include <functional>

namespace merlon::play
{

Marks System::could(const Game& game, const Record&, const Field& field) const
{
    Marks out;
    for (const std::string_view word : field.words)
        out.all.emplace_back(Choice{std::string(field.set), std::string(word)});
    if (field.sort == Sort::Word && field.words.empty())
        for (std::string& word : words(field.set))
            out.all.emplace_back(Choice{std::string(field.set), std::move(word)});
    if (field.sort == Sort::Flag)
        out.all = {Value(true), Value(false)};
    if (field.sort == Sort::Thing && !field.fresh)
        for (const Thing& thing : things(game, field.set))
            out.all.emplace_back(Ref{std::string(field.set), thing.id});
    if (field.sort == Sort::Side)
        for (const hex::Side side : hex::allSides)
            out.all.emplace_back(side);
    out.others = out.all.empty();
    return out;
}

Value System::given(const Game&, const Record& begun, const Field& field, const Value& mark) const
{
    if (!field.list)
        return mark;
    const Value* now = find(begun.fields, field.key);
    List next = now != nullptr ? std::get<List>(*now) : List{};
    const int* number = std::get_if<int>(&mark);
    const bool counts = number != nullptr && field.least == 0;
    if (counts && *number != 0)
        next.push_back(mark);
    else if (counts && !next.empty())
        next.pop_back();
    else if (!counts && std::erase(next, mark) == 0) // picked again: taken back
        next.push_back(mark);
    return next;
}

namespace
{

/// Who is named first, where things are named after him: whether any of them may be is asked too, as his menu does.
/// Several who act together are not looked through, nor are the ways of one.
bool opensOnThings(const System& system, const Record& begun, const Field& field, const Verdict& verdict)
{
    if (!begun.fields.empty() || field.sort != Sort::Thing || field.list || !verdict.legal || verdict.wants.empty() ||
        !verdict.wants.front().must)
        return false;
    const Kind* kind = system.order(begun.kind);
    const Field* next = kind != nullptr ? find(*kind, verdict.wants.front().field) : nullptr;
    return next != nullptr && next->sort == Sort::Thing;
}

/// Where all of them are refused, by what most of them are.
void forbidIfNone(Verdict& verdict, const std::vector<Candidate>& some)
{
    if (some.empty() || std::ranges::any_of(some, &Candidate::legal))
        return;
    const auto alike = [&](const Candidate& one)
    {
        return std::ranges::count_if(some, [&](const Candidate& other)
                                     { return one.why && other.why && one.why->phrase.key == other.why->phrase.key; });
    };
    verdict.legal = false;
    verdict.facts.clear();
    if (const auto usual = std::ranges::max_element(some, {}, alike); usual->why)
        verdict.reasons.push_back(*usual->why);
}

} // namespace

Candidates System::candidates(const Game& game, const Record& begun, std::string_view key, const Given& held) const
{
    const Kind* kind = order(begun.kind);
    const Field* field = kind != nullptr ? find(*kind, key) : nullptr;
    if (field == nullptr)
        return {};
    const Game there = forPicks(game, begun, held);
    Marks marks = could(there, begun, *field);
    Candidates out{{}, marks.others};
    out.some.reserve(marks.all.size());
    for (Value& mark : marks.all)
    {
        Candidate& one = out.some.emplace_back(Candidate{std::move(mark)});
        if (marks.proved)
            continue;
        const Record order = with(begun, *field, given(there, begun, *field, one.mark));
        Verdict verdict = judge(game, order, held);
        if (opensOnThings(*this, begun, *field, verdict))
            forbidIfNone(verdict, candidates(game, order, verdict.wants.front().field, held).some);
        one.legal = verdict.legal;
        if (const Reason* reason = decisive(verdict))
            one.why = *reason;
        one.facts = std::move(verdict.facts);
    }
    std::ranges::stable_sort(out.some, std::greater(), &Candidate::legal);
    return out;
}

namespace
{

/// What all of them are refused by; none where they differ.
std::optional<Reason> commonReason(const std::vector<Candidate>& some)
{
    const bool same =
        !some.empty() && std::ranges::all_of(some,
                                             [&](const Candidate& one) {
                                                 return one.why && some.front().why &&
                                                        one.why->phrase.key == some.front().why->phrase.key;
                                             });
    return same ? some.front().why : std::nullopt;
}

/// The order that the picked one begins: a thing in the first field that takes it, a hex in the first field of all.
std::optional<Record> beginning(const System& system, const Game& game, const Kind& kind, const Value& picked)
{
    const Record bare{std::string(kind.key), {}};
    const auto* ref = std::get_if<Ref>(&picked);
    const auto takes = [&](const Field& field)
    { return ref != nullptr && field.sort == Sort::Thing && !field.fresh && field.set == ref->sort; };
    auto field = std::ranges::find_if(kind.fields, takes);
    if (ref == nullptr && !kind.fields.empty() && kind.fields.front().sort == Sort::Hex &&
        std::ranges::count(system.could(game, bare, kind.fields.front()).all, picked) > 0)
        field = kind.fields.begin();
    if (field == kind.fields.end())
        return {};
    Value value = system.given(game, bare, *field, picked);
    if (!rangeFault(*field, value).empty()) // of several who act together one is none
        return {};
    return with(bare, *field, std::move(value));
}

} // namespace

Verdict System::outset(const Game& game, const Record& begun, const Given& held) const
{
    Verdict verdict = judge(game, begun, held);
    const Kind* kind = order(begun.kind);
    if (!verdict.legal || kind == nullptr || verdict.wants.empty() || !verdict.wants.front().must)
        return verdict;
    const Field& field = *find(*kind, verdict.wants.front().field);
    const auto [some, others] = candidates(game, begun, field.key, held);
    const bool anywhere =
        others && (field.sort == Sort::Pose || field.sort == Sort::Point); // a table has no end of them
    if (anywhere || std::ranges::any_of(some, &Candidate::legal) || (some.empty() && !isPicked(field)))
        return verdict;
    verdict.legal = false;
    if (const auto why = commonReason(some))
        verdict.reasons.push_back(*why);
    return verdict;
}

std::vector<std::pair<Record, Verdict>> System::menu(const Game& game, const Value& picked, const Given& held) const
{
    std::vector<std::pair<Record, Verdict>> out;
    for (const Kind* kind : orders())
        if (auto begun = beginning(*this, game, *kind, picked))
        {
            Verdict verdict = outset(game, *begun, held);
            out.emplace_back(std::move(*begun), std::move(verdict));
        }
    return out;
}

std::string offBoard(const Setting& setting, const Fields& fields)
{
    const auto isOff = [&](std::size_t board, hex::Hex hex)
    {
        const HexBoard& on = hexBoard(setting.boards, board);
        return !setting.boards.empty() && (!on || !on->layout.contains(hex));
    };
    const auto points = [&](const Value& value, const auto& again) -> bool
    {
        if (const auto* hex = std::get_if<hex::Hex>(&value))
            return isOff(0, *hex);
        if (const auto* place = std::get_if<Place>(&value))
            return isOff(static_cast<std::size_t>(place->board), place->hex);
        const auto* list = std::get_if<List>(&value);
        return list != nullptr && std::ranges::any_of(*list, [&](const Value& one) { return again(one, again); });
    };
    const auto found = std::ranges::find_if(fields, [&](const auto& field) { return points(field.second, points); });
    return found == fields.end() ? std::string() : found->first;
}

std::shared_ptr<const Setting> settingOf(const System& system, Scenario scenario, Boards boards)
{
    Opaque data = system.data(scenario, boards);
    const auto editions = system.editions();
    std::string edition = scenario.edition.empty() && !editions.empty() ? editions.front() : scenario.edition;
    return std::make_shared<const Setting>(
        Setting{&system, std::move(scenario), std::move(boards), std::move(edition), std::move(data)});
}

Game begin(std::shared_ptr<const Setting> setting)
{
    Opaque state = setting->system->begin(*setting);
    return {std::move(setting), std::move(state)};
}

Verdict judge(const Game& game, const Record& order, const Given& given)
{
    return game.setting->system->judge(game, order, given);
}

tl::expected<Opaque, std::vector<Fault>> System::apply(Game game, std::span<const Record> effects, int version) const
{
    if (auto faults = play::carryOut(game, effects, version); !faults.empty())
        return tl::unexpected(std::move(faults));
    return std::move(game.state);
}

Game after(const Game& game, const Verdict& verdict)
{
    if (!verdict.whole())
        return game;
    Game next = game;
    [[maybe_unused]] const auto faults = game.setting->system->carryOut(next, verdict.effects, today);
    assert(faults.empty()); // a system can carry out what it judged
    return next;
}

std::optional<Scene> sceneOf(const Game& game, const Record* begun, const Verdict* verdict)
{
    auto scene = game.setting->system->scene(game, begun, verdict);
    if (scene)
        for (Piece& piece : scene->pieces)
        {
            const Scenario& scenario = game.setting->scenario;
            if (const Force* force = findForce(scenario, piece.force))
            {
                piece.colour = force->colour;
                piece.pattern = force->pattern;
            }
            if (const auto at = piece.thing.sort == "counter" ? find(scenario, piece.thing.id) : std::nullopt)
                piece.bears = scenario.forces[static_cast<std::size_t>(at->force)]
                                  .counters[static_cast<std::size_t>(at->counter)]
                                  .fields;
        }
    return scene;
}

void markTurns(Scene& scene, const std::vector<Muster>& muster)
{
    for (const Muster& line : muster)
        if (line.turn != Turn::None)
            for (Piece& piece : scene.pieces)
                if (std::ranges::count(line.who, piece.thing) > 0)
                    piece.turn = line.turn;
}

namespace
{

/// Of a row without a name the title of its part.
std::string rowName(const SheetParts& parts, const std::string& id, std::string_view language)
{
    for (const SheetPart& part : parts)
        for (const SheetRow& row : part.rows)
            if (row.id == id && !(row.name.empty() && part.title.empty()))
                return row.name.empty() ? part.title.in(language) : row.name.in(language);
    return id;
}

} // namespace

std::string nameOf(const Game& game, const Ref& ref, std::string_view language)
{
    if (const Force* force = ref.sort == "force" ? findForce(game.setting->scenario, ref.id) : nullptr)
        return force->name.empty() ? force->id : force->name.in(language);
    for (const Zone& zone : game.setting->scenario.zones)
        if (ref.sort == "zone" && zone.id == ref.id)
            return zone.name.empty() ? ref.id : zone.name.in(language);
    if (ref.sort == sortOf<ASheetRow>)
        return rowName(sheetOf(game.setting->scenario, *game.setting->system), ref.id, language);
    for (Thing& thing : game.setting->system->things(game, ref.sort))
        if (thing.id == ref.id)
            return thing.name.empty() ? ref.id : std::move(thing.name);
    return ref.id;
}

Verdict malformed(const Fault& fault)
{
    return Verdict().forbid(says::play_order_malformed, {{"field", fault.field}});
}

} // namespace merlon::play
