// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fills the document of a TextEdit with a passage, and highlights the sentence being read aloud and the focused link.
// TextEdit::positionToRectangle() converts the positions that beginOf() and endOf() return to rectangles.
#pragma once

#include "app/rules/text/passage.h"

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
    /// The index of the focused link; -1 if none is focused.
    Q_PROPERTY(int link MEMBER m_link NOTIFY changed FINAL)
    Q_PROPERTY(int linkCount READ linkCount NOTIFY changed FINAL)
    /// The number of characters that are enlarged at the beginning of the passage. `largeSize` is their size in pixels and
    /// `largeWeight` their font weight.
    Q_PROPERTY(int largeLetters MEMBER m_largeLetters NOTIFY changed FINAL)
    Q_PROPERTY(int largeSize MEMBER m_largeSize NOTIFY changed FINAL)
    Q_PROPERTY(int largeWeight MEMBER m_largeWeight NOTIFY changed FINAL)
    /// The line height, in percent of the font's normal line height.
    Q_PROPERTY(int lineSpacing MEMBER m_lineSpacing NOTIFY changed FINAL)
    Q_PROPERTY(QColor linkColor MEMBER m_linkColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor spokenColor MEMBER m_spokenColor NOTIFY changed FINAL)
    /// The text color of the focused link; `focusBackground` is its background color.
    Q_PROPERTY(QColor focusColor MEMBER m_focusColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor focusBackground MEMBER m_focusBackground NOTIFY changed FINAL)

public:
    explicit PassageText(QObject *parent = nullptr);

    /// Fills the document now and after each change of a property. Call this when the TextEdit is complete, because a TextEdit
    /// clears its document during creation.
    Q_INVOKABLE void fill();

    int linkCount() const { return static_cast<int>(m_passage.links().size()); }
    /// Returns the text of a link; empty if there is no link with this index.
    Q_INVOKABLE QString linkWords(int link) const;
    Q_INVOKABLE QString linkTarget(int link) const { return m_passage.links().value(link).target; }

    /// Return the positions of a sentence's first and last character. If the sentence is not in this passage, return the
    /// positions of the passage's first and last character.
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
