// A worked example as the reader steps through it: the words and the table of one step at a time.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include "app/rules/example_scenes.h"
#include "app/rules/plain_text.h"

namespace tableside {

class ExampleView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a page of the rules")

    /// "dos/example/caught"
    Q_PROPERTY(QString exampleId READ id CONSTANT FINAL)
    Q_PROPERTY(QString title READ title CONSTANT FINAL)
    Q_PROPERTY(int stepCount READ stepCount CONSTANT FINAL)
    /// 0 for the position, then each step.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString html READ html NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString plain READ plain NOTIFY stepChanged FINAL)
    /// What is done in this step is not allowed.
    Q_PROPERTY(bool refused READ isRefused NOTIFY stepChanged FINAL)
    Q_PROPERTY(QStringList hand READ hand NOTIFY stepChanged FINAL)
    /// {name, count, isTurn} of the others.
    Q_PROPERTY(QVariantList others READ others NOTIFY stepChanged FINAL)
    /// {card, played} of the Center Row; empty in UNO.
    Q_PROPERTY(QVariantList row READ row NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString top READ top NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString colour READ colour NOTIFY stepChanged FINAL)

public:
    /// `players` are the names of the seats, the first for the reader. The text's first sentence counts as
    /// `firstSentence`.
    ExampleView(const rules::ExampleText &text, const rules::WorkedExample &data, const QStringList &players,
                int firstSentence, QObject *parent = nullptr);

    QString id() const { return m_id; }
    QString title() const { return m_title; }
    int stepCount() const { return static_cast<int>(m_texts.size()) - 1; }
    int step() const { return m_step; }
    void setStep(int step);
    QString html() const { return m_texts[m_step].html; }
    QString plain() const { return m_texts[m_step].sentences.join(u' '); }
    bool isRefused() const { return m_step > 0 && m_refused[m_step - 1]; }
    QStringList hand() const { return scene().hand; }
    QVariantList others() const;
    QVariantList row() const;
    QString top() const { return scene().top; }
    QString colour() const { return scene().colour; }

    /// Title, position and steps, in the order in which they are read aloud.
    QStringList sentences() const;
    /// Goes to the step in which a sentence of the section stands, if it is one of this example's.
    void showSentence(int sentence);

signals:
    void stepChanged();

private:
    const rules::Scene &scene() const;

    QString m_id;
    QString m_title;
    QStringList m_players;
    QList<rules::TextBlock> m_texts; ///< The position, then the steps; one block each.
    QList<bool> m_refused;
    QList<rules::Scene> m_scenes;
    int m_step = 0;
};

} // namespace tableside
