<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>merlon::app::BriefingDialog</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>a force and how many it has</extracomment>
        <translation>
            <numerusform>%1: %n counter</numerusform>
            <numerusform>%1: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n turn(s).</source>
        <translation>
            <numerusform>The game lasts %n turn.</numerusform>
            <numerusform>The game lasts %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each assault lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>Each assault lasts %n turn at most.</numerusform>
            <numerusform>Each assault lasts %n turns at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Files</name>
    <message numerus="yes">
        <source>%n warning(s) about this file</source>
        <translation>
            <numerusform>%n warning about this file</numerusform>
            <numerusform>%n warnings about this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::FindModel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Findings</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::MapMenu</name>
    <message numerus="yes">
        <source>Selection: %n hex(es)</source>
        <translation>
            <numerusform>Selection: %n hex</numerusform>
            <numerusform>Selection: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Outlook</name>
    <message numerus="yes">
        <source>Field of fire: %1, %2: %n hex(es), the denser the less cover. Esc ends it.</source>
        <extracomment>a hex, a weapon</extracomment>
        <translation>
            <numerusform>Field of fire: %1, %2: %n hex, the denser the less cover. Esc ends it.</numerusform>
            <numerusform>Field of fire: %1, %2: %n hexes, the denser the less cover. Esc ends it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who sees this hex: %1, %2: from %n hex(es), the denser the less cover. Esc ends it.</source>
        <extracomment>a hex, a weapon</extracomment>
        <translation>
            <numerusform>Who sees this hex: %1, %2: from %n hex, the denser the less cover. Esc ends it.</numerusform>
            <numerusform>Who sees this hex: %1, %2: from %n hexes, the denser the less cover. Esc ends it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field of fire: %1: %n hex(es); dead ground, hatched: %2. Esc ends it.</source>
        <extracomment>a force, a number of hexes</extracomment>
        <translation>
            <numerusform>Field of fire: %1: %n hex; dead ground, hatched: %2. Esc ends it.</numerusform>
            <numerusform>Field of fire: %1: %n hexes; dead ground, hatched: %2. Esc ends it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach: %1: %n hex(es), each with the points that it costs. Esc ends it.</source>
        <extracomment>a counter</extracomment>
        <translation>
            <numerusform>Reach: %1: %n hex, each with the points that it costs. Esc ends it.</numerusform>
            <numerusform>Reach: %1: %n hexes, each with the points that it costs. Esc ends it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of movement</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n who fire(s) there</source>
        <translation>
            <numerusform>%n who fires there</numerusform>
            <numerusform>%n who fire there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Ruler</name>
    <message numerus="yes">
        <source>%1 to %2: %n hex(es).</source>
        <extracomment>two hexes and how far they are from one another</extracomment>
        <translation>
            <numerusform>%1 to %2: %n hex.</numerusform>
            <numerusform>%1 to %2: %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::ShippedModel</name>
    <message numerus="yes">
        <source>A game of %n order(s)</source>
        <translation>
            <numerusform>A game of %n order</numerusform>
            <numerusform>A game of %n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::JoinDialog</name>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::SelectionBox</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>how many are selected</comment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::SuggestionsDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::TableInspector</name>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n thing selected</numerusform>
            <numerusform>%n things selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::AimsDialog</name>
    <message numerus="yes">
        <source>%1, from %n hex(es): %2</source>
        <translation>
            <numerusform>%1, from %n hex: %2</numerusform>
            <numerusform>%1, from %n hexes: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictText</name>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1: names, &quot;Alric, Odo&quot;</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlonctl</name>
    <message numerus="yes">
        <source>%1 of %n order(s) kept in %2</source>
        <extracomment>%n: orders of a file; %1: how many of them went into the journal %2</extracomment>
        <translation>
            <numerusform>%1 of %n order kept in %2</numerusform>
            <numerusform>%1 of %n orders kept in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>play</name>
    <message numerus="yes">
        <source>{places,and}: at least %n hex(es) with one of these: {overlays}.</source>
        <comment>play.victory/bears</comment>
        <extracomment>the sentence begins with the places; {overlays}: things on the map, “fire, burnt”</extracomment>
        <translation>
            <numerusform>{places,and}: at least %n hex with one of these: {overlays}.</numerusform>
            <numerusform>{places,and}: at least %n hexes with one of these: {overlays}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message numerus="yes">
        <source>{counter} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so</comment>
        <translation>
            <numerusform>{counter} must retreat one hex.</numerusform>
            <numerusform>{counter} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modifier for {band} range (%n hex(es)): {add}.</source>
        <comment>siege.sheet.2a/range</comment>
        <extracomment>range: how far the target is</extracomment>
        <translation>
            <numerusform>Modifier for {band} range (%n hex): {add}.</numerusform>
            <numerusform>Modifier for {band} range (%n hexes): {add}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} must retreat %n hex(es) at once.</source>
        <comment>siege.sheet.3d/owes</comment>
        <translation>
            <numerusform>{target} must retreat %n hex at once.</numerusform>
            <numerusform>{target} must retreat %n hexes at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first</comment>
        <translation>
            <numerusform>First {name} must retreat %n hex.</numerusform>
            <numerusform>First {name} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no way for {name} to retreat %n hex(es): wounded instead.</source>
        <comment>siege.sheet.3d/cannot</comment>
        <translation>
            <numerusform>There is no way for {name} to retreat %n hex: wounded instead.</numerusform>
            <numerusform>There is no way for {name} to retreat %n hexes: wounded instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es), not {given}.</source>
        <comment>siege.sheet.3d/length</comment>
        <translation>
            <numerusform>{name} must retreat %n hex, not {given}.</numerusform>
            <numerusform>{name} must retreat %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es), to {hex}.</source>
        <comment>siege.sheet.3d/done</comment>
        <translation>
            <numerusform>{name} retreats %n hex, to {hex}.</numerusform>
            <numerusform>{name} retreats %n hexes, to {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1g/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left: {left}.</source>
        <comment>siege.1.6a/short</comment>
        <translation>
            <numerusform>{hex} costs %n movement point; left: {left}.</numerusform>
            <numerusform>{hex} costs %n movement points; left: {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{counter} spends %n movement point(s).</source>
        <comment>siege.1.6c/spent_so</comment>
        <translation>
            <numerusform>{counter} spends %n movement point.</numerusform>
            <numerusform>{counter} spends %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93h/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.1a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the left.</source>
        <comment>siege.1.71a/left</comment>
        <translation>
            <numerusform>Attack from {attacker} against {defender}: %n column to the left.</numerusform>
            <numerusform>Attack from {attacker} against {defender}: %n columns to the left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the right.</source>
        <comment>siege.1.71a/right</comment>
        <translation>
            <numerusform>Attack from {attacker} against {defender}: %n column to the right.</numerusform>
            <numerusform>Attack from {attacker} against {defender}: %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A joint attack: %n column(s) to the right.</source>
        <comment>siege.1.72c/joint</comment>
        <translation>
            <numerusform>A joint attack: %n column to the right.</numerusform>
            <numerusform>A joint attack: %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/owes</comment>
        <translation>
            <numerusform>{name} must retreat %n hex from the melee.</numerusform>
            <numerusform>{name} must retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first</comment>
        <translation>
            <numerusform>First {name} must retreat %n hex from the melee.</numerusform>
            <numerusform>First {name} must retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee, not {given}.</source>
        <comment>siege.sheet.5a/length</comment>
        <translation>
            <numerusform>{name} must retreat %n hex from the melee, not {given}.</numerusform>
            <numerusform>{name} must retreat %n hexes from the melee, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es) from the melee, to {hex}.</source>
        <comment>siege.sheet.5a/done</comment>
        <translation>
            <numerusform>{name} retreats %n hex from the melee, to {hex}.</numerusform>
            <numerusform>{name} retreats %n hexes from the melee, to {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n filled-moat counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.2a/none_left</comment>
        <translation>
            <numerusform>The only filled-moat counter of the scenario lies on the map.</numerusform>
            <numerusform>All %n filled-moat counters of the scenario lie on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n demolished-wall counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.31a/none_left</comment>
        <translation>
            <numerusform>The only demolished-wall counter of the scenario lies on the map.</numerusform>
            <numerusform>All %n demolished-wall counters of the scenario lie on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} breaks down: %n point(s)</source>
        <comment>siege.4.23a/break_engine</comment>
        <translation>
            <numerusform>{engine} breaks down: %n point</numerusform>
            <numerusform>{engine} breaks down: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) of {engine} out of order.</source>
        <comment>siege.4.23a/out_so</comment>
        <translation>
            <numerusform>%n more point of {engine} is out of order.</numerusform>
            <numerusform>%n more points of {engine} are out of order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of these engines are out of order: {engines,and}. The besieger spreads them.</source>
        <comment>siege.4.23a/loss_so</comment>
        <translation>
            <numerusform>%n point of these engines is out of order: {engines,and}. The besieger chooses where.</numerusform>
            <numerusform>%n points of these engines are out of order: {engines,and}. The besieger spreads them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the besieger spreads %n point(s) out of order.</source>
        <comment>siege.4.23a/first</comment>
        <translation>
            <numerusform>First the besieger says which engine has %n point out of order.</numerusform>
            <numerusform>First the besieger spreads %n points out of order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} has only %n point(s) left.</source>
        <comment>siege.4.23a/too_many</comment>
        <translation>
            <numerusform>{engine} has only %n point left.</numerusform>
            <numerusform>{engine} has only %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) are still to be spread.</source>
        <comment>siege.4.23a/more_than_lost</comment>
        <translation>
            <numerusform>Only %n point is still to be spread.</numerusform>
            <numerusform>Only %n points are still to be spread.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} bombards with the %n point(s) left.</source>
        <comment>siege.4.23e/rest</comment>
        <translation>
            <numerusform>{engine} bombards with the %n point left.</numerusform>
            <numerusform>{engine} bombards with the %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The siege is over: all %n day(s) are ticked.</source>
        <comment>siege.sheet.6b/is_over</comment>
        <translation>
            <numerusform>The siege is over: its %n day is ticked.</numerusform>
            <numerusform>The siege is over: all %n days are ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last of %n day(s): the siege is over.</source>
        <comment>siege.sheet.6b/over</comment>
        <translation>
            <numerusform>It is the only day (%n): the siege is over.</numerusform>
            <numerusform>It is the last of %n days: the siege is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were to be lost; the engines have only {left}.</source>
        <comment>siege.ruling.stone-cap/lost</comment>
        <translation>
            <numerusform>%n point was to be lost; the engines have only {left}.</numerusform>
            <numerusform>%n points were to be lost; the engines have only {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n day(s) and returns on day {day}.</source>
        <comment>siege.ruling.healing-date/morning</comment>
        <translation>
            <numerusform>{name} needs %n day and returns on day {day}.</numerusform>
            <numerusform>{name} needs %n days and returns on day {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.4a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine on {hex} has spent %n movement point(s).</source>
        <comment>siege.2.41a/pushed_so</comment>
        <translation>
            <numerusform>The engine on {hex} has spent %n movement point.</numerusform>
            <numerusform>The engine on {hex} has spent %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left to the engine: {left}.</source>
        <comment>siege.2.41a/short</comment>
        <translation>
            <numerusform>{hex} costs %n movement point; left to the engine: {left}.</numerusform>
            <numerusform>{hex} costs %n movement points; left to the engine: {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, to the top of the siege tower: %n movement point(s).</source>
        <comment>siege.2.42c/enter</comment>
        <translation>
            <numerusform>{hex}, to the top of the siege tower: %n movement point.</numerusform>
            <numerusform>{hex}, to the top of the siege tower: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.45a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.4.3a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n movement point.</numerusform>
            <numerusform>{hex}, {terrain}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, down inside the siege tower: %n movement point(s).</source>
        <comment>siege.ruling.tower-down/enter</comment>
        <translation>
            <numerusform>{hex}, down inside the siege tower: %n movement point.</numerusform>
            <numerusform>{hex}, down inside the siege tower: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine pays for the dearest hex that it newly enters, {hex}: %n movement point(s).</source>
        <comment>siege.ruling.tower-move/pays</comment>
        <translation>
            <numerusform>The engine pays for the dearest hex that it newly enters, {hex}: %n movement point.</numerusform>
            <numerusform>The engine pays for the dearest hex that it newly enters, {hex}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} carries the ladder: %n movement point(s) fewer.</source>
        <comment>siege.1.91a/fewer</comment>
        <translation>
            <numerusform>{name} carries the ladder: %n movement point fewer.</numerusform>
            <numerusform>{name} carries the ladder: %n movement points fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and it takes {points}.</source>
        <comment>siege.1.92a/short</comment>
        <translation>
            <numerusform>{name} has %n movement point left, and it takes {points}.</numerusform>
            <numerusform>{name} has %n movement points left, and it takes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.3.52a/burning_so</comment>
        <translation>
            <numerusform>{hex} has burnt for %n turn.</numerusform>
            <numerusform>{hex} has burnt for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: panic, %n character(s).</source>
        <comment>siege.panic.1c/panic</comment>
        <translation>
            <numerusform>Panic table, die {die}: panic, %n character.</numerusform>
            <numerusform>Panic table, die {die}: panic, %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: rout, %n character(s).</source>
        <comment>siege.panic.1c/rout</comment>
        <translation>
            <numerusform>Panic table, die {die}: rout, %n character.</numerusform>
            <numerusform>Panic table, die {die}: rout, %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First %n character(s) are chosen after the death of {name}.</source>
        <comment>siege.panic.1d/first</comment>
        <translation>
            <numerusform>First %n character is chosen after the death of {name}.</numerusform>
            <numerusform>First %n characters are chosen after the death of {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be chosen, not {given}.</source>
        <comment>siege.panic.1d/count</comment>
        <translation>
            <numerusform>%n character must be chosen, not {given}.</numerusform>
            <numerusform>%n characters must be chosen, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n must be chosen, or all of them; not {given}.</source>
        <comment>siege.panic.1d/all</comment>
        <translation>
            <numerusform>%n character must be chosen, or all of them; not {given}.</numerusform>
            <numerusform>%n characters must be chosen, or all of them; not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die asks for %n character(s).</source>
        <comment>siege.panic.1d/must</comment>
        <translation>
            <numerusform>The die asks for %n character.</numerusform>
            <numerusform>The die asks for %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must flee %n hex(es), not {given}.</source>
        <comment>siege.panic.2a/length</comment>
        <translation>
            <numerusform>{name} must flee %n hex, not {given}.</numerusform>
            <numerusform>{name} must flee %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All who are attacked are in panic: %n column(s) to the right.</source>
        <comment>siege.panic.2g/shift</comment>
        <translation>
            <numerusform>All who are attacked are in panic: %n column to the right.</numerusform>
            <numerusform>All who are attacked are in panic: %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is on the ladder on {hex} at once: %n movement point(s).</source>
        <comment>siege.ruling.ladder-raise/climbs</comment>
        <translation>
            <numerusform>{name} is on the ladder on {hex} at once: %n movement point.</numerusform>
            <numerusform>{name} is on the ladder on {hex} at once: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and being on the ladder takes {points}.</source>
        <comment>siege.ruling.ladder-raise/short</comment>
        <translation>
            <numerusform>{name} has %n movement point left, and being on the ladder takes {points}.</numerusform>
            <numerusform>{name} has %n movement points left, and being on the ladder takes {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the two spends %n movement point(s).</source>
        <comment>siege.ruling.ladder-turn/each</comment>
        <translation>
            <numerusform>Each of the two spends %n movement point.</numerusform>
            <numerusform>Each of the two spends %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.ruling.fire-count/turn</comment>
        <translation>
            <numerusform>{hex} has burnt for %n turn.</numerusform>
            <numerusform>{hex} has burnt for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats as far as possible: {reach} of %n hex(es).</source>
        <comment>siege.ruling.failed-retreat/partway</comment>
        <translation>
            <numerusform>{name} retreats as far as possible: {reach} of %n hex.</numerusform>
            <numerusform>{name} retreats as far as possible: {reach} of %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat as far as possible: %n hex(es), not {given}.</source>
        <comment>siege.ruling.failed-retreat/length</comment>
        <translation>
            <numerusform>{name} must retreat as far as possible: %n hex, not {given}.</numerusform>
            <numerusform>{name} must retreat as far as possible: %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pushes the mantlet: %n movement point(s) fewer.</source>
        <comment>siege.5.21a/fewer</comment>
        <translation>
            <numerusform>{name} pushes the mantlet: %n movement point fewer.</numerusform>
            <numerusform>{name} pushes the mantlet: %n movement points fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All turns have been played: %n turn(s).</source>
        <comment>siege.1.2a/over</comment>
        <translation>
            <numerusform>All turns have been played: %n turn.</numerusform>
            <numerusform>All turns have been played: %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n hex(es) of {hex} all that is lower is looked over, however far the target is.</source>
        <comment>siege.ruling.radius/shooter</comment>
        <translation>
            <numerusform>Within %n hex of {hex} all that is lower is looked over, however far the target is.</numerusform>
            <numerusform>Within %n hexes of {hex} all that is lower is looked over, however far the target is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The target is more than %n hex(es) from {hex}: nothing is looked over.</source>
        <comment>siege.ruling.radius/target</comment>
        <translation>
            <numerusform>The target is more than %n hex from {hex}: nothing is looked over.</numerusform>
            <numerusform>The target is more than %n hexes from {hex}: nothing is looked over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those who saw {dead} die panic; the owner chooses.</source>
        <comment>siege.panic.1d/fright_so_panic</comment>
        <translation>
            <numerusform>One of those who saw {dead} die panics; the owner chooses.</numerusform>
            <numerusform>%n of those who saw {dead} die panic; the owner chooses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those who saw {dead} die rout; the owner chooses.</source>
        <comment>siege.panic.1d/fright_so_rout</comment>
        <translation>
            <numerusform>One of those who saw {dead} die routs; the owner chooses.</numerusform>
            <numerusform>%n of those who saw {dead} die rout; the owner chooses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex,and} have burnt for %n turn(s).</source>
        <comment>siege.3.52a/burning_so_all</comment>
        <translation>
            <numerusform>{hex,and} have burnt for %n turn.</numerusform>
            <numerusform>{hex,and} have burnt for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name,and} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first_all</comment>
        <translation>
            <numerusform>First {name,and} must retreat %n hex.</numerusform>
            <numerusform>First {name,and} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{counter,and} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so_all</comment>
        <translation>
            <numerusform>{counter,and} must retreat one hex.</numerusform>
            <numerusform>{counter,and} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name,and} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first_all</comment>
        <translation>
            <numerusform>First {name,and} must retreat %n hex from the melee.</numerusform>
            <numerusform>First {name,and} must retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ballista on {hex} has had a crew for %n turn(s).</source>
        <comment>siege.3.41b/served_so</comment>
        <translation>
            <numerusform>The ballista on {hex} has had a crew for %n turn.</numerusform>
            <numerusform>The ballista on {hex} has had a crew for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} now has %n cross(es).</source>
        <comment>siege.sheet.6a/cross_so</comment>
        <translation>
            <numerusform>{hex} now has %n cross.</numerusform>
            <numerusform>{hex} now has %n crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move costs %n movement point(s); {left} are left.</source>
        <comment>siege.1.6a/paid</comment>
        <translation>
            <numerusform>The move costs %n movement point; {left} are left.</numerusform>
            <numerusform>The move costs %n movement points; {left} are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engines of %n point(s) bombard {hex}.</source>
        <comment>siege.4.21d/points</comment>
        <translation>
            <numerusform>Engines of %n point bombard {hex}.</numerusform>
            <numerusform>Engines of %n points bombard {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} panics and retreats %n hex(es).</source>
        <comment>siege.panic.2a/away</comment>
        <translation>
            <numerusform>{name} panics and retreats %n hex.</numerusform>
            <numerusform>{name} panics and retreats %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A retreat of %n hex(es) does not end on {hex}: it is nearer than that.</source>
        <comment>siege.ruling.retreat-hexes/near</comment>
        <translation>
            <numerusform>A retreat of %n hex does not end on {hex}: it is nearer than that.</numerusform>
            <numerusform>A retreat of %n hexes does not end on {hex}: it is nearer than that.</numerusform>
        </translation>
    </message>
</context>
</TS>
