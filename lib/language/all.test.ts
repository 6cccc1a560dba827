import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/lib/language/all';
import { AREAS } from '@/lib/language/areas';
import { textsIn } from '@/lib/platform/language/current';
import type { Entries, Texts } from '@/lib/platform/language/define-texts';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { listSources } from '../../scripts/source-files.mjs';

const files = listSources().filter((file) => /\/(?:(?!define-)[a-z-]+-)?texts\.ts$/.test(file));
const english = files.filter((file) => !file.startsWith('lib/language/'));
interface Alphabet {
  LANGUAGE: string;
  LETTERS: string;
}

/** A path that is known only at run time. */
function load(file: string): Promise<unknown> {
  const path = `../../${file}`;
  return import(path);
}
const ids: string[] = [...new Set(Object.values(AREAS).flat())];

it('every file of texts is in an area, under its path', () => {
  expect(ids.map((id) => `${id}.ts`).toSorted()).toEqual(english.toSorted());
});

it('what every page has, and what only the server says, is in no other area', () => {
  // The map is no part of a page that has the others.
  const { everywhere, server, map: _map, ...others } = AREAS;
  const elsewhere: string[] = Object.values(others).flat();
  expect([...everywhere, ...server].filter((id) => elsewhere.includes(id))).toEqual([]);
});

describe.each(LANGUAGE_CODES.filter((code) => code !== ENGLISH))('%s', (code) => {
  it('has each text of each file', async () => {
    addAllTexts();
    for (const id of ids) {
      const source = (await load(id)) as { texts: Texts };
      const { texts } = (await load(`lib/language/${code}/${id}`)) as { texts: Entries };
      expect(source.texts.id).toBe(id);
      expect(textsIn(code, source.texts), id).toBe(texts);
      expect(Object.keys(texts), id).toEqual(
        expect.arrayContaining(Object.keys(source.texts.english)),
      );
    }
  });

  it('has no file for texts that are gone', () => {
    const own = files.filter((file) => file.startsWith(`lib/language/${code}/`));
    expect(own.map((file) => file.slice(`lib/language/${code}/`.length)).toSorted()).toEqual(
      english.toSorted(),
    );
  });

  it('is written with its letters, Latin ones and Latin digits', async () => {
    const { LANGUAGE, LETTERS } = (await load(`lib/language/${code}/words/language`)) as Alphabet;
    expect(LANGUAGE).toBe(code);
    for (const id of ids) {
      const { texts } = (await load(`lib/language/${code}/${id}`)) as { texts: Entries };
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
    const { LETTERS } = (await load(`lib/language/${code}/words/language`)) as Alphabet;
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
