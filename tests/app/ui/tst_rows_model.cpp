// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of RowsModel: it emits signals only for the rows and roles that changed.
#include "test_program.h"

#include "app/ui/rows_model.h"

#include <QAbstractItemModelTester>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;

struct TestCardRow
{
    Q_GADGET
    Q_PROPERTY(QString code MEMBER code FINAL)

public:
    QString code;

    friend bool operator==(const TestCardRow &, const TestCardRow &) = default;
};

struct TestSeatRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(QList<TestCardRow> cards MEMBER cards FINAL)

public:
    QString name;
    int points = 0;
    QList<TestCardRow> cards;
};

class TestRowsModel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void propertiesAreRoles();
    void emitsOnlyChangedRoles();
    void insertsAndRemovesRowsAtTheEnd();
    void movesRows();
    void delegatesHaveRolesAndTheWholeRow();

private:
    using Seats = RowsModel<TestSeatRow>;

    /// Returns the row and the roles of the only dataChanged() so far, such as "1: modelData points".
    QString told() const
    {
        if (m_changed->size() != 1)
            return QStringLiteral("%1 signals").arg(m_changed->size());
        const QList<QVariant> &arguments = m_changed->first();
        if (arguments[0] != arguments[1])
            return QStringLiteral("more than one row");
        QStringList names;
        for (const int role : arguments[2].value<QList<int>>())
            names << QString::fromLatin1(m_seats->roleNames().value(role));
        return QStringLiteral("%1: %2").arg(arguments[0].toModelIndex().row()).arg(names.join(QLatin1Char(' ')));
    }

    std::unique_ptr<Seats> m_seats;
    std::unique_ptr<QSignalSpy> m_changed;
};

void TestRowsModel::init()
{
    m_changed.reset();
    m_seats = std::make_unique<Seats>();
    new QAbstractItemModelTester(m_seats.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_seats.get());
    m_seats->setRows({{QStringLiteral("Ada"), 3, {{QStringLiteral("r1")}}}, {QStringLiteral("Bo"), 5, {}}});
    m_changed = std::make_unique<QSignalSpy>(m_seats.get(), &QAbstractItemModel::dataChanged);
}

void TestRowsModel::propertiesAreRoles()
{
    const QHash<int, QByteArray> names = m_seats->roleNames();
    QCOMPARE(names.size(), 4);
    const QModelIndex bo = m_seats->index(1);
    QCOMPARE(bo.data(names.key("name")).toString(), QStringLiteral("Bo"));
    QCOMPARE(bo.data(names.key("points")).toInt(), 5);
    QCOMPARE(bo.data(names.key("modelData")).value<TestSeatRow>().name, QStringLiteral("Bo"));
    QCOMPARE(m_seats->row(0).cards.first().code, QStringLiteral("r1"));
}

void TestRowsModel::emitsOnlyChangedRoles()
{
    m_seats->setRows({m_seats->row(0), m_seats->row(1)}); // Equal rows emit nothing
    QCOMPARE(m_changed->size(), 0);
    m_seats->setRows({m_seats->row(0), {QStringLiteral("Bo"), 8, {}}});
    QCOMPARE(told(), QStringLiteral("1: modelData points"));
    m_changed->clear();
    m_seats->setRows({{QStringLiteral("Adam"), 3, {{QStringLiteral("r2")}}}, m_seats->row(1)});
    QCOMPARE(told(), QStringLiteral("0: modelData name cards"));
    m_changed->clear();
    for (int time = 0; time < 2; ++time)
        m_seats->update(1, [](TestSeatRow &row) { row.points = 40; });
    QCOMPARE(told(), QStringLiteral("1: modelData points"));
    QCOMPARE(m_seats->row(1).points, 40);
}

void TestRowsModel::insertsAndRemovesRowsAtTheEnd()
{
    const QSignalSpy inserted(m_seats.get(), &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(m_seats.get(), &QAbstractItemModel::rowsRemoved);
    const QSignalSpy counted(m_seats.get(), &RowsModelBase::countChanged);
    m_seats->append({QStringLiteral("Cy"), 1, {}});
    m_seats->setRows(m_seats->rows() + m_seats->rows());
    QCOMPARE(inserted.size(), 2);
    QCOMPARE(inserted.last()[1].toInt(), 3);
    QCOMPARE(inserted.last()[2].toInt(), 5);
    m_seats->setRows({m_seats->row(0)});
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.last()[1].toInt(), 1);
    QCOMPARE(removed.last()[2].toInt(), 5);
    QCOMPARE(counted.size(), 3);
    QCOMPARE(m_seats->count(), 1);
    QCOMPARE(m_changed->size(), 0);
}

/// A view moves its item for the row, so the model must not emit dataChanged().
void TestRowsModel::movesRows()
{
    m_seats->append({QStringLiteral("Cleo"), 7, {}});
    const auto names = [&] {
        QString all;
        for (const TestSeatRow &row : m_seats->rows())
            all += row.name + QLatin1Char(' ');
        return all;
    };
    const QSignalSpy moved(m_seats.get(), &QAbstractItemModel::rowsMoved);
    m_seats->move(0, 2);
    QCOMPARE(names(), QStringLiteral("Bo Cleo Ada "));
    m_seats->move(2, 1);
    QCOMPARE(names(), QStringLiteral("Bo Ada Cleo "));
    m_seats->move(1, 1);
    QCOMPARE(moved.size(), 2);
    QVERIFY(m_changed->isEmpty());
}

void TestRowsModel::delegatesHaveRolesAndTheWholeRow()
{
    QQmlEngine engine;
    engine.rootContext()->setContextProperty(QStringLiteral("seats"), m_seats.get());
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQml
        Instantiator {
            model: seats
            delegate: QtObject {
                required property int points
                required property var modelData
                readonly property string words: modelData.name + " " + points + " " + modelData.points + " " + modelData.cards.length
            }
        })",
                      {});
    const std::unique_ptr<QObject> list(component.create());
    QVERIFY2(list, qPrintable(component.errorString()));
    const auto words = [&list](int row) {
        QObject *delegate = nullptr;
        QMetaObject::invokeMethod(list.get(), "objectAt", Q_RETURN_ARG(QObject *, delegate), Q_ARG(int, row));
        return delegate->property("words").toString();
    };
    QCOMPARE(words(0), QStringLiteral("Ada 3 3 1"));
    m_seats->update(0, [](TestSeatRow &row) { row.points = 4; });
    QCOMPARE(words(0), QStringLiteral("Ada 4 4 1"));
}

TABLESIDE_TEST(TestRowsModel)
#include "tst_rows_model.moc"
