// Has a screen reader say something without the focus going anywhere, on every version of Qt and in this one place. In QML it
// is given lines, which are notifications with its words for a name, as SpokenWords.qml does.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class SpokenNotice : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// What has been said last.
    Q_PROPERTY(QString words READ words NOTIFY said FINAL)

public:
    explicit SpokenNotice(QQuickItem *parent = nullptr);

    QString words() const { return m_words; }
    Q_INVOKABLE void say(const QString &words);
    /// What has been said is for nobody else to hear.
    void forget();
    /// As it is said: a dot between two parts is read out by its name.
    static QString spoken(const QString &text);

signals:
    void said(); ///< Also when it was the same again.

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void emptyLines();

    QString m_words;
    qsizetype m_line = 0; ///< Of the next words.
};

/// What has been said once stays in its line until the other lines have been used: a screen reader asks for the name of what
/// has appeared some time after it has been told of it.
class SpokenLine : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString words READ words NOTIFY wordsChanged FINAL)

public:
    explicit SpokenLine(QQuickItem *parent = nullptr);

    QString words() const { return m_words; }
    /// It appears with them, and is gone without.
    void show(const QString &words);

signals:
    void wordsChanged();

private:
    QString m_words;
};

} // namespace tableside
