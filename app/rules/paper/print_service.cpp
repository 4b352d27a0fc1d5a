// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/paper/print_service.h"

#include "app/files/print_preview.h"
#include "app/rules/paper/rules_booklet.h"

namespace tableside {

namespace {

void previewBooklet(const rules::RulesLibrary &library, const RulesPart &part)
{
    const RulesBooklet booklet(library, part);
    previewPrintout({booklet.title(), QPageSize(QPageSize::A5), RulesBooklet::marginsMm,
                     [booklet](QPagedPaintDevice &device) { booklet.paint(device); }});
}

FileOutcome saveBooklet(const rules::RulesLibrary &library, const RulesPart &part, const QString &path)
{
    return RulesBooklet(library, part).writePdf(path);
}

} // namespace

RulesPaper rulesPaper()
{
    RulesPaper paper;
    paper.savePdf = saveBooklet;
    if (canPrint())
        paper.preview = previewBooklet;
    return paper;
}

} // namespace tableside
