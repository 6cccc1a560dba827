#!/usr/bin/env node
// Makes the fonts of the pages from the families' own files, so that a page loads only the glyphs that it shows. Run it by hand
// when a package changes; the results are committed.
// - app/bricolage-latin.woff2: the characters of English; app/bricolage-accents.woff2: those of Western names, fetched only
//   with one.
//   All weights in use, and the optical sizes of our text sizes: sturdy, open letters at 14–16 px and tight headlines.
// - app/naskh-urdu.woff2: the characters of Urdu, and of other languages in this font, for pages, a quarter of the whole file.
// - app/nastaliq-urdu.woff2: the same for headlines, in the style in which Urdu is printed.
// - lib/platform/share-cards/naskh.ttf: all characters of the Arabic script for preview pictures. A server has no other font
//   for
//   them, and their renderer reads TrueType in one weight.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { exportsOf } from './exports-of.mjs';
import { readSources } from './source-files.mjs';

const FAMILIES = 'node_modules/@fontsource-variable';
const BRICOLAGE = `${FAMILIES}/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2`;
const NASKH = `${FAMILIES}/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2`;

const NASTALIQ =
  'node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';

const sources = readSources();
const { LANGUAGES: languages } = await exportsOf(sources['lib/platform/language/languages.ts']);
const written = Object.keys(languages).filter((code) => languages[code].font === 'naskh');
/** The characters of every language that uses this font. */
const LETTERS = await Promise.all(
  written.map((code) => exportsOf(sources[`languages/${code}/words/language.ts`])),
).then((modules) => modules.map((module) => module.LETTERS).join(''));
const MARKS =
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0670';
const SIGNS = '،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹\u200C\u200D';
/** The block 'Arabic' of Unicode, and the space. */
const SCRIPT = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(0x600 + index));

const charactersIn = (ranges) =>
  ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    )
    .map((code) => String.fromCodePoint(code))
    .join('');
// Matches the unicode-range of each font in app/fonts.ts.
const ENGLISH = charactersIn([
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xb0],
  [0xb7],
  [0xd7],
  // In our own lists of places: Montréal, Türkiye.
  [0xe9],
  [0xfc],
  [0x2009, 0x2015],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x202a, 0x202f],
  [0x2060, 0x206f],
  [0x2191],
  [0x2193],
  [0x2212],
  [0xfeff],
]);
const WESTERN = charactersIn([
  [0xa1, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xe8],
  [0xea, 0xfb],
  [0xfd, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x2008],
  [0x2016, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2021],
  [0x2023, 0x2025],
  [0x2027, 0x2029],
  [0x2030, 0x205f],
  [0x20ac],
  [0x2122],
  [0x2215],
  [0xfffd],
]);
const SIZES = {
  wght: { min: 400, max: 760, default: 400 },
  opsz: { min: 14, max: 40, default: 14 },
};

const RESULTS = [
  {
    source: BRICOLAGE,
    file: 'app/bricolage-latin.woff2',
    letters: ENGLISH,
    targetFormat: 'woff2',
    variationAxes: SIZES,
  },
  {
    source: BRICOLAGE,
    file: 'app/bricolage-accents.woff2',
    letters: WESTERN,
    targetFormat: 'woff2',
    variationAxes: SIZES,
  },
  {
    source: NASKH,
    file: 'app/naskh-urdu.woff2',
    letters: LETTERS + MARKS + SIGNS,
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    source: NASTALIQ,
    file: 'app/nastaliq-urdu.woff2',
    // Digits and the other signs are those of Naskh.
    letters: `${LETTERS}،؟۔\u064B\u064E\u064F\u0650\u0651\u0654\u0670`,
    targetFormat: 'woff2',
  },
  {
    source: NASKH,
    file: 'lib/platform/share-cards/naskh.ttf',
    letters: `${SCRIPT.join('')} \u200C\u200D`,
    targetFormat: 'truetype',
    variationAxes: { wght: 500 },
  },
];

for (const { source, file, letters, targetFormat, variationAxes } of RESULTS) {
  const font = await subsetFont(readFileSync(source), letters, { targetFormat, variationAxes });
  writeFileSync(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
