import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { on } from '@/lib/platform/db/kysely';
import { containsAnySpelling, toSpellings } from '@/lib/platform/db/search-sql';
import { foldWords } from '@/lib/platform/geocoding/fold.mjs';

const folded = async (text: string): Promise<string> => {
  const { rows } = await sql<{ folded: string }>`SELECT search_text(${text}) AS folded`.execute(
    on(),
  );
  return rows[0]?.folded ?? '';
};

it.each([
  'کرکٹ',
  'كركت',
  'زیرِ غور',
  'گلشنِ اقبال',
  'کوئٹہ',
  'لاھور',
  'لاهور',
  'میاں',
  'آباد',
  'اسٹیڈیم',
  'اسلام آباد',
  'پاس‌کی',
  'ؤ ئ ۃ ة ۀ ۓ',
  '۱۲۳ ٤٥٦',
  'ڈی۔ایچ۔اے',
  'مؤثر',
])('the database folds %s as the gazetteer does', async (text) => {
  const words = (await folded(text)).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  expect(words).toEqual(foldWords(text));
});

it.each([
  ['کرکٹ', 'Cricket at the canal', true],
  ['cricket', 'نہر پر کرکٹ', true],
  ['گلبرگ', 'Park, Gulberg, Lahore', true],
  ['كركت', 'کرکت', true],
  ['لاھور', 'لاہور جم خانہ', true],
  ['ہاکی', 'Cricket at the canal', false],
])('%s finds %s: %s', async (search, text, isFound) => {
  const { rows } = await sql<{ found: boolean }>`SELECT ${containsAnySpelling(
    sql<string>`search_text(${text}::text)`,
    toSpellings(search),
  )} AS found`.execute(on());
  expect(rows[0]?.found).toBe(isFound);
});
