// Has a screen reader say something without the focus going anywhere. In QML it is given the role of a notification and
// its words for a name, as SpokenWords.qml does.
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
    /// A screen reader asks for the name some time after it has been told of it: what is said one right after the other
    /// is not heard.
    Q_INVOKABLE void say(const QString &words);
    /// What has been said is for nobody else to hear.
    void forget();

signals:
    void said(); ///< Also when it was the same again.

private:
    QString m_words;
};

} // namespace tableside
