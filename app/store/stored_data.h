// All that the app keeps on this device, as the settings offer it: where it lies, and to be deleted as a whole.
#pragma once

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

public:
    /// Both outlive this; recordings lie in `voicesFolder`.
    StoredData(Database &database, AppSettings &settings, const QString &voicesFolder);

    QString folder() const;
    QUrl folderUrl() const;
    QString problem() const { return m_problem ? m_problem() : QString(); }

    /// Matches, scores, people, calls, recordings, copies, what was set aside, and the settings. Setups still hold what they
    /// have read and would write it again: after deleted() the app is to end. False with problem() where something is left.
    Q_INVOKABLE bool deleteAll();

signals:
    /// The database holds nothing any more, though files may be left; whatever was read from it is to be read again.
    void emptied();
    void deleted();
    void problemChanged();

private:
    bool emptyDatabase();
    bool removeFiles();
    bool fail(const std::function<QString()> &problem);

    Database &m_database;
    AppSettings &m_settings;
    QString m_voicesFolder;
    std::function<QString()> m_problem; ///< In the language of the moment.
};

} // namespace tableside
