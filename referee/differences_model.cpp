#include "referee/differences_model.h"

#include "translations/words.h"

#include <algorithm>
#include <functional>

namespace merlon::referee
{

int DifferencesModel::rowsOf(const play::System& system)
{
    const rules::Book* book = rules::findBook(system.id());
    differences_ = book != nullptr ? book->differences : std::span<const rules::Difference>();
    editions_ = system.editions();
    return static_cast<int>(differences_.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 3 + static_cast<int>(editions_.size());
}

std::string DifferencesModel::editionOf(int column) const
{
    const int edition = column - 1;
    return edition >= 0 && edition < static_cast<int>(editions_.size()) ? editions_[static_cast<std::size_t>(edition)]
                                                                        : std::string();
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == SearchRole)
    {
        QStringList all{words::fromView(difference(index.row()).key), text(index.row(), 0), changes(index.row())};
        for (const std::string& edition : editions_)
            all += says(index.row(), edition);
        for (const std::string_view rule : difference(index.row()).rules)
            all += words::fromView(rule) + ' ' + words::ruleTitle(rule);
        return words::folded(all.join(' '));
    }
    return {};
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (const std::string edition = editionOf(section); !edition.empty())
        return word("edition", edition);
    if (section == 0)
        return tr("Difference", "heading of a column: where the editions differ");
    return section == 1 + static_cast<int>(editions_.size())
               ? tr("Used here", "heading of a column: which edition's rule is played in this scenario")
               : tr("Changes a verdict", "heading of a column: yes, no, only if ...");
}

QString DifferencesModel::text(int row, int column) const
{
    if (const std::string edition = editionOf(column); !edition.empty())
        return says(row, edition);
    if (column == 0)
        return word("difference", difference(row).key);
    return column == 1 + static_cast<int>(editions_.size()) ? played(row) : changes(row);
}

QString DifferencesModel::says(int row, std::string_view edition) const
{
    const auto& said = difference(row).editions;
    if (std::ranges::find(said, edition) == said.end())
        //: an edition of a rulebook has no word on this
        return tr("says nothing");
    return word("difference", std::string(difference(row).key) + '.' + std::string(edition));
}

QString DifferencesModel::changes(int row) const
{
    const std::string when = std::string(difference(row).key) + ".when";
    const bool told = words::hasWord(system().id(), "difference." + when);
    switch (difference(row).changes)
    {
    case rules::Changes::Yes:
        //: whether a difference between editions can change a verdict; %1: when
        return told ? tr("yes: %1").arg(word("difference", when)) : tr("yes", "it can change a verdict");
    case rules::Changes::Sometimes:
        //: whether a difference between editions can change a verdict; %1: "a map draws openings apart"
        return told ? tr("only if: %1").arg(word("difference", when)) : tr("sometimes", "it can change a verdict");
    case rules::Changes::No:
        break;
    }
    //: whether a difference between editions can change a verdict; %1: why not
    return told ? tr("no: %1").arg(word("difference", when)) : tr("no", "it can change a verdict");
}

QString DifferencesModel::played(int row) const
{
    const std::string always = std::string(difference(row).key) + ".played";
    if (!offers(row) && words::hasWord(system().id(), "difference." + always))
        return word("difference", always);
    if (!offers(row))
        //: of a difference that no verdict rests on, or of one that the program does not judge
        return difference(row).changes == rules::Changes::No ? tr("the same") : tr("not judged yet");
    const std::string chosen = order()[static_cast<std::size_t>(way(row))];
    //: a house rule of this scenario; %1: "Spanish edition"
    return chosen == edition() ? word("edition", chosen) : tr("house rule: %1").arg(word("edition", chosen));
}

QString DifferencesModel::html(int row) const
{
    const auto paragraph = [](const QString& name, const QString& text)
    { return QStringLiteral("<p><b>%1</b> %2</p>").arg(name.toHtmlEscaped(), text.toHtmlEscaped()); };
    QString out = QStringLiteral("<h3>%1</h3>").arg(text(row, 0).toHtmlEscaped());
    for (const std::string& edition : editions_)
        out += paragraph(word("edition", edition) + words::listWord("colon"), says(row, edition));
    out += paragraph(tr("Changes a verdict", "heading of a column: yes, no, only if ...") + words::listWord("colon"),
                     changes(row));
    QStringList cited;
    for (const std::string_view rule : difference(row).rules)
        cited += words::fromView(rule).toHtmlEscaped() + "&nbsp; " + words::ruleTitle(rule).toHtmlEscaped();
    return out + QStringLiteral("<p><small>%1</small></p>").arg(cited.join("<br>"));
}

std::vector<std::string> DifferencesModel::order() const
{
    std::vector<std::string> order = editions_;
    std::ranges::stable_sort(order, std::greater(), [own = edition()](const std::string& one) { return one == own; });
    return order;
}

QStringList DifferencesModel::ways(int row) const
{
    if (!offers(row))
        return {};
    QStringList ways;
    for (const std::string& edition : order())
        ways += word("edition", edition);
    return ways;
}

int DifferencesModel::way(int row) const
{
    const auto all = order();
    const auto found = std::ranges::find(all, option(difference(row).key));
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

bool DifferencesModel::offers(int row) const
{
    return editions_.size() > 1 && play::find(system().options(), difference(row).key) != nullptr;
}

play::ChosenRules DifferencesModel::choose(int row, int way) const
{
    const auto all = order();
    const bool other = way > 0 && way < static_cast<int>(all.size());
    return with(difference(row).key, other ? all[static_cast<std::size_t>(way)] : std::string());
}

} // namespace merlon::referee
