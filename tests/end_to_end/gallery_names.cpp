// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_names.h"

#include "called.h"
#include "gallery_checks.h"

#include <QAbstractItemModel>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace tableside::test {

namespace {

/// A letter that no text of the app contains. It still shows that a text has a hostile name after the placeholders in that name
/// were wrongly replaced.
constexpr QChar mark = u'Ж';

const QStringList shortNames{"%1", "%2", "WWWWWWWWWWWWWWWWWWWWWWWW", "%n", "%L1", "🂡🦊"};

QStringList &usedNames()
{
    static QStringList names;
    return names;
}

/// Returns the hostile name for \p name. Every second one is a short name that could be mistaken for something else, as long as
/// there are some left; the other ones contain the mark.
QString hostileName(const QString &name)
{
    static QStringList known;
    if (!known.contains(name)) {
        const qsizetype number = known.size();
        known << name;
        usedNames() << (number % 2 == 1 && number / 2 < shortNames.size()
                            ? shortNames[number / 2]
                            : QStringLiteral("%2 %1 %n %L1 & <b>") + mark + QString::number(number));
    }
    return usedNames()[known.indexOf(name)];
}

bool isWhole(QString text)
{
    static const QRegularExpression broken(QStringLiteral("%L?[1-9]|%n|") + mark);
    QStringList names = usedNames(); // longest first, because one name may be part of another
    std::ranges::sort(names, std::ranges::greater(), &QString::size);
    for (const QString &name : std::as_const(names))
        text.remove(name);
    return !text.contains(broken);
}

/// Collects texts without duplicates and returns those with a broken name.
class TextCollector
{
public:
    void addItem(const QQuickItem &item)
    {
        if (!item.isVisible())
            return;
        add(item.property("text"));
        for (const QQuickItem *child : item.childItems())
            addItem(*child);
    }

    /// Adds the strings in the properties and model rows of \p object and of the objects that its properties refer to.
    void addObject(QObject &object)
    {
        if (m_seen.contains(&object))
            return;
        m_seen.insert(&object);
        const QMetaObject &type = *object.metaObject();
        for (int index = 0; index < type.propertyCount(); ++index) {
            const QMetaProperty property = type.property(index);
            if (property.metaType().flags() & QMetaType::PointerToQObject) {
                if (QObject *value = property.read(&object).value<QObject *>())
                    addObject(*value);
            } else if (property.isReadable()) {
                add(property.read(&object));
            }
        }
        if (auto *const model = qobject_cast<QAbstractItemModel *>(&object))
            addModel(*model);
    }

    void add(const QVariant &value)
    {
        if (value.typeId() != QMetaType::QString && value.typeId() != QMetaType::QStringList)
            return;
        const QStringList texts = value.toStringList(); // a string converts to a list of one
        m_texts.unite(QSet<QString>(texts.begin(), texts.end()));
    }

    QStringList broken() const
    {
        QStringList broken;
        for (const QString &text : m_texts) {
            if (!isWhole(text))
                broken << QStringLiteral("a name is not whole: ") + text;
        }
        broken.sort();
        return broken;
    }

private:
    void addModel(const QAbstractItemModel &model)
    {
        const QList<int> roles = model.roleNames().keys();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (const int role : roles)
                add(model.index(row, 0).data(role));
        }
    }

    QSet<QString> m_texts;
    QSet<QObject *> m_seen;
};

} // namespace

HostileNames::HostileNames()
{
    called = hostileName;
}

QString HostileNames::translate(const char *context, const char *source, const char *, int) const
{
    static const QStringList characters{"Ada", "Felix", "Bruno", "Nina", "Greta", "Otto", "Vera", "Hugo", "Milla", "Paul"};
    const QString name = QString::fromUtf8(source);
    return qstrcmp(context, "Players") == 0 && characters.contains(name) ? hostileName(name) : QString();
}

QStringList brokenTexts(Driver &driver)
{
    TextCollector texts;
    texts.addItem(*driver.window().contentItem());
    for (const QString &words : wordsForReaders(driver.window()))
        texts.add(words);
    for (QObject *object : {static_cast<QObject *>(&driver.tableController()), static_cast<QObject *>(&driver.scores()),
                            static_cast<QObject *>(&driver.application().callBooth()),
                            static_cast<QObject *>(&driver.application().history()), static_cast<QObject *>(&driver.lessons())})
        texts.addObject(*object);
    return texts.broken();
}

} // namespace tableside::test
