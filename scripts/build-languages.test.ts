import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS } from '@/lib/language/areas';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { checkLanguageFiles, exportsOf, languageFiles, listsIn } from './build-languages.mjs';

type Files = Record<string, string>;

const SOURCES = ['lib/platform/language/languages.ts', 'lib/language/areas.ts'];
const FONTS: Files = {
  'app/fonts.ts': "variable: '--font-naskh',",
  'app/globals.css': 'var(--font-naskh)',
};
const now = { languages: LANGUAGES, areas: AREAS };
// A code that ISO 639 gives to no language, so that none of the list has it.
const third = { name: 'Third', tag: 'qaa', direction: 'rtl', rupee: 'Rs' };
const withThird = { languages: { ...LANGUAGES, qaa: { ...third, font: 'naskh' } }, areas: AREAS };

const written = (lists: Parameters<typeof languageFiles>[0]) => languageFiles(lists) as Files;
const TABLES = ['components/language/text-chunks.ts', 'lib/language/all.ts'];
const linesOf = (text = '') => text.split('\n');

it('reads the two lists as they are', async () => {
  const texts = Object.fromEntries(SOURCES.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(await listsIn(texts)).toEqual(now);
  expect((await exportsOf('export const a: number = 1;')).a).toBe(1);
});

it('a third language is its lines in the tables and its folder, and changes nothing else', () => {
  const [before, after] = [written(now), written(withThird)];
  for (const table of TABLES) {
    const [old, added] = [linesOf(before[table]), linesOf(after[table])];
    // The old lines are there in their order, and each of the others is about the new language.
    let at = 0;
    for (const line of added) {
      if (line === old[at]) at += 1;
      else expect(line).toMatch(/\bqaa\b|\bqaa[A-Z]/);
    }
    expect(at).toBe(old.length);
  }
  const others = Object.keys(after).filter((file) => !TABLES.includes(file));
  expect(others.filter((file) => !(file in before)).toSorted()).toEqual(
    others
      .filter((file) => file.startsWith('lib/language/ur/'))
      .map((file) => file.replace('/ur/', '/qaa/'))
      .toSorted(),
  );
  for (const file of others) {
    // A folder names no language, so that of another one has the same files.
    expect(after[file]).toBe(after[file.replace('/qaa/', '/ur/')]);
    if (file in before) expect(after[file]).toBe(before[file]);
  }
});

it('gives a third language a chunk for each area of pages, and its texts to servers', () => {
  const [chunks = '', all = ''] = TABLES.map((table) => written(withThird)[table]);
  for (const area of Object.keys(AREAS)) {
    const chunk = `qaa: dynamic(() => loadPart(() => import('@/lib/language/qaa/areas/${area}').then(adding('qaa')))),`;
    expect(chunks.includes(chunk), area).toBe(area !== 'map' && area !== 'server');
  }
  expect(all).toContain("addTexts('qaa', { ...qaaEverywhere, ...qaaMembers, ...qaaServer });");
});

it('pseudo-languages have the function alone, and English has nothing', () => {
  const files = written(now);
  expect(Object.keys(files).filter((file) => /\/(?:en|xa|xb)\//.test(file))).toEqual([]);
  const chunks = files['components/language/text-chunks.ts'];
  expect(chunks?.match(/\bx[ab]: .*/g)).toHaveLength(2);
  expect(chunks).not.toMatch(/\ben\b/);
});

it('finds what does not fit the list', () => {
  const texts = { ...written(now), ...FONTS };
  expect(checkLanguageFiles(texts, now)).toEqual([]);
  expect(checkLanguageFiles(texts, withThird)).toContain(
    'lib/language/all.ts is out of date: run npm run languages.',
  );
  const left = checkLanguageFiles({ ...written(withThird), ...FONTS }, now);
  expect(left).toContain(
    'lib/language/qaa/areas/offline.ts belongs to no language of the list: delete it.',
  );
  const languages = { ...LANGUAGES, qaa: { ...third, font: 'missing' } };
  expect(checkLanguageFiles(texts, { languages, areas: AREAS })).toContain(
    'qaa is written in --font-missing: app/fonts.ts and app/globals.css lack it.',
  );
  const file = 'lib/language/ur/lib/games/texts.ts';
  const tied = { ...texts, [file]: "import { a } from '@/lib/language/ur/words/games';" };
  expect(checkLanguageFiles(tied, now)).toEqual([expect.stringContaining(file)]);
});
