// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/words/ts_file.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace tableside::test {

namespace {

struct Message
{
    QString source;
    QString comment;
    QString type; ///< The state of the translation: "unfinished", "vanished", "obsolete", or empty.
    QStringList forms;
    bool isNumerus = false;
};

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.type = xml.attributes().value(QLatin1String("type")).toString();
    QString text;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isCharacters())
            text += xml.text();
        else if (xml.isStartElement())
            message.forms << xml.readElementText();
        if (xml.hasError())
            return;
    }
    if (!message.isNumerus)
        message.forms = {text};
}

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.isNumerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

QStringList matchesOf(const char *pattern, const QString &text)
{
    QStringList found;
    for (auto match = QRegularExpression(QLatin1String(pattern)).globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

QSet<QString> gamesIn(const QString &text)
{
    const QStringList games = matchesOf("DOS|UNO", text);
    return {games.begin(), games.end()};
}

/// Returns the faults of a translation. No placeholder such as %1 may be lost, but a plural form may write its number as a word.
QStringList faultsOf(const Message &message)
{
    QStringList faults;
    if (!message.type.isEmpty())
        faults << message.type;
    if (message.isNumerus && message.forms.size() != 2)
        faults << QStringLiteral("%1 plural forms").arg(message.forms.size());
    for (const QString &form : message.forms) {
        if (form.trimmed().isEmpty())
            faults << QStringLiteral("empty");
        else if (matchesOf("%[1-9]", form) != matchesOf("%[1-9]", message.source))
            faults << QStringLiteral("other places for numbers and names: ") + form;
        else if (matchesOf("</?[a-z]+", form) != matchesOf("</?[a-z]+", message.source))
            faults << QStringLiteral("other marks: ") + form;
        else if (gamesIn(form) != gamesIn(message.source) && gamesIn(form).size() != 2) // A text may name both games
            faults << QStringLiteral("another game: ") + form;
    }
    return faults;
}

} // namespace

TsFile readTsFile(const QString &path)
{
    TsFile read;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.problem = path + QStringLiteral(": ") + file.errorString();
        return read;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            const Message message = readMessage(xml);
            const MessageKey key = QStringList{context, message.source, message.comment}.join(QStringLiteral(" | "));
            read.messages.insert(key, faultsOf(message));
            read.translations.insert(key, message.forms);
        }
    }
    if (xml.hasError())
        read.problem = QStringLiteral("%1:%2: %3").arg(path).arg(xml.lineNumber()).arg(xml.errorString());
    return read;
}

} // namespace tableside::test
