#!/usr/bin/env node
// Makes two files from Noto Naskh Arabic. Run it by hand when the package changes; the results are committed.
// - app/naskh-urdu.woff2: the letters of Urdu, and of other languages in this font, for pages, a quarter of the whole file.
// - lib/platform/share-cards/naskh.ttf: all letters of the Arabic script for preview pictures. A server has no other font for
//   them, and what draws them reads TrueType in one weight.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { exportsOf, listsIn } from './build-languages.mjs';
import { readSources } from './source-files.mjs';

const SOURCE =
  'node_modules/@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';

const sources = readSources();
const { languages } = await listsIn(sources);
const written = Object.keys(languages).filter((code) => languages[code].font === 'naskh');
/** The letters of every language that is written in this font. */
const LETTERS = await Promise.all(
  written.map((code) => exportsOf(sources[`lib/language/${code}/words/language.ts`])),
).then((modules) => modules.map((module) => module.LETTERS).join(''));
const MARKS =
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0670';
const SIGNS = '،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹\u200C\u200D';
/** The block 'Arabic' of Unicode, and the space. */
const SCRIPT = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(0x600 + index));

const RESULTS = [
  {
    file: 'app/naskh-urdu.woff2',
    letters: LETTERS + MARKS + SIGNS,
    targetFormat: 'woff2',
    wght: { min: 400, max: 700, default: 400 },
  },
  {
    file: 'lib/platform/share-cards/naskh.ttf',
    letters: `${SCRIPT.join('')} \u200C\u200D`,
    targetFormat: 'truetype',
    wght: 500,
  },
];

const source = readFileSync(SOURCE);
for (const { file, letters, targetFormat, wght } of RESULTS) {
  const font = await subsetFont(source, letters, { targetFormat, variationAxes: { wght } });
  writeFileSync(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
