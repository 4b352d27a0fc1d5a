// All that the app keeps on this device, as the settings offer it: where it lies, to be taken along, and to be deleted
// as a whole.
#pragma once

#include "app/platform/file_job.h"
#include "app/platform/save_place.h"
#include "app/platform/storage_state.h"
#include "app/store/data_export.h"
#include "app/text/page_notice.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>

namespace tableside {

class AppSettings;
class Database;

class UserData : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// As the system writes it.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    /// False in a browser, whose storage has no folders to be seen.
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY storageChanged FINAL)
    /// The browser may delete all of it when it needs the space.
    Q_PROPERTY(bool mayGo READ mayGo NOTIFY storageChanged FINAL)
    /// Why the last attempt to delete everything failed; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// What came of the last export.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// The export, while it goes on.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)

public:
    /// Both outlive this; recordings lie in `voicesFolder`.
    UserData(Database &database, AppSettings &settings, const QString &voicesFolder);

    QString folder() const;
    bool hasFolder() const { return static_cast<bool>(m_desk.openFolder); }
    bool mayGo() const { return storageState() == StorageState::MayGo; }
    QString problem() const { return m_problem ? m_problem() : QString(); }
    PageNotice *notice() { return &m_notice; }
    FileJob *job() { return &m_job; }
    QString exported() const { return m_notice.text(); }
    /// Who writes the score book; to be set before exportAll().
    void setBookWriter(const BookWriter &writer) { m_writeBook = writer; }
    /// For tests; otherwise the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    void setFileDesk(const FileDesk &desk);

    /// See data_export.h; exported() says where it is, or why it is not, when job() is done. Nothing where the person changed
    /// their mind.
    Q_INVOKABLE void exportAll();
    /// In the system's file manager.
    Q_INVOKABLE void openFolder();

    /// Matches, scores, people, calls, recordings, copies, what was set aside, and the settings. Setups still hold what they
    /// have read and would write it again: after deleted() the app is to end. False with problem() where something is left.
    Q_INVOKABLE bool deleteAll();

    /// What went wrong reads otherwise: the language is another. What was exported has been told when it was.
    void retranslate();

signals:
    void storageChanged();
    /// The database holds nothing any more, though files may be left; whatever was read from it is to be read again.
    void emptied();
    void deleted();
    void problemChanged();

private:
    void exportInto(const QString &folder);
    bool emptyDatabase();
    bool removeFiles();
    bool fail(const std::function<QString()> &problem);

    Database &m_database;
    AppSettings &m_settings;
    QString m_voicesFolder;
    BookWriter m_writeBook;
    SavePlace m_savePlace;
    FileDesk m_desk;
    PageNotice m_notice;
    std::function<QString()> m_problem; ///< In the language of the moment.
    FileJob m_job;
};

} // namespace tableside
