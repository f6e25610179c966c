#!/usr/bin/env python3
"""Builds the two font files of the site, reproducibly. Needs npm and, from pip, fonttools==4.66.1 and
brotli==1.2.0. Run it in this folder: python3 make-fonts.py

Both fonts are under the SIL Open Font License without a reserved name, so the subsets keep their names.
"""

import os
import subprocess
import tempfile
import unicodedata

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import NO_VARIATION_INDEX
from fontTools.varLib import instancer

FRENCH = "ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜàâæçèéêëîïôöùûüÿŒœ" + "«»’‘“”–—…°²©€×·−\u00a0"
ASCII = "".join(map(chr, range(0x20, 0x7F)))

# Smallest visible kerning, in thousandths of an em. Five of them are 0.1 pixel at text size.
KERNING_STEP = 5

FONTS = [
    {
        "family": "Bricolage Grotesque",
        "package": "@fontsource-variable/bricolage-grotesque@5.3.0",
        "source": "bricolage-grotesque-latin-standard-normal.woff2",
        "file": "bricolage-grotesque-fr.woff2",
        "axes": {"opsz": 48, "wdth": 100, "wght": 700},
        "characters": "".join(c for c in ASCII if c not in "`{|}~^_<>[]\\#$*") + FRENCH,
        "narrow_space": 160,
    },
    {
        "family": "Instrument Sans",
        "package": "@fontsource-variable/instrument-sans@5.3.0",
        "source": "instrument-sans-latin-standard-normal.woff2",
        "file": "instrument-sans-fr.woff2",
        "axes": {"wdth": 100, "wght": (400, 600)},
        "characters": ASCII + FRENCH,
        "narrow_space": 150,
    },
]


def make(family, package, source, file, axes, characters, narrow_space):
    font = instancer.instantiateVariableFont(unpacked(package, source), axes)
    # Take the lightest weight of a variable font, because most text uses it.
    regular = {tag: at if isinstance(at, int) else at[0] for tag, at in axes.items()}
    kerning = kerned_pairs(instancer.instantiateVariableFont(unpacked(package, source), regular))

    keep_ligatures_of_f(font)
    cut = subset.Subsetter(options())
    cut.populate(unicodes=map(ord, characters))
    cut.subset(font)
    font["name"].setName(family, 1, 3, 1, 0x409)
    kern(font, kerning)
    if ord("²") not in font.getBestCmap():
        add_squared(font)
    add_space(font, 0x202F, narrow_space)
    add_space(font, 0x2007, font["hmtx"]["zero.tf" if "zero.tf" in font["hmtx"].metrics else "zero"][0])

    font.flavor = "woff2"
    font.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), file))


def unpacked(package, source):
    """Returns the font of the npm package."""
    with tempfile.TemporaryDirectory() as folder:
        packing = ["npm", "pack", "--silent", "--pack-destination", folder, package]
        archive = subprocess.run(packing, check=True, capture_output=True, text=True).stdout.strip()
        subprocess.run(["tar", "xzf", archive], check=True, cwd=folder)
        font = TTFont(os.path.join(folder, "package", "files", source), recalcTimestamp=False)
        font.ensureDecompiled()
        return font


def options():
    wanted = subset.Options()
    wanted.layout_features = ["liga", "tnum"]
    wanted.hinting = False
    # Copyright and licence.
    wanted.name_IDs = [0, 13, 14]
    wanted.drop_tables += ["STAT"]
    return wanted


def keep_ligatures_of_f(font):
    """Keeps the ligatures of f and drops the others, such as arrows and www."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if hasattr(subtable, "ligatures"):
                subtable.ligatures = {"f": subtable.ligatures["f"]}


def kerned_pairs(font):
    """Returns the kerning of each pair of glyphs, in thousandths of an em."""
    table = font["GPOS"].table
    feature = next(r.Feature for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern")
    pairs = {}
    for lookup in feature.LookupListIndex:
        for subtable in table.LookupList.Lookup[lookup].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for left, right, value in pairs_of(subtable, font.getGlyphOrder()):
                # The first subtable with a pair wins.
                pairs.setdefault((left, right), value.XAdvance if hasattr(value, "XAdvance") else 0)
    return pairs


def pairs_of(subtable, glyphs):
    if subtable.Format == 1:
        for left, named in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for record in named.PairValueRecord:
                yield left, record.SecondGlyph, record.Value1
        return
    for left in subtable.Coverage.glyphs:
        rights = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
        for right in glyphs:
            yield left, right, rights[subtable.ClassDef2.classDefs.get(right, 0)].Value1


def kern(font, pairs):
    """Replaces the kerning with a table of half the size: the same for all weights, rounded, without unused pairs."""
    characters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    rows = {}
    for (left, right), value in sorted(pairs.items()):
        if left not in characters or right not in characters:
            continue
        if abs(value) >= KERNING_STEP and is_written(characters[left], characters[right]):
            rows.setdefault(left, {})[right] = round(value / KERNING_STEP) * KERNING_STEP

    lefts = grouped({left: tuple(row.items()) for left, row in rows.items()})
    columns = {}
    for number, row in enumerate(lefts):
        for right, step in row:
            columns.setdefault(right, []).append((number, step))
    rights = grouped({right: tuple(column) for right, column in columns.items()})

    classes = [f"@L{n}=[{' '.join(group)}];" for n, group in enumerate(lefts.values())]
    classes += [f"@R{n}=[{' '.join(group)}];" for n, group in enumerate(rights.values())]
    rules = sorted((left, n, step) for n, column in enumerate(rights) for left, step in column)
    feature = "".join(f"pos @L{left} @R{right} {step};" for left, right, step in rules)
    addOpenTypeFeaturesFromString(
        font,
        "languagesystem DFLT dflt; languagesystem latn dflt;"
        + "".join(classes)
        + f"feature kern {{{feature}}} kern;",
        tables=["GPOS"],
    )


def is_written(left, right):
    """Whether French texts may contain the pair. They have no capital after a small letter and no digit by a letter."""
    pair = (unicodedata.category(left), unicodedata.category(right))
    return pair not in {("Ll", "Lu"), ("Ll", "Nd"), ("Nd", "Ll"), ("Nd", "Lu"), ("Lu", "Nd")}


def grouped(shapes):
    groups = {}
    for glyph, shape in shapes.items():
        groups.setdefault(shape, []).append(glyph)
    return groups


def add_squared(font):
    """Adds the ² of m², a raised and smaller 2, which Instrument Sans lacks."""
    scale = 0.6
    top = font["glyf"]["two"].yMax
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent("two", (scale, 0, 0, scale, 0, round(top * (1 - scale))))
    add_glyph(font, ord("²"), pen.glyph(), round(font["hmtx"]["two"][0] * scale))


def add_space(font, code, width):
    """Adds a space that French needs but the font lacks."""
    add_glyph(font, code, TTGlyphPen(None).glyph(), width)


def add_glyph(font, code, glyph, width):
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (width, 0)
    if "gvar" in font:
        font["gvar"].variations[name] = []
        font["HVAR"].table.AdvWidthMap.mapping[name] = NO_VARIATION_INDEX
    for table in font["cmap"].tables:
        table.cmap[code] = name


for each in FONTS:
    make(**each)
