// The message that a page shows after an action: brief on success, with an Undo or folder button if possible; on failure it
// remains until closed. Toast.qml shows it.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/platform/export_file.h"
#include "app/platform/save_place.h"

#include <functional>

namespace tableside {

/// A message that its owner shows and dismisses; each controller has one.
class PageNotice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to whatever speaks")

    /// The message; empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY told FINAL)
    Q_PROPERTY(bool isError READ isError NOTIFY told FINAL)
    /// Whether openFolder() can show the saved file.
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY told FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY told FINAL)
    /// Whether the message waits until its page is opened again. Other messages are dismissed when their page is closed.
    Q_PROPERTY(bool isLasting READ isLasting NOTIFY told FINAL)

public:
    /// Returns the message in the current language.
    using Sentence = std::function<QString()>;

    using QObject::QObject;

    QString text() const { return m_content.sentence ? m_content.sentence() : QString(); }
    bool isError() const { return m_content.isError; }
    bool hasFolder() const { return m_openFolder && !m_content.folder.isEmpty(); }
    bool canUndo() const { return m_content.undo != nullptr; }
    bool isLasting() const { return m_content.isLasting; }

    /// Shows a success message. If \p undo is set, an Undo button calls it.
    void tell(const Sentence &sentence, const std::function<void()> &undo = {});
    /// Shows an error; an empty \p problem dismisses the message.
    void fail(const QString &problem);
    /// Shows an error that waits until its page is opened again.
    void failLasting(const Sentence &sentence);
    /// Shows the outcome of writing or reading a file.
    void tell(const FileOutcome &outcome);
    /// Sets the functions that open the folder of a saved file or hand the file over to the system.
    void setFileDesk(const FileDesk &desk);
    /// Updates the message. Called when the language has changed.
    void retranslate() { emit told(); }

    Q_INVOKABLE void openFolder();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void dismiss() { show({}); }

signals:
    /// Emitted when the message has changed.
    void told();

private:
    struct Content
    {
        Sentence sentence = {};
        bool isError = false;
        bool isLasting = false;
        QString folder = {};
        std::function<void()> undo = {};
    };

    void show(const Content &content);

    Content m_content;
    std::function<bool(const QString &folder)> m_openFolder;
    std::function<void(const QString &path)> m_handOver;
};

} // namespace tableside
