// Has a screen reader say what happens at a table, what is asked of the viewer, what their choice comes to, what is
// refused and what a hint proposes.
#pragma once

#include "app/table/presentation/game_table.h"
#include "app/text/spoken_notice.h"

#include <QPointer>
#include <QStringList>
#include <QTimer>

namespace tableside {

class Announcer : public tableside::SpokenNotice
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable NOTIFY tableChanged REQUIRED FINAL)

public:
    explicit Announcer(QQuickItem *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    /// What is asked of the viewer, once more: to be called when the bare table gets the focus.
    Q_INVOKABLE void askAgain();

signals:
    void tableChanged();

private:
    void collect();
    void collectHint();
    void noteNews();
    void noteQuestion();
    void addQuestion();
    void noteChoice();
    void notePenalty();
    void addChoice();
    void sayAll();
    void forgetPrivate();

    QPointer<GameTable> m_table;
    QStringList m_unsaid;
    QStringList m_private; ///< Of those: what is for the viewer alone.
    QString m_asked; ///< The instruction that is said already; empty while nothing is asked of the viewer.
    QString m_penalty; ///< What the viewer still has to draw, as it has been said.
    QString m_choice; ///< Of cards, as it has been said.
    QTimer m_pause;
};

} // namespace tableside
