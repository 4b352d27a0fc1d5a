import QtQuick
import Tableside
import Tableside.App

// A paragraph of the rules on paper. Tab goes from link to link, Enter follows; the sentence that is read is marked.
Text {
    id: words

    property string html: ""
    property string plain: ""
    property int firstSentence: 0
    property int spokenSentence: -1
    property int lineSpacing: 112 // percent of the letters' own, which is 1.37 of their size

    readonly property int linkCount: (html.match(/<a /g) ?? []).length
    property int link: -1
    property string entered: "" // the words of the link that had the focus first

    signal followed(target: string)

    function follow(index: int): void {
        const target = html.split("href=\"#")[index + 1];
        if (index >= 0 && target !== undefined)
            followed(target.split("\"")[0]);
    }

    function wordsOf(index: int): string {
        const label = (html.match(/<a [^>]*>.*?<\/a>/g) ?? [])[index] ?? "";
        return label.replace(/<[^>]*>/g, "").replace(/&quot;/g, "\"").replace(/&lt;/g, "<").replace(/&gt;/g, ">")
            .replace(/&amp;/g, "&");
    }

    // The focus stays on the paragraph, so a screen reader would say nothing
    function stepTo(index: int): void {
        link = index;
        spoken.say(wordsOf(index));
    }

    readonly property string style: "a{color:" + Theme.ivoryLink + ";}"
        + (spokenSentence >= 0 ? ".s" + spokenSentence + "{background-color:" + Theme.ivoryMark + ";}" : "")
    // Which link has the focus is marked by counting them off
    readonly property string marked: {
        let count = -1;
        return link < 0 ? html : html.replace(/<a ([^>]*)>(.*?)<\/a>/g, (whole, attributes, label) => {
            count += 1;
            return count === link ? "<a " + attributes + "><span style=\"background-color:" + Theme.ivoryText + ";color:"
                + Theme.ivory + ";\">" + label + "</span></a>" : whole;
        });
    }

    text: "<style>" + style + "</style><p style=\"margin:0;line-height:" + lineSpacing + "%\">" + marked + "</p>"
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    color: Theme.ivoryText
    font.family: Theme.family
    font.pixelSize: Theme.sizeReading
    activeFocusOnTab: linkCount > 0
    onLinkActivated: link => followed(link.slice(1))
    onActiveFocusChanged: {
        if (!activeFocus)
            link = -1;
        else if (link < 0)
            link = entry.backwards ? linkCount - 1 : 0;
        entered = activeFocus ? wordsOf(link) : "";
    }

    Keys.onTabPressed: event => {
        event.accepted = link + 1 < linkCount;
        if (event.accepted)
            stepTo(link + 1);
    }
    Keys.onBacktabPressed: event => {
        event.accepted = link > 0;
        if (event.accepted)
            stepTo(link - 1);
    }
    Keys.onReturnPressed: follow(link)
    Keys.onEnterPressed: follow(link)

    Accessible.role: linkCount > 0 ? Accessible.Link : Accessible.StaticText
    Accessible.name: plain
    Accessible.description: entered
    Accessible.focusable: linkCount > 0
    Accessible.onPressAction: follow(Math.max(0, link))

    FocusEntry {
        id: entry
        item: words
    }

    SpokenWords {
        id: spoken
        objectName: "linkSpoken"
        visible: words.linkCount > 1
    }

    HoverHandler {
        cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
