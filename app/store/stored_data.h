// All that the app keeps on this device, as the settings offer it: where it lies, to be taken along, and to be deleted
// as a whole.
#pragma once

#include "export/export_file.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <functional>

namespace tableside {

class AppSettings;
class Database;

class StoredData : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// As the system writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    Q_PROPERTY(QUrl folderUrl READ folderUrl CONSTANT FINAL)
    /// Why the last attempt to delete everything failed; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// What came of the last export; else empty.
    Q_PROPERTY(QString exported READ exported NOTIFY exportedChanged FINAL)

public:
    /// Both outlive this; recordings lie in `voicesFolder`.
    StoredData(Database &database, AppSettings &settings, const QString &voicesFolder);

    QString folder() const;
    QUrl folderUrl() const;
    QString problem() const { return m_problem ? m_problem() : QString(); }
    QString exported() const { return m_exported; }
    /// Who writes the score book; to be set before exportAll().
    void setBookWriter(const std::function<FileOutcome(const QString &path)> &writer) { m_writeBook = writer; }
    /// For tests; otherwise the user's documents.
    void setExportFolder(const QString &folder) { m_exportFolder = folder; }

    /// See export/whole_export.h; exported() says where it is, or why it is not.
    Q_INVOKABLE bool exportAll();
    Q_INVOKABLE void dismissExported() { setExported({}); }

    /// Matches, scores, people, calls, recordings, copies, what was set aside, and the settings. Setups still hold what they
    /// have read and would write it again: after deleted() the app is to end. False with problem() where something is left.
    Q_INVOKABLE bool deleteAll();

    /// What went wrong reads otherwise: the language is another. What was exported has been told when it was.
    void tellAgain();

signals:
    /// The database holds nothing any more, though files may be left; whatever was read from it is to be read again.
    void emptied();
    void deleted();
    void problemChanged();
    void exportedChanged();

private:
    void setExported(const QString &exported);
    bool emptyDatabase();
    bool removeFiles();
    bool fail(const std::function<QString()> &problem);

    Database &m_database;
    AppSettings &m_settings;
    QString m_voicesFolder;
    std::function<FileOutcome(const QString &path)> m_writeBook;
    QString m_exportFolder;
    QString m_exported;
    std::function<QString()> m_problem; ///< In the language of the moment.
};

} // namespace tableside
