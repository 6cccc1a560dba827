import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from '@/lib/platform/language/current';
import type { Entries, Texts } from '@/lib/platform/language/define-texts';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { listSources } from '../scripts/source-files.mjs';
import { addAllTexts } from './all';
import { said } from './said';

const sources = listSources();
/** Of each file of English texts. */
const ids = sources
  .filter((file) => /^(?:components|lib)\/.*\/(?:(?!define-)[a-z-]+-)?texts\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();
const isOfServer = (id: string) => /(?:server|page)-texts$/.test(id);

interface Alphabet {
  LANGUAGE: string;
  LETTERS: string;
}
type Catalogue = Record<string, Entries>;

/** A path that is known only at run time. */
function load(file: string): Promise<unknown> {
  const path = `../${file}`;
  return import(path);
}
const textsOf = async (file: string) => ((await load(file)) as { texts: Catalogue }).texts;

it('the server can word again what it has stored', () => {
  expect(Object.keys(said).toSorted()).toEqual(
    ids.filter((id) => /^lib\/.*server-texts$/.test(id)),
  );
});

describe.each(LANGUAGE_CODES.filter((code) => code !== ENGLISH))('%s', (code) => {
  const bothSides = async (): Promise<[Catalogue, Catalogue]> => [
    await textsOf(`languages/${code}/screen`),
    await textsOf(`languages/${code}/server`),
  ];

  it('has each text of each file, on the side that says it', async () => {
    addAllTexts();
    const [screen, server] = await bothSides();
    expect(Object.keys(screen).toSorted()).toEqual(ids.filter((id) => !isOfServer(id)));
    expect(Object.keys(server).toSorted()).toEqual(ids.filter(isOfServer));
    for (const id of ids) {
      const english = ((await load(id)) as { texts: Texts }).texts;
      const texts = textsIn(code, english) ?? {};
      expect(english.id).toBe(id);
      expect(texts, id).toBe(screen[id] ?? server[id]);
      if ('isUnfinished' in LANGUAGES[code]) continue;
      expect(Object.keys(texts), id).toEqual(expect.arrayContaining(Object.keys(english.english)));
    }
  });

  it('names no language in an import, so that its folder can be copied for another', () => {
    const own = sources.filter((file) => file.startsWith(`languages/${code}/`));
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((file) => readFileSync(file, 'utf8').includes("'@/languages/"))).toEqual([]);
  });

  it('is written with its letters, Latin ones and Latin digits', async () => {
    const { LANGUAGE, LETTERS } = (await load(`languages/${code}/words/language`)) as Alphabet;
    expect(LANGUAGE).toBe(code);
    const [screen, server] = await bothSides();
    for (const [id, texts] of Object.entries({ ...screen, ...server })) {
      for (const [key, text] of Object.entries(texts)) {
        const written = typeof text === 'string' ? text : String(text);
        const letters = written.match(/[\p{L}\p{Nd}]/gu) ?? [];
        const foreign = letters.filter(
          (letter) => !/[\p{Script=Latin}0-9]/u.test(letter) && !LETTERS.includes(letter),
        );
        expect(foreign, `${id} ${key}`).toEqual([]);
      }
    }
  });

  it('has a font that browsers fetch for each of its letters', async () => {
    const { font } = LANGUAGES[code] as { font?: string };
    const { LETTERS } = (await load(`languages/${code}/words/language`)) as Alphabet;
    const [, declared] = readFileSync('app/fonts.ts', 'utf8').split(`'--font-${font}'`);
    const ranges = /'(U\+[^']+)'/.exec(declared ?? '')?.[1]?.split(', ') ?? [];
    const isFetched = (letter: string) =>
      ranges.some((range) => {
        const [from, to = from] = range.slice('U+'.length).split('-');
        const point = letter.codePointAt(0) ?? 0;
        return point >= Number.parseInt(`${from}`, 16) && point <= Number.parseInt(`${to}`, 16);
      });
    expect(font ? Array.from(LETTERS).filter((letter) => !isFetched(letter)) : []).toEqual([]);
  });
});
