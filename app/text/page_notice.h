// What a page has to say after something was done: short where it went well, with a way back or on; to be closed where it
// went wrong. One for whatever can speak; Toast.qml shows it.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/platform/export_file.h"
#include "app/platform/save_place.h"

#include <functional>

namespace tableside {

class PageNotice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to whatever speaks")

    /// Empty while there is nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY told FINAL)
    Q_PROPERTY(bool isError READ isError NOTIFY told FINAL)
    /// openFolder() shows what was saved.
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY told FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY told FINAL)
    /// Waits for its page to be opened again; others are gone when their page is left.
    Q_PROPERTY(bool isLasting READ isLasting NOTIFY told FINAL)

public:
    /// In the language of the moment.
    using Sentence = std::function<QString()>;

    using QObject::QObject;

    QString text() const { return m_content.sentence ? m_content.sentence() : QString(); }
    bool isError() const { return m_content.isError; }
    bool hasFolder() const { return m_openFolder && !m_content.folder.isEmpty(); }
    bool canUndo() const { return m_content.undo != nullptr; }
    bool isLasting() const { return m_content.isLasting; }

    /// It went well; `undo` takes it back.
    void tell(const Sentence &sentence, const std::function<void()> &undo = {});
    /// Empty says nothing.
    void fail(const QString &problem);
    void failLasting(const Sentence &sentence);
    void tell(const FileOutcome &outcome);
    /// Who opens the folder of what was saved, or takes it over.
    void setFileDesk(const FileDesk &desk);
    /// The language is another.
    void retranslate() { emit told(); }

    Q_INVOKABLE void openFolder();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void dismiss() { show({}); }

signals:
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
