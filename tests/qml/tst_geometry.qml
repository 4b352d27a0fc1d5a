import QtQuick
import QtTest
import Tableside
import Tableside.App

// Every card within the table, nothing under the call button, at all sizes, counts and for either hand.
Item {
    id: room

    TableGeometry {
        id: geometry
    }

    TestCase {
        name: "TableGeometry"

        function test_cardsStayOnTheTable_data(): var {
            const rows = [];
            for (const size of [[1000, 744], [1256, 776], [744, 1000], [1890, 1050], [344, 724]]) {
                for (const seats of [2, 3, 4]) {
                    for (const leftHanded of [false, true])
                        rows.push({ tag: size + " seats " + seats + (leftHanded ? " left" : ""), size: size, seats: seats,
                                    leftHanded: leftHanded });
                }
            }
            return rows;
        }

        function test_cardsStayOnTheTable(data: var): void {
            geometry.width = data.size[0];
            geometry.height = data.size[1];
            geometry.seatCount = data.seats;
            geometry.leftHanded = data.leftHanded;
            for (const count of [1, 2, 5, 7, 12, 26, 40]) {
                geometry.handCount = count;
                geometry.rowCount = count;
                for (let position = 0; position < count; ++position) {
                    inside(geometry.place(CardsModel.Hand, 0, position, count, -1), "hand " + position + "/" + count);
                    inside(geometry.place(CardsModel.Row, -1, position, count, position), "row " + position + "/" + count);
                }
                for (let seat = 1; seat < data.seats; ++seat)
                    inside(geometry.place(CardsModel.Hand, seat, count - 1, count, -1), "backs " + count);
            }
        }

        function test_rowEndsAboveTheBar_data(): var {
            return test_cardsStayOnTheTable_data();
        }

        function test_rowEndsAboveTheBar(data: var): void {
            geometry.width = data.size[0];
            geometry.height = data.size[1];
            geometry.seatCount = data.seats;
            geometry.leftHanded = data.leftHanded;
            geometry.handCount = 7;
            const barTop = geometry.barRect.y - geometry.badgeHeight - 6;
            for (const count of [2, 5, 8]) {
                geometry.rowCount = count;
                for (let position = 0; position < count; ++position) {
                    const place = geometry.place(CardsModel.Row, -1, position, count, position);
                    verify(place.cy + place.w * 0.7 <= barTop + 1, "row " + position + "/" + count);
                }
            }
        }

        function test_callButtonIsFree_data(): var {
            return test_cardsStayOnTheTable_data();
        }

        function test_callButtonIsFree(data: var): void {
            geometry.width = data.size[0];
            geometry.height = data.size[1];
            geometry.seatCount = data.seats;
            geometry.leftHanded = data.leftHanded;
            const call = geometry.callRect;
            for (const count of [1, 7, 26, 40]) {
                geometry.handCount = count;
                for (let position = 0; position < count; ++position) {
                    const card = geometry.place(CardsModel.Hand, 0, position, count, -1);
                    const free = card.cx + card.w / 2 <= call.x + 2 || card.cx - card.w / 2 >= call.x + call.width - 2
                        || card.cy + card.w * Theme.cardRatio / 2 <= call.y + 20;
                    verify(free, "card " + position + " of " + count + " lies on the call button");
                }
            }
        }

        // UNO in the smallest window (Main.qml)
        function test_pilesInTheMiddleCanBeRead_data(): var {
            const rows = [];
            for (const seats of [2, 4, 5, 7, 10]) {
                for (const hand of [7, 14, 20])
                    rows.push({ tag: seats + " seats, " + hand + " cards", seats: seats, hand: hand });
            }
            return rows;
        }

        function test_pilesInTheMiddleCanBeRead(data: var): void {
            geometry.width = 308;
            geometry.height = 548;
            geometry.seatCount = data.seats;
            geometry.handCount = data.hand;
            geometry.leftHanded = false;
            geometry.pilesInMiddle = true;
            verify(geometry.pileWidth >= 36, "the piles are " + geometry.pileWidth + " wide");
            verify(geometry.drawRect.y + geometry.pileHeight + 20 <= geometry.barRect.y, "the bar lies on the piles");
            for (let slot = 0; slot < data.seats - 1; ++slot) {
                const seat = geometry.seatRect(slot);
                verify(geometry.drawRect.y >= seat.y + seat.height, "the piles lie on seat " + slot);
            }
            geometry.pilesInMiddle = false;
        }

        function test_poseHasAPlaceOfItsOwn_data(): var {
            const rows = [];
            for (const size of [[344, 724], [308, 548], [744, 1000], [784, 576]]) {
                for (const seats of [2, 4, 10]) {
                    for (const hand of [7, 20])
                        rows.push({ tag: size + ", " + seats + " seats, " + hand + " cards", size: size, seats: seats, hand: hand });
                }
            }
            return rows;
        }

        function test_poseHasAPlaceOfItsOwn(data: var): void {
            geometry.width = data.size[0];
            geometry.height = data.size[1];
            geometry.seatCount = data.seats;
            geometry.handCount = data.hand;
            geometry.pilesInMiddle = true;
            verify(geometry.pileWidth >= 36);
            const counted = geometry.drawRect.y + geometry.pileHeight + 26; // with the number below
            if (geometry.poseOverBar)
                compare(geometry.poseRect, geometry.barRect);
            else
                verify(counted <= geometry.poseRect.y + 1, counted + " " + geometry.poseRect.y);
            verify(geometry.poseRect.y + geometry.poseRect.height <= geometry.handRect.y + 1);
            for (let slot = 0; slot < data.seats - 1; ++slot) {
                const seat = geometry.seatRect(slot);
                verify(geometry.drawRect.y >= seat.y + seat.height, "the piles lie on seat " + slot);
            }
            geometry.pilesInMiddle = false;
        }

        function test_cardsOfAHandCanBeTold(): void {
            geometry.width = 1000;
            geometry.height = 744;
            geometry.leftHanded = false;
            geometry.handCount = 26;
            for (let position = 1; position < 13; ++position) {
                const before = geometry.place(CardsModel.Hand, 0, position - 1, 26, -1);
                const card = geometry.place(CardsModel.Hand, 0, position, 26, -1);
                verify(card.cx - before.cx >= 20, "20 pixels of each card are seen");
            }
        }

        function inside(card: var, what: string): void {
            const high = card.w * Theme.cardRatio;
            verify(card.w > 20, what + " is too small: " + card.w);
            verify(card.cx - card.w / 2 >= -2 && card.cx + card.w / 2 <= geometry.width + 2, what + " leaves at a side");
            verify(card.cy - high / 2 >= -2 && card.cy + high / 2 <= geometry.height + 24, what + " leaves above or below");
        }
    }
}
