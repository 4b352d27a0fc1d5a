// Fills the document of a TextEdit with a passage, and marks there the sentence that is read and the link that has the
// focus. Where they are seen the TextEdit knows (positionToRectangle).
#pragma once

#include "app/rules/passage.h"

#include <QColor>
#include <QObject>
#include <QQuickTextDocument>

namespace tableside {

class PassageText : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QQuickTextDocument *document MEMBER m_document NOTIFY changed FINAL REQUIRED)
    Q_PROPERTY(tableside::Passage passage MEMBER m_passage NOTIFY changed FINAL REQUIRED)
    Q_PROPERTY(int spokenSentence MEMBER m_spokenSentence NOTIFY changed FINAL)
    /// That has the focus; -1 for none.
    Q_PROPERTY(int link MEMBER m_link NOTIFY changed FINAL)
    Q_PROPERTY(int linkCount READ linkCount NOTIFY changed FINAL)
    /// So many letters at the beginning are large, in pixels and of that weight.
    Q_PROPERTY(int largeLetters MEMBER m_largeLetters NOTIFY changed FINAL)
    Q_PROPERTY(int largeSize MEMBER m_largeSize NOTIFY changed FINAL)
    Q_PROPERTY(int largeWeight MEMBER m_largeWeight NOTIFY changed FINAL)
    /// In percent of the letters' own.
    Q_PROPERTY(int lineSpacing MEMBER m_lineSpacing NOTIFY changed FINAL)
    Q_PROPERTY(QColor linkColor MEMBER m_linkColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor spokenColor MEMBER m_spokenColor NOTIFY changed FINAL)
    /// Of the letters of the link that has the focus, and behind them.
    Q_PROPERTY(QColor focusColor MEMBER m_focusColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor focusBackground MEMBER m_focusBackground NOTIFY changed FINAL)

public:
    explicit PassageText(QObject *parent = nullptr);

    /// From then on it follows what changes. A TextEdit empties its document while it is made: call this when it is complete.
    Q_INVOKABLE void fill();

    int linkCount() const { return static_cast<int>(m_passage.links().size()); }
    /// Empty where there is no such link.
    Q_INVOKABLE QString linkWords(int link) const;
    Q_INVOKABLE QString linkTarget(int link) const { return m_passage.links().value(link).target; }

    /// Positions in the text; where the sentence is not here, those of all of it.
    Q_INVOKABLE int beginOf(int sentence) const;
    Q_INVOKABLE int endOf(int sentence) const;

signals:
    void changed();

private:
    void show();
    void mark(int begin, int end, const QTextCharFormat &format);

    QQuickTextDocument *m_document = nullptr;
    Passage m_passage;
    int m_spokenSentence = -1;
    int m_link = -1;
    int m_largeLetters = 0;
    int m_largeSize = 0;
    int m_largeWeight = 0;
    int m_lineSpacing = 100;
    QColor m_linkColor;
    QColor m_spokenColor;
    QColor m_focusColor;
    QColor m_focusBackground;
};

} // namespace tableside
