#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Counts how many of the everyday queries SQLite's FTS5 would answer, to compare it with the search of the rules
(tableside_rules_bench --benchmark_filter=recall). Must be run at the top of the checkout.

FTS5 scores each word of a query by bm25 over titles and search words (weight 4) and text (weight 1), and over each title
and search word alone. The script adds the filler words, numbers and names of cards of app/rules/search/search_words.cpp, the everyday words,
and the share of the query that a section covers. It does no stemming, because prefixes work as well here.
"""
import json
import re
import sqlite3
import unicodedata

RULES = "resources/rules"
QUERIES = open("tests/app/rules/everyday_queries.h", encoding="utf8").read()
WORDS = open("app/rules/search/search_words.cpp", encoding="utf8").read()
CONTENTS = json.load(open(f"{RULES}/contents.json", encoding="utf8"))
LANGUAGES = CONTENTS["languages"]


def sections_of(path):
    chapter, sections = "", []
    for line in open(path, encoding="utf8").read().split("\n"):
        heading = re.match(r"^(#+) (.*?)(?: \{#([a-z0-9/-]+)\})?$", line)
        search = re.match(r"^\{search: (.*)\}$", line)
        if heading and len(heading[1]) == 1:
            chapter = heading[2]
        elif heading and len(heading[1]) == 2:
            sections.append({"id": heading[3], "phrases": [heading[2]], "text": "", "chapter": chapter})
        elif search:
            sections[-1]["phrases"] += [words.strip() for words in search[1].split(";")]
        elif sections:
            words = heading[2] if heading else re.sub(r"\]\([^)]*\)", "", line.replace("**", "").replace("[", ""))
            sections[-1]["text"] += words + " "
    return sections


class LanguageFeatures:
    """The fillers, numbers, synonyms and card names of a language, from search_words.cpp, everyday.json and language.json."""

    def __init__(self, language):
        entry = re.search(r'QStringLiteral\("%s"\),\s*read\(\{(.*?)\}\)\}' % language, WORDS, re.S)[1]
        lists = {name: "".join(re.findall(r'"([^"]*)"', text))
                 for name, text in re.findall(r'\.(\w+) = ((?:"[^"]*"\s*)+)', entry)}
        self.fillers = set(lists["fillers"].split())
        self.signs = {lists.get("plus", "plus"): "plus"}
        for number, forms in zip([0, *range(2, 11)], lists["numbers"].split()):
            self.signs.update({form: str(number) for form in forms.split("/")})
        self.synonyms = {}
        for group in json.load(open(f"{RULES}/{language}/everyday.json", encoding="utf8")).values():
            group = [self.split(word.strip("*")) for word in group]
            group = {words[0] for words in group if len(words) == 1}
            for word in group:
                self.synonyms.setdefault(word, set()).update(group)
        cards = json.load(open(f"{RULES}/{language}/language.json", encoding="utf8"))["cards"]
        self.figures = []
        for card, number in (("+2", "2"), ("wild+4", "4")):
            spoken = [["plus", number], ["+" + number], self.split(cards[card])]
            self.figures += [(words, "plus" + number) for words in spoken + [[w, number] for w in lists["drawing"].split()]]
        self.figures.sort(key=lambda figure: -len(figure[0]))

    def split(self, text):
        text = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
        text = "".join(letter for letter in text if not unicodedata.combining(letter))
        words = re.findall(r"\+\d+|#|[^\W\d_]+|\d+", text)
        return [self.signs.get(word, word) for word in words if len(word) > 1 or not word.isalpha()]

    def words(self, text, game=""):
        split, words = self.split(text), []
        while split:
            name, figure = next(((n, f) for n, f in self.figures if split[:len(n)] == n), (split[:1], split[0]))
            words.append("hash" if figure == "#" else figure)
            split = split[len(name):]
        return [word for word in words if word not in self.fillers and word != game] or words


class Search:
    def __init__(self, *extras):
        self.extras = extras
        self.habits = {language: LanguageFeatures(language) for language in LANGUAGES}
        self.known = {language: set() for language in LANGUAGES}
        self.factor = {}
        self.db = sqlite3.connect(":memory:")
        for table, columns, tokens in (("sections", "titles, text", "unicode61 remove_diacritics 2"),
                                       ("phrases", "words", "unicode61 remove_diacritics 2"),
                                       ("parts", "words", "trigram")):
            self.db.execute(f"create virtual table {table} using fts5(language unindexed, id unindexed, {columns}, "
                            f"tokenize='{tokens}'{'' if tokens == 'trigram' else ', prefix=' + repr('2 3')})")
        for language in LANGUAGES:
            for chapter in (chapter for game in CONTENTS["games"] for chapter in game["chapters"]):
                for number, section in enumerate(sections_of(f"{RULES}/{language}/{chapter['file']}.md")):
                    if number == 0 and chapter["kind"] != "settle":
                        section["phrases"].append(section["chapter"])
                    self.add(language, section)
                    self.factor[section["id"]] = {"settle": 1.15, "quick": 0.6}.get(chapter["kind"], 1)

    def add(self, language, section):
        habits, key = self.habits[language], (language, section["id"])
        phrases = [" ".join(habits.words(phrase)) for phrase in section["phrases"]]
        text = " ".join(habits.words(section["text"]))
        self.db.execute("insert into sections values(?, ?, ?, ?)", (*key, " . ".join(phrases), text))
        self.db.executemany("insert into phrases values(?, ?, ?)", [(*key, phrase) for phrase in phrases])
        self.db.execute("insert into parts values(?, ?, ?)", (*key, " . ".join([*phrases, text])))
        for words in (*section["phrases"], section["text"]):
            self.known[language].update(habits.split(words))

    def ask(self, table, weights, match, language):
        return self.db.execute(f"select rowid, id, -bm25({table}, 0, 0, {weights}) from {table} "
                               "where language = ? and %s match ?" % table, (language, match)).fetchall()

    def scores(self, query, language, game, allowsTypos):
        words = self.habits[language].words(query, game)
        sections, phrases = {}, {}
        for number, word in enumerate(words):
            best, best_phrases = {}, {}
            synonyms = self.habits[language].synonyms.get(word, set()) if "synonyms" in self.extras else set()
            for form, fit in [(word, 1), *((other, 0.6) for other in synonyms - {word})]:
                forms = [(f'"{form}"', fit)]
                if form.isalpha() and len(form) >= 4 or number + 1 == len(words) and query[-1].isalnum() and len(form) > 1:
                    forms.append((f'"{form}"*', fit * 0.8))
                for match, share in forms:
                    for _, key, score in self.ask("sections", "4, 1", match, language):
                        best[key] = max(best.get(key, (0, 0)), (score * share, share))
                    for row, key, score in self.ask("phrases", "1", match, language) if "phrases" in self.extras else []:
                        best_phrases[row, key] = max(best_phrases.get((row, key), (0, 0)), (score * share, share))
            if not best and allowsTypos and len(word) >= 4 and "trigrams" in self.extras:
                parts = " OR ".join(f'"{word[at:at + 3]}"' for at in range(len(word) - 2))
                best = {key: (score * 0.3, 0.3) for _, key, score in self.ask("parts", "1", parts, language)}
            for found, gathered in ((best, sections), (best_phrases, phrases)):
                for key, (score, share) in found.items():
                    sum_of, covered = gathered.get(key, (0, 0))
                    gathered[key] = (sum_of + score, covered + share)
        of_phrases = {}
        for (_, key), (score, covered) in phrases.items():
            of_phrases.setdefault(key, []).append(score * (covered / len(words)) ** 2)
        for key, (score, covered) in sections.items():
            fits = sorted(of_phrases.get(key, [0]), reverse=True)
            yield key, score * (covered / len(words)) ** 2 + 1.5 * (fits[0] + 0.3 * sum(fits[1:]))

    def find(self, query, preferred, game):
        knowledge = {language: sum(word in self.known[language] for word in self.habits[language].split(query))
                     for language in LANGUAGES}
        best = {}
        for language in LANGUAGES:
            is_guess = knowledge[language] < max(knowledge.values())
            factor = 0.2 if is_guess else 1.25 if language == preferred else 1
            for key, score in self.scores(query, language, game, not is_guess):
                best[key] = max(best.get(key, 0), score * factor * self.factor[key])
        least = 0.4 * max(best.values(), default=0)
        return sorted(best, key=lambda key: (not (key.startswith(game) and best[key] >= least), -best[key]))


def queries_in(name):
    rows = QUERIES[QUERIES.index(f"array {name}{{"):]
    return re.findall(r'GameQuery\{"(\w+)", "(\w+)", "(.*?)", "(.*?)", (\d)\}', rows[:rows.index("};\n")])


for extras in ((), ("trigrams",), ("trigrams", "phrases"), ("trigrams", "phrases", "synonyms")):
    search, told = Search(*extras), []
    for name in ("gameQueries", "unseenQueries", "laterQueries"):
        asked = queries_in(name)
        places = []
        for language, game, query, answers, within in asked:
            found = search.find(query, language, game)[:int(within)]
            places.append(next((place for place, key in enumerate(found) if key in answers.split()), None))
        told.append(f"{name} {sum(place is not None for place in places)} of {len(asked)}, first {places.count(0)}")
    print(f"SQLite {sqlite3.sqlite_version} {' '.join(extras) or 'words and prefixes'}: {'; '.join(told)}", flush=True)
