import QtQuick
import QtQuick.Templates as T
import Tableside

// Where a page says what came of something: over its foot, so that nothing moves under a finger. While a dialog is open over
// the page, below that; where there is no room, when it is closed.
// The last child of its page; F6 leads to it from anywhere, and when it goes the focus is again where it was.
Item {
    id: toasts

    default property alias content: column.data
    property real bottomInset: 0 // what is at the foot of the page and wants to be pressed next
    property real leftInset: 0
    property real rightInset: 0
    property real topInset: -1 // instead of the foot, where that is in use
    property real topWhenInTheWay: -1 // the same while what has the focus lies at the foot
    property int quarterTurns: 0 // of the page
    property list<PanelOver> dialogs // of the page: an open one is not covered
    property bool heldBack: false // as if a dialog filled the window

    readonly property PanelOver dialog: (Array.from(dialogs).find(panel => panel.visible) ?? null) as PanelOver
    readonly property real belowDialog: dialog ? (height - dialog.panelHeight) / 2 : 0 // the height of the strip there
    readonly property bool waits: heldBack || dialog !== null && column.implicitHeight + 8 > belowDialog
    readonly property Item overlay: T.Overlay.overlay
    readonly property bool sideways: quarterTurns % 2 === 1
    readonly property real room: width - leftInset - rightInset
    readonly property real covered: column.visible && column.height > 0 ? column.height + 20 : 0 // of the foot of the page
    property Item cameFrom: null
    property bool inTheWay: false
    readonly property real fromTop: topInset >= 0 ? topInset : inTheWay ? topWhenInTheWay : -1

    function first(): Toast {
        return Array.from(column.children).find(child => child instanceof Toast && child.shown) as Toast;
    }

    function has(item: Item): bool {
        for (let around = item; around; around = around.parent) {
            if (around === column)
                return true;
        }
        return false;
    }

    function goBack(): void {
        if (cameFrom?.visible && cameFrom.enabled)
            cameFrom.forceActiveFocus(Qt.TabFocusReason);
        else
            focusLost();
    }

    // What is typed or pressed again and again stays in sight; asked when it changes, not while one scrolls
    function stepAside(): void {
        const item = topWhenInTheWay >= 0 && cameFrom?.visible ? cameFrom : null;
        inTheWay = item !== null && column.height > 0
            && item.mapToItem(toasts, 0, item.height).y > height - bottomInset - column.height - 24
            && item.mapToItem(toasts, 0, 0).y < height - bottomInset;
    }

    signal focusLost // where it was is gone too, or what is there again wants it

    // Not a popup, which the Tab key does not come into
    parent: overlay
    anchors.centerIn: parent
    width: (sideways ? overlay?.height : overlay?.width) ?? 0
    height: (sideways ? overlay?.width : overlay?.height) ?? 0
    rotation: quarterTurns * 90
    z: 10
    onWidthChanged: Theme.later(stepAside)
    onHeightChanged: Theme.later(stepAside)

    Connections {
        target: toasts.Window.window
        function onActiveFocusItemChanged(): void {
            const item = toasts.Window.activeFocusItem;
            if (item && !toasts.has(item) && item.activeFocusOnTab) {
                toasts.cameFrom = item;
                Theme.later(toasts.stepAside); // when it has been scrolled into sight
            }
        }
    }

    Shortcut {
        sequences: ["F6"]
        enabled: toasts.visible
        onActivated: toasts.first()?.attend()
    }

    Column {
        id: column
        x: toasts.leftInset + (toasts.room - width) / 2
        visible: !toasts.waits
        y: toasts.dialog ? parent.height - (toasts.belowDialog + height) / 2
           : toasts.fromTop >= 0 ? toasts.fromTop : parent.height - height - toasts.bottomInset - 12
        width: Math.min(toasts.room - 24, 560 * Theme.textScale)
        spacing: Theme.spaceSmall
        onHeightChanged: toasts.stepAside()

        Component.onCompleted: {
            for (const child of Array.from(children)) {
                if (child instanceof Toast) {
                    child.focusLeft.connect(toasts.goBack);
                    child.broughtBack.connect(toasts.focusLost);
                }
            }
        }
    }
}
