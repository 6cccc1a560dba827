#!/usr/bin/env node
// `npm run languages`: writes what depends on the list of languages (lib/platform/language/languages) and on the areas of texts
// (lib/language/areas): the bundler needs a literal import() for each chunk. The results are committed; check-structure reports
// when they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { readSources } from './source-files.mjs';

const LANGUAGES = 'lib/platform/language/languages.ts';
const AREAS = 'lib/language/areas.ts';
const FONTS = 'app/fonts.ts';
const STYLES = 'app/globals.css';
const FIRST_LINE = '// Written by `npm run languages`.';
/** The language of the source texts, which are in the components themselves. */
const ENGLISH = 'en';
/** What no page of React loads: what the server says, and what the map of guests brings along. */
const APART = ['server', 'map'];

/**
 * What a module without imports exports.
 * @param {string} text its source
 */
export const exportsOf = (text) =>
  import(`data:text/javascript,${encodeURIComponent(transformSync(text, { loader: 'ts' }).code)}`);

/** 'components/layout/share-texts' is imported as `componentsLayoutShareTexts`. */
const nameOf = (id) => id.replace(/[^a-z0-9]+(.)/g, (_match, next) => next.toUpperCase());

/**
 * The files for these languages and areas, by their paths.
 * @param {{ languages: Record<string, { name: string, font?: string, isForTests?: true }>, areas: Record<string, readonly string[]> }} lists
 * @returns {Record<string, string>}
 */
export function languageFiles({ languages, areas }) {
  const codes = Object.keys(languages).filter((code) => code !== ENGLISH);
  const pseudo = codes.filter((code) => languages[code].isForTests);
  const written = codes.filter((code) => !languages[code].isForTests);
  const loaded = Object.keys(areas).filter((area) => !APART.includes(area));
  const files = {
    'components/language/text-chunks.ts': chunksText(written, pseudo, loaded),
    'lib/language/all.ts': allText(written, pseudo),
    'lib/language/said.ts': saidText(areas.server ?? []),
  };
  for (const code of written)
    for (const [area, ids] of Object.entries(areas))
      files[`lib/language/${code}/areas/${area}.ts`] = areaText(ids);
  return files;
}

const lines = (...parts) => [FIRST_LINE, ...parts.flat(), ''].join('\n');

const areaText = (ids) =>
  lines(
    ids.map((id) => `import { texts as ${nameOf(id)} } from '../${id}';`),
    '',
    'export const texts = {',
    ids.map((id) => `  '${id}': ${nameOf(id)},`),
    '};',
  );

/** Notifications and letters are stored in English too; to word one again, the server finds its text by its id. */
const isSaid = (id) => /^lib\/.*server-texts$/.test(id);

const saidText = (ids) =>
  lines(
    ids.filter(isSaid).map((id) => `import { texts as ${nameOf(id)} } from '@/${id}';`),
    '',
    '/** The English texts of what the server says and stores, by their ids. */',
    'export const said = {',
    ids.filter(isSaid).map((id) => `  '${id}': ${nameOf(id)}.english,`),
    '};',
  );

const allText = (written, pseudo) =>
  lines(
    "import { addTexts } from '@/lib/platform/language/current';",
    pseudo.length > 0 ? ["import { pseudo } from './pseudo';"] : [],
    "import { said } from './said';",
    written.flatMap((code) => [
      `import { texts as ${code}Everywhere } from './${code}/areas/everywhere';`,
      `import { texts as ${code}Members } from './${code}/areas/members';`,
      `import { texts as ${code}Server } from './${code}/areas/server';`,
    ]),
    '',
    '/** Each server process calls it once at its start. */',
    'export function addAllTexts(): void {',
    `  addTexts('${ENGLISH}', said);`,
    written.map(
      (code) =>
        `  addTexts('${code}', { ...${code}Everywhere, ...${code}Members, ...${code}Server });`,
    ),
    pseudo.map((code) => `  addTexts('${code}', pseudo);`),
    '}',
  );

function chunksText(written, pseudo, loaded) {
  const chunk = (code, area) =>
    `    ${code}: dynamic(() => loadPart(() => import('@/lib/language/${code}/areas/${area}').then(adding('${code}')))),`;
  const chunkOfAll = (code) =>
    `    ${code}: dynamic(() => loadPart(() => import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('${code}')({ texts })))),`;
  return lines(
    "'use client';",
    '',
    "import dynamic from 'next/dynamic';",
    "import { loadPart } from '@/components/ui/load-part';",
    "import type { Area } from '@/lib/language/areas';",
    "import type { Language } from '@/lib/platform/language/languages';",
    "import { adding, type Surrounding } from './add-when-loaded';",
    '',
    '// A chunk for each area and language, loaded only where it is used: Next finds each import() inside its dynamic().',
    'export const TEXTS: Record<Area, Partial<Record<Language, Surrounding>>> = {',
    loaded.flatMap((area) =>
      [
        `  ${area}: {`,
        written.map((code) => chunk(code, area)),
        // Of these, the first brings all that there is.
        area === 'everywhere' ? pseudo.map(chunkOfAll) : [],
        '  },',
      ].flat(),
    ),
    '};',
  );
}

/**
 * @param {Record<string, string>} texts the text of every source file by its path
 * @param {Parameters<typeof languageFiles>[0]} lists
 * @returns {string[]} errors: a written file is out of date, a language has no font, or it uses the words of another one
 */
export function checkLanguageFiles(texts, lists) {
  const files = languageFiles(lists);
  const expected = Object.entries(files).filter(([file, text]) => texts[file] !== text);
  const left = Object.keys(texts).filter((file) => texts[file].startsWith(FIRST_LINE));
  const fonts = Object.entries(lists.languages).filter(
    ([, { font }]) =>
      font && ![FONTS, STYLES].every((file) => texts[file]?.includes(`--font-${font}`)),
  );
  const tied = Object.keys(texts).filter(
    (file) =>
      /^lib\/language\/[^/]+\//.test(file) && /'@\/lib\/language\/[^']+\//.test(texts[file]),
  );
  return [
    ...expected.map(([file]) => `${file} is out of date: run npm run languages.`),
    ...left
      .filter((file) => !(file in files))
      .map((file) => `${file} belongs to no language of the list: delete it.`),
    ...fonts.map(
      ([code, { font }]) => `${code} is written in --font-${font}: ${FONTS} and ${STYLES} lack it.`,
    ),
    ...tied.map(
      (file) =>
        `${file} names a language in an import: inside a language paths are relative, so that its folder can be copied.`,
    ),
  ];
}

/** The lists in these sources. */
export async function listsIn(texts) {
  const [languages, areas] = await Promise.all(
    [LANGUAGES, AREAS].map((file) => exportsOf(texts[file])),
  );
  return { languages: languages.LANGUAGES, areas: areas.AREAS };
}

/** @param {Record<string, string>} texts the text of every source file by its path */
export const checkLanguages = async (texts) => checkLanguageFiles(texts, await listsIn(texts));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(languageFiles(await listsIn(readSources())))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
