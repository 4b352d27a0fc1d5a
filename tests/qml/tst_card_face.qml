import QtQuick
import QtTest
import Tableside

// A face says number, colour and shape; a back says nothing.
Item {
    id: room
    width: 300
    height: 420

    CardFace {
        id: face
        width: 126
        height: width * Theme.cardRatio
        code: "r7"
    }

    TestCase {
        name: "CardFace"
        when: windowShown

        function texts(item: var): var {
            let found = [];
            for (let index = 0; index < item.children.length; ++index) {
                const child = item.children[index];
                if (child.visible && child.text !== undefined && child.text !== "")
                    found.push(child.text);
                found = found.concat(texts(child));
            }
            return found;
        }

        function test_saysItsValue_data(): var {
            return [{ tag: "r7", says: "7" }, { tag: "b10", says: "10" }, { tag: "g1", says: "1" }, { tag: "dos", says: "2" }];
        }

        function test_saysItsValue(data: var): void {
            face.code = data.tag;
            verify(texts(face).includes(data.says), data.tag + " says " + texts(face));
        }

        function test_lettersCanBeSwitchedOff(): void {
            face.code = "r7";
            face.showLetter = true;
            verify(texts(face).includes("R"));
            face.showLetter = false;
            verify(!texts(face).includes("R"));
            face.showLetter = true;
        }

        function test_backSaysNothing(): void {
            face.code = "";
            compare(texts(face).length, 0);
        }
    }
}
