#pragma once

#include "editor/scan.h"

#include <QFutureWatcher>
#include <QObject>

namespace merlon::editor
{

/// The file of a scan that lies under a map, or why there is none: a map without a file has no folder, and a link may
/// not lead out of it.
tl::expected<QString, QString> scanFile(const QString& mapFile, const std::string& image);

/// A scan, read in the background. Asked for another, the one before stops; who asks for one that somebody else still
/// shows, as it is on disk, shares it.
class ScanLoader : public QObject
{
    Q_OBJECT

public:
    explicit ScanLoader(QObject* parent = nullptr);
    ~ScanLoader() override;

    /// Of a map or a table and its file; null: it has none. The same again is not read again.
    void loadFor(const std::string* image, const QString& boardFile);
    void loadFor(const map::HexMap& map, const QString& mapFile)
    {
        loadFor(map.background ? &map.background->image : nullptr, mapFile);
    }
    void load(const QString& file);
    void clear();
    /// Null while there is none, or not yet.
    const std::shared_ptr<const Scan>& scan() const { return scan_; }
    /// Why there is none; a sentence.
    const QString& problem() const { return problem_; }
    bool isReading() const { return cancelled_ != nullptr; }

signals:
    void changed();

private:
    void take(const Scan::Read& read);
    void fail(const QString& why);
    void stop();

    QString key_; ///< file, its size and time
    std::shared_ptr<const Scan> scan_;
    QString problem_;
    std::shared_ptr<std::atomic<bool>> cancelled_; ///< of the reading that is under way
};

} // namespace merlon::editor
