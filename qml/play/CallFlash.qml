import QtQuick
import Tableside
import Tableside.App

// Bursts from whoever calls or is caught at the table.
Burst {
    id: flash

    required property GameTable table
    required property TableGeometry geometry
    property real frame: 0

    function showAt(text: string, from: rect): void {
        show(text, frame + from.x + from.width / 2, frame + from.y + from.height / 2);
    }

    Connections {
        target: flash.table

        function onCalled(seat: int): void {
            const mine = seat === flash.table.viewerSeat;
            flash.showAt(flash.table.callWord, mine ? flash.geometry.callRect : flash.geometry.seatRect(flash.geometry.slotOf(seat)));
        }

        function onCaught(seat: int): void {
            //: Huge across the table when somebody forgot to call
            flash.showAt(qsTr("Caught!"), flash.geometry.seatRect(flash.geometry.slotOf(seat)));
        }
    }
}
