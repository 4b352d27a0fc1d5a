// What a screen reader finds: every place and table state of the gallery has a name for whatever can be pressed,
// and a turn can be played by press actions alone.
#include "gallery_states.h"

#include <QAccessible>
#include <QTest>

#include <set>

using namespace tableside;
using namespace tableside::test;

class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasAName_data();
    void everythingHasAName();
    void aTurnByPressActions();
};

namespace {

/// Visits every item that a screen reader is told of.
void visit(QAccessibleInterface *interface, const std::function<void(QAccessibleInterface &)> &visitor)
{
    if (!interface || interface->state().invisible)
        return;
    visitor(*interface);
    for (int child = 0; child < interface->childCount(); ++child)
        visit(interface->child(child), visitor);
}

bool canBePressed(const QAccessibleInterface &interface)
{
    static const std::set<QAccessible::Role> roles{QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton,
                                                   QAccessible::EditableText, QAccessible::Slider};
    return roles.contains(interface.role());
}

void press(Driver &driver, const QString &name)
{
    driver.waitForItem(name);
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(driver.item(name));
    if (!interface || !interface->actionInterface())
        qFatal("%s has no action", qPrintable(name));
    interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

} // namespace

void TestAccessibility::everythingHasAName_data()
{
    QTest::addColumn<int>("state");
    for (std::size_t state = 0; state < galleryStates().size(); ++state)
        QTest::newRow(galleryStates()[state].name) << static_cast<int>(state);
}

void TestAccessibility::everythingHasAName()
{
    QFETCH(int, state);
    Driver driver;
    galleryStates()[static_cast<std::size_t>(state)].reach(driver);
    driver.settle();
    int pressable = 0;
    visit(QAccessible::queryAccessibleInterface(&driver.window()), [&](QAccessibleInterface &interface) {
        if (!canBePressed(interface))
            return;
        ++pressable;
        const QObject *object = interface.object();
        QVERIFY2(!interface.text(QAccessible::Name).trimmed().isEmpty(),
                 qPrintable(QStringLiteral("No name: %1 %2").arg(object->metaObject()->className(), object->objectName())));
    });
    QVERIFY2(pressable > 0, "nothing can be pressed");
}

void TestAccessibility::aTurnByPressActions()
{
    Driver driver;
    press(driver, "homePlayDos");
    press(driver, "setupStart");
    driver.waitForItem("tablePlace");
    for (int turns = 0; turns < 12 && !driver.table().isRoundOver(); ++turns) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
        if (driver.table().isRoundOver())
            break;
        driver.settle();
        const dos::Action action = driver.legal().front();
        const qint64 before = driver.table().session().actionCount();
        const auto card = [](int cardId) { return QStringLiteral("card%1").arg(cardId); };
        if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
            press(driver, card(driver.rowCard(match->row)));
            press(driver, card(driver.handCard(match->first)));
            if (match->is_double())
                press(driver, card(driver.handCard(match->second, driver.handCard(match->first))));
            press(driver, "tableConfirm");
        } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
            press(driver, card(driver.handCard(lay->card)));
            press(driver, "tableConfirm");
        } else {
            press(driver, std::holds_alternative<dos::DrawCard>(action) ? "tableDraw" : "tableEndTurn");
        }
        QVERIFY(driver.table().session().actionCount() > before);
    }
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
