import { expect, it } from 'vitest';
import { texts as everywhere } from '@/lib/language/ur/areas/everywhere';
import { texts as server } from '@/lib/language/ur/areas/server';
import { texts as forMembers } from '@/lib/language/ur/for-members';
import type { Texts } from '@/lib/platform/language/define-texts';
import { listSources } from '../../scripts/source-files.mjs';

const files = listSources().filter((file) => /\/(?:(?!define-)[a-z-]+-)?texts\.ts$/.test(file));
const english = files.filter((file) => !file.startsWith('lib/language/'));
const urdu: Record<string, Record<string, unknown>> = { ...everywhere, ...forMembers, ...server };

it('every file of texts is in each language, under its path, once', async () => {
  const ids = await Promise.all(
    english.map(async (file) => {
      const { texts } = (await import(`../../${file}`)) as { texts: Texts };
      expect(`${texts.id}.ts`).toBe(file);
      expect(Object.keys(urdu[texts.id] ?? {}), texts.id).toEqual(
        expect.arrayContaining(Object.keys(texts.english)),
      );
      return texts.id;
    }),
  );
  const given = [everywhere, forMembers, server].flatMap((part) => Object.keys(part));
  expect(given.toSorted()).toEqual(ids.toSorted());
});

it('an id stands for the file of its path', async () => {
  for (const id of Object.keys(urdu)) {
    const { texts } = (await import(`./ur/${id}`)) as { texts: unknown };
    expect(urdu[id], id).toBe(texts);
  }
});

it('Urdu is written with the letters of Urdu, and Latin digits', () => {
  for (const [id, texts] of Object.entries(urdu)) {
    for (const [key, text] of Object.entries(texts)) {
      const written = typeof text === 'string' ? text : String(text);
      expect(written, `${id} ${key}`).not.toMatch(/[يكهىة۰-۹٠-٩]/);
    }
  }
});
