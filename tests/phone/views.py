# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Views of all scenes, as the app would send them (app/phones/PROTOCOL.md)."""

PEOPLE = [
    ("Marie-Luise", "hedgehog"),
    ("Bartholomäus Hohenlinden", "hare"),
    ("Jo", "fox"),
    ("Wilhelmiina", "owl"),
    ("Constanze", "bear"),
    ("Alessandro", "otter"),
    ("Ida", "frog"),
    ("Jean-Baptiste", "badger"),
    ("Bo", "heron"),
    ("Uma", "squirrel"),
]
COLORS = {"r": "Red", "b": "Blue", "g": "Green", "y": "Yellow"}
WILDS = {"dos": "Wild DOS", "wild": "Wild", "wild+4": "Wild Draw Four", "wildfu": "Wild Dumb Fu"}
VALUES = {"#": "Wild #", "+2": "Draw Two", "rev": "Reverse", "skip": "Skip"}

# Texts of the app in other languages, where a picture of the page needs long ones
LINES = {
    "en": {
        "dos": "Your turn: match a row card or draw.",
        "match": "3 + 6 on red 9 · double color match: one bonus card, the others draw one",
        "draw": "Draw a card",
        "uno": "Your turn: play a card or draw.",
        "call": "Bartholomäus Hohenlinden is playing …",
        "end": "End turn",
    },
    "de": {
        "dos": "Du bist dran: Bediene eine Karte der Reihe oder zieh.",
        "match": "3 + 6 auf die rote 9 · doppelter Farbtreffer: eine Bonuskarte, die anderen ziehen eine",
        "draw": "Karte ziehen",
        "uno": "Du bist dran: Spiel eine Karte oder zieh.",
        "call": "Bartholomäus Hohenlinden ist dran …",
        "end": "Zug beenden",
    },
    "fi": {
        "dos": "Sinun vuorosi: pelaa rivikortin päälle tai nosta.",
        "match": "3 + 6 punaisen 9:n päälle · kaksi samanväristä: yksi bonuskortti, muut nostavat yhden",
        "draw": "Nosta kortti",
        "uno": "Sinun vuorosi: pelaa kortti tai nosta.",
        "call": "Bartholomäus Hohenlinden on vuorossa …",
        "end": "Lopeta vuoro",
    },
}
language = "en"


def line(key):
    return LINES.get(language, LINES["en"])[key]


def name(code):
    if code in WILDS:
        return WILDS[code]
    return COLORS[code[0]] + " " + VALUES.get(code[1:], code[1:])


def person(index, **more):
    return {"name": PEOPLE[index][0], "portrait": PEOPLE[index][1], "color": index, **more}


def hand(codes, playable=()):
    return [{"card": code, "name": name(code), "playable": code in playable} for code in codes]


def match(row, cards, text):
    return {"action": {"do": "match", "row": row, "cards": cards, "bonus": "none"}, "text": text}


def seats(number, counts, **special):
    result = []
    for index in range(number):
        seat = person(
            index,
            cards=counts[index],
            total=[0, 136, 20, 75, 8, 0, 310, 44, 5, 61][index],
            turn=False,
            exposed=False,
            posing=False,
            computer=index in (2, 5),
            phone="here" if index == 0 else "lost" if index == 3 else "none",
            mayBeCaught=False,
        )
        seat.update(special.get(f"s{index}", {}))
        result.append(seat)
    return result


def base(scene, **more):
    return {"version": 1, "scene": scene, "you": person(0, seat=0), "line": "", "yourTurn": False, **more}


def game(kind, **more):
    call = {"word": "DOS!" if kind == "dos" else "UNO!", "due": False, "armed": False, "may": True}
    view = base("game", game=kind, draw=76, discard=5, actions=[], call=call, takeBack=False, news=[], over=None, problem="")
    view.update(more)
    return view


def join():
    people = [
        {**person(index), "person": f"id-{index}", "seat": index if index < 3 else -1, "taken": index == 1}
        for index in range(5)
    ]
    return base(
        "join",
        you=None,
        people=people,
        free=[{"seat": 3, "name": "Seat 4", "color": 3, "portrait": ""}],
        mayBeNew=True,
        asked=None,
    )


def asked():
    return {**join(), "asked": "Bartholomäus Hohenlinden"}


def idle():
    return base("idle", line="The table shows the score book.")


def setup():
    portraits = [{"portrait": portrait, "name": portrait.title()} for _, portrait in PEOPLE]
    colors = ["Orange", "Sky blue", "Green", "Yellow", "Blue", "Rust", "Pink", "Sand", "Lime", "Lilac"]
    return base(
        "setup", line="You play. The table deals when everyone is there.", looks={"portraits": portraits, "colors": colors}
    )


def dos():
    row = [{"card": code, "name": name(code), "matched": False} for code in ("b3", "r9", "g3")]
    actions = [
        match(0, ["r3"], "3 on blue 3"),
        match(0, ["b3"], "3 on blue 3 · color match: one bonus card"),
        match(1, ["r9"], "9 on red 9 · color match: one bonus card"),
        match(1, ["r3", "r6"], line("match")),
        match(1, ["r3", "g6"], "3 + 6 on red 9"),
        match(1, ["b3", "r6"], "3 + 6 on red 9"),
        match(1, ["b3", "g6"], "3 + 6 on red 9"),
        match(2, ["r3"], "3 on green 3"),
        match(2, ["b3"], "3 on green 3"),
        {"action": {"do": "draw"}, "text": line("draw")},
    ]
    return game(
        "dos",
        yourTurn=True,
        line=line("dos"),
        seats=seats(4, [7, 7, 7, 3], s0={"turn": True}),
        row=row,
        hand=hand(["r3", "r6", "r9", "b3", "g6", "y5", "y8"], ("r3", "r6", "r9", "b3", "g6")),
        actions=actions,
        news=["Jo draws a card.", "Wilhelmiina: 4 + 4 on red 8 · double number match", "New in the Center Row: red 9."],
        takeBack=True,
    )


def dos_lay():
    view = dos()
    codes = [card["card"] for card in view["hand"]]
    lays = [
        {"action": {"do": "lay", "card": code}, "text": f"Lay the {name(code).lower()} in the Center Row"} for code in codes
    ]
    view.update(
        actions=lays + [{"action": {"do": "skip-bonus"}, "text": "Lay no bonus card"}],
        line="Your bonus: lay a card in the Center Row.",
        hand=hand(codes, codes),
        row=[{"card": code, "name": name(code), "matched": False} for code in ("g3", "b8")],
    )
    return view


def dos_many():
    codes = [
        "r1",
        "r3",
        "r5",
        "r9",
        "r10",
        "r#",
        "b1",
        "b4",
        "b5",
        "b7",
        "b#",
        "g3",
        "g3",
        "g6",
        "g8",
        "y1",
        "y4",
        "y7",
        "dos",
        "dos",
    ]
    view = dos()
    row = [
        {"card": code, "name": name(code), "matched": index == 1}
        for index, code in enumerate(("b3", "r9", "g3", "y#", "dos", "b10", "g4"))
    ]
    view.update(
        hand=hand(codes, ("r3", "g3", "dos", "r#", "b#")),
        row=row,
        seats=seats(4, [20, 2, 7, 3], s0={"turn": True}, s1={"exposed": True, "mayBeCaught": True}),
    )
    view["actions"] = [
        match(0, ["r3"], "3 on blue 3"),
        match(2, ["g3"], "3 on green 3"),
        {"action": {"do": "end"}, "text": line("end")},
    ]
    return view


def dos_wait():
    view = dos()
    view.update(
        yourTurn=False,
        line=line("call"),
        actions=[],
        seats=seats(2, [2, 5], s1={"turn": True}),
        hand=hand(["b6", "dos"]),
        takeBack=False,
    )
    view["call"].update(due=True)
    return view


def uno():
    actions = [
        {"action": {"do": "play", "card": "y6"}, "text": "Play yellow 6"},
        {"action": {"do": "draw"}, "text": line("draw")},
    ]
    actions += [
        {"action": {"do": "play", "card": "wild", "colour": color}, "text": f"Play Wild, {COLORS[color].lower()}"}
        for color in "rbgy"
    ]
    return game(
        "uno",
        yourTurn=True,
        line=line("uno"),
        seats=seats(4, [6, 9, 6, 1], s0={"turn": True}),
        top={"card": "yskip", "name": "Yellow Skip"},
        color="y",
        direction=1,
        hand=hand(["r1", "r7", "b5", "g3", "y6", "wild"], ("y6", "wild")),
        actions=actions,
        news=["Bartholomäus Hohenlinden draws a card and keeps it.", "Jo plays a yellow Skip."],
        draw=54,
        discard=11,
    )


def uno_ten():
    view = uno()
    view.update(
        seats=seats(
            10,
            [3, 8, 13, 6, 4, 6, 4, 1, 26, 6],
            s0={"turn": True},
            s7={"exposed": True, "mayBeCaught": True},
            s4={"posing": True},
        ),
        hand=hand(["b9", "y3", "wild+4"], ("b9", "wild+4")),
        top={"card": "b+2", "name": "Blue Draw Two"},
        color="b",
        direction=-1,
        news=["Jean-Baptiste plays a blue Draw Two.", "Constanze is posing."],
    )
    view["call"].update(armed=True)
    return view


def uno_challenge():
    view = uno()
    view.update(
        top={"card": "wild+4", "name": "Wild Draw Four"},
        color="r",
        line="Bartholomäus Hohenlinden played a Wild Draw Four: bluff or not?",
        actions=[{"action": {"do": "challenge"}, "text": "Challenge"}, {"action": {"do": "accept"}, "text": "Draw 4 cards"}],
        hand=hand([card["card"] for card in view["hand"]]),
    )
    return view


def uno_swap():
    view = uno()
    view.update(
        actions=[
            {"action": {"do": "swap", "seat": seat}, "text": f"{PEOPLE[seat][0]}, {count} cards"}
            for seat, count in ((1, 9), (2, 6), (3, 1))
        ],
        line="Choose a player to swap hands with.",
        top={"card": "y7", "name": "Yellow 7"},
        hand=hand(["r1", "r7", "b5", "g3"]),
    )
    return view


def over():
    rows = [
        person(2, points=136, total=136, you=False),
        person(0, points=0, total=38, you=True),
        person(1, points=0, total=69, you=False),
        person(3, points=0, total=0, you=False),
    ]
    return game(
        "dos",
        seats=seats(4, [7, 7, 0, 3]),
        row=[],
        hand=[],
        line="Round 1 is over.",
        yourTurn=True,
        over={
            "title": "Jo wins round 1",
            "detail": "The winner scores everyone else’s cards. First to 200 wins.",
            "rows": rows,
            "matchOver": False,
            "ready": [1],
        },
    )


def match_over():
    view = over()
    view["over"].update(title="Jo wins the game", matchOver=True, ready=[])
    return view


def pad(kind):
    if kind == "dos":
        values = [(str(value), value) for value in (1, 3, 4, 5, 6, 7, 8, 9, 10)] + [("#", 40)]
        wilds = [("dos", 20, 12)]
    else:
        values = [(str(value), value) for value in range(10)] + [("+2", 20), ("rev", 20), ("skip", 20)]
        wilds = [("wild", 50, 4), ("wild+4", 50, 4)]
    return [
        {"card": color + value, "name": name(color + value), "points": points, "left": 2}
        for color in "rbgy"
        for value, points in values
    ] + [{"card": code, "name": name(code), "points": points, "left": left} for code, points, left in wilds]


def score():
    rounds = [[31, 0, 0, 20, 0, 28], [0, 0, 26, 0, 0, 0], [0, 32, 0, 0, 40, 0], [0, 38, 0, 0, 27, None]]
    players = [
        person(
            index,
            total=[79, 60, 72, 65][index],
            rounds=rounds[index],
            you=index == 0,
            count=["none", "done", "out", "begun"][index],
            points=[None, 16, 0, 7][index],
        )
        for index in range(4)
    ]
    return base(
        "score",
        game="dos",
        line="Jo went out. Count your cards.",
        yourTurn=True,
        sheet={"title": "Round 7", "round": 7, "players": players},
        count={"open": False, "cards": {}, "done": False, "pad": pad("dos")},
        mayGoOut=False,
    )


def score_open():
    view = score()
    view.update(line="Round 7 is being played.", count=None, mayGoOut=True, yourTurn=False)
    for player in view["sheet"]["players"]:
        player.update(count="", points=None)
    return view


def score_count():
    view = score()
    view["count"].update(open=True, cards={"y3": 2, "b10": 1, "dos": 1})
    view["count"]["pad"][5]["left"] = 0
    return view


def score_count_uno():
    view = score()
    view.update(game="uno", count={"open": True, "cards": {"r+2": 1, "wild": 1}, "done": False, "pad": pad("uno")})
    return view


def calls():
    marked = [False, True, False, False]
    return base(
        "calls",
        game="dos",
        line="Press as soon as you call.",
        word="DOS!",
        mark={"text": {"de": "Ich habe 2", "fi": "Minulla on kaksi"}.get(language, "I have two"), "on": False},
        seats=[person(index, marked=marked[index], result="") for index in range(4)],
        says=None,
    )


def calls_said():
    view = calls()
    view["says"] = {
        "number": 3,
        "text": "Marie-Luise caught Bartholomäus Hohenlinden, 112 ms before the call.",
        "detail": "Bartholomäus Hohenlinden draws 2 cards.",
        "mood": "good",
    }
    view["mark"]["on"] = True
    for seat, result in zip(view["seats"], ("first!", "+112 ms", "", "")):
        seat["result"] = result
    return view


CHAPTERS = {
    "chapters": [
        {
            "game": "dos",
            "title": "Getting started",
            "sections": [{"section": "dos/goal", "title": "The goal"}, {"section": "dos/box", "title": "What’s in the box"}],
        },
        {
            "game": "dos",
            "title": "Matches",
            "sections": [{"section": "dos/match/double-color", "title": "Double color match"}],
        },
        {"game": "uno", "title": "Action cards", "sections": [{"section": "uno/draw-two", "title": "Draw Two"}]},
    ]
}


def section(which):
    return {
        "section": {
            "section": which,
            "title": "Double color match",
            "html": "<p>Two cards of the row card’s color add up to its number. You earn <strong>one bonus card</strong>, and everyone else draws one.</p>"
            "<figure><img src='/card/r3.svg' alt='Red 3'><img src='/card/r6.svg' alt='Red 6'><figcaption>3 + 6 on the red 9</figcaption></figure>"
            "<ul><li>Both cards must have the color.</li><li>A Wild DOS counts.</li></ul><p>More: <a href='#dos/goal'>The goal</a>.</p>"
            "<script>document.title = 'wrong'</script><p onclick='wrong()'><a href='javascript:wrong()'>no link</a></p>",
        }
    }


HITS = {
    "hits": [
        {
            "section": "uno/settle/stack",
            "title": "Can I stack a Draw Two on a Draw Two?",
            "answer": "No",
            "text": "Not by the printed rules. If someone plays a Draw Two on you, you draw and miss your turn.",
        },
        {
            "section": "uno/draw-two",
            "title": "Draw Two",
            "answer": "",
            "text": "… You can play it on its own color or on any other Draw Two.",
        },
    ]
}
ANSWERS = {"chapters": CHAPTERS, "section": section, "query": HITS}

VIEWS = {
    function.__name__: function
    for function in (
        join,
        asked,
        idle,
        setup,
        dos,
        dos_lay,
        dos_many,
        dos_wait,
        uno,
        uno_ten,
        uno_challenge,
        uno_swap,
        over,
        match_over,
        score,
        score_open,
        score_count,
        score_count_uno,
        calls,
        calls_said,
    )
}
