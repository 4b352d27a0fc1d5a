// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The message that a page shows after an action. A success message disappears after a short time and may have a button for Undo
// or for opening a folder; an error remains until the user closes it. Toast.qml shows the message.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/files/export_file.h"
#include "app/files/save_place.h"

#include <functional>

namespace tableside {

/// A message for the user. Each controller shows and dismisses its own messages with its own PageNotice.
class PageNotice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to whatever speaks")

    /// The text of the message; empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(bool isError READ isError NOTIFY changed FINAL)
    /// Whether openFolder() can show the folder of the saved file.
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// The text of the button for undo(); empty for the usual text.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
    /// Whether the message is kept while its page is closed and is shown when the page is opened again. Other messages are
    /// dismissed when the page is closed.
    Q_PROPERTY(bool isLasting READ isLasting NOTIFY changed FINAL)

public:
    /// A function that returns the message in the current language, so that the message can be retranslated.
    using Sentence = std::function<QString()>;

    using QObject::QObject;

    QString text() const { return m_content.sentence ? m_content.sentence() : QString(); }
    bool isError() const { return m_content.isError; }
    bool hasFolder() const { return m_openFolder && !m_content.folder.isEmpty(); }
    bool canUndo() const { return m_content.undo != nullptr; }
    QString undoText() const { return m_content.undoText ? m_content.undoText() : QString(); }
    bool isLasting() const { return m_content.isLasting; }

    /// Shows a success message. If \p undo is set, the message has an Undo button that calls it; \p undoText returns the button's
    /// text if it differs from the usual one.
    void tell(const Sentence &sentence, const std::function<void()> &undo = {}, const Sentence &undoText = {});
    /// Shows an error message; an empty \p problem dismisses the current message.
    void fail(const QString &problem);
    /// Shows an error message that is kept while its page is closed, so that the user sees it when the page is opened.
    void failLasting(const Sentence &sentence);
    /// Shows the result of reading or writing a file. A written file is also delivered to the user, if the platform has a
    /// function for that.
    void tell(const FileOutcome &outcome);
    /// Sets the platform's functions for opening the folder of a saved file and for delivering a file to the user.
    void setFileService(const FileService &service);
    /// Translates the message again. Called after the language has changed.
    void retranslate() { emit changed(); }

    Q_INVOKABLE void openFolder();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void dismiss() { show({}); }

signals:
    /// Emitted when the message has changed or was dismissed.
    void changed();

private:
    struct Content
    {
        Sentence sentence = {};
        bool isError = false;
        bool isLasting = false;
        QString folder = {};
        std::function<void()> undo = {};
        Sentence undoText = {};
    };

    void show(const Content &content);

    Content m_content;
    std::function<bool(const QString &folder)> m_openFolder;
    std::function<void(const QString &path)> m_deliver;
};

} // namespace tableside
