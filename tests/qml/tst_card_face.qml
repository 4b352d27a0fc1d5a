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

        function pictures(item: var): var {
            let found = [];
            for (let index = 0; index < item.children.length; ++index) {
                const child = item.children[index];
                if (child instanceof Image && child.visible)
                    found.push(child);
                found = found.concat(pictures(child));
            }
            return found;
        }

        function test_saysItsValue_data(): var {
            return [
                { tag: "r7", says: "7" }, { tag: "b10", says: "10" }, { tag: "g1", says: "1" }, { tag: "dos", says: "2" },
                { tag: "y0", says: "0" }, { tag: "g+2", says: "+2" }, { tag: "wild+4", says: "+4" }
            ];
        }

        function test_saysItsValue(data: var): void {
            face.code = data.tag;
            verify(texts(face).includes(data.says), data.tag + " says " + texts(face));
        }

        // Every picture that a face asks for is there, in both themes.
        function test_pictures_data(): var {
            return ["r7", "y#", "b#", "dos", "r+2", "y+2", "brev", "yrev", "gskip", "yskip", "wild", "wild+4", "wildfu", ""]
                .map(code => ({ tag: code === "" ? "back" : code, code: code }));
        }

        function test_pictures(data: var): void {
            face.code = data.code;
            for (const highContrast of [false, true]) {
                Theme.highContrast = highContrast;
                const shown = pictures(face);
                verify(shown.length > 0);
                for (const picture of shown)
                    compare(picture.status, Image.Ready, picture.source.toString());
            }
            Theme.highContrast = false;
        }

        function test_actionCardsShowTheirPictogramTwice_data(): var {
            return [{ tag: "brev", art: "reverse" }, { tag: "yskip", art: "skip" }, { tag: "wildfu", art: "fu" }];
        }

        function test_actionCardsShowTheirPictogramTwice(data: var): void {
            face.code = data.tag;
            const names = pictures(face).map(picture => picture.source.toString());
            verify(names.some(name => name.includes("figure-" + data.art)));
            verify(names.some(name => name.includes("mark-" + data.art)));
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
