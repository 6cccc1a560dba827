import { expect, it } from 'vitest';
import { z } from 'zod';
import { pseudo } from '@/languages/pseudo';
import { AppError } from '@/lib/platform/errors/app-error';
import { addTexts } from '@/lib/platform/language/current';
import { defineTexts } from '@/lib/platform/language/define-texts';
import { runIn } from '@/lib/platform/language/run-in';
import { later, say, says, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import type { Words } from '@/lib/platform/language/words';

const texts = defineTexts('lib/planted/texts', {
  join: 'Join Game',
  rounded: ({ km }: { km: number }) => `about ${km} km`,
  guests: ({ count }: { count: number }, { plural }) =>
    plural(count, { '=0': 'No guests', one: '1 guest', other: `${count} guests` }),
  cancelled: ({ game }: { game: string }, { name }) => `${name(game)} is cancelled`,
  cost: ({ amount }: { amount: number }, { money }) => money(amount, 'PKR'),
  starts: ({ at }: { at: string }, { start }) => start(at, 'Asia/Karachi'),
});
addTexts('ur', {
  'lib/planted/texts': {
    join: 'میچ میں شامل ہوں',
    rounded: 'تقریباً',
    guests: ({ count }: { count: number }, { plural }) =>
      plural(count, { '=0': 'کوئی مہمان نہیں', one: '1 مہمان', other: `${count} مہمان` }),
    cancelled: ({ game }: { game: string }, { name }) => `${name(game)} منسوخ ہو گیا`,
    cost: ({ amount }: { amount: number }, { money }) => money(amount, 'PKR'),
    starts: ({ at }: { at: string }, { start }) => start(at, 'Asia/Karachi'),
  },
});

it('speaks the language of the reader, also in what is awaited', async () => {
  expect(translate(texts).join).toBe('Join Game');
  await runIn('ur', async () => {
    await Promise.resolve();
    expect(translate(texts).join).toBe('میچ میں شامل ہوں');
    expect(translate(texts).guests({ count: 0 })).toBe('کوئی مہمان نہیں');
    expect(translate(texts).rounded({ km: 3 })).toBe('تقریباً');
  });
  expect(translate(texts).guests({ count: 1 })).toBe('1 guest');
  expect(translate(texts).guests({ count: 3 })).toBe('3 guests');
});

it('isolates a name only where its direction differs', () => {
  const said = say(texts, 'cancelled', { game: 'Ali FC!' });
  expect(wordsFor(said, 'en')).toBe('Ali FC! is cancelled');
  expect(wordsFor(said, 'ur')).toBe('\u2068Ali FC!\u2069 منسوخ ہو گیا');
  const urdu = say(texts, 'cancelled', { game: 'عمر' });
  expect(wordsFor(urdu, 'en')).toBe('\u2068عمر\u2069 is cancelled');
  expect(wordsFor(urdu, 'ur')).toBe('عمر منسوخ ہو گیا');
});

it('writes money and times as each language does', () => {
  const at = '2026-11-28T14:30:00Z';
  expect(translate(texts, 'en').cost({ amount: 2_500 })).toBe('Rs.\u{a0}2,500');
  expect(translate(texts, 'ur').cost({ amount: 2_500 })).toBe('Rs\u{a0}2,500');
  expect(translate(texts, 'en').starts({ at })).toMatch(/^Sat,? 28 Nov.*19:30$/);
  expect(translate(texts, 'ur').starts({ at })).toMatch(/^ہفتہ، 28 نومبر.*19:30$/);
});

it('a stored sentence survives JSON, and one whose key is gone keeps its English words', () => {
  const said = JSON.parse(JSON.stringify(say(texts, 'guests', { count: 2 })));
  expect(wordsFor(said, 'ur')).toBe('2 مہمان');
  expect(wordsFor({ ...said, key: 'gone' }, 'ur')).toBe('2 guests');
  expect(wordsFor({ ...said, from: 'lib/gone/texts' }, 'ur')).toBe('2 guests');
});

it('schemas and errors are worded for whoever reads them', () => {
  const schema = z.string().min(3, says(texts, 'guests', { count: 3 }));
  const message = () => schema.safeParse('a').error?.issues[0]?.message;
  expect(message()).toBe('3 guests');
  expect(runIn('ur', message)).toBe('3 مہمان');
  expect(runIn('ur', later(texts, 'join'))).toBe('میچ میں شامل ہوں');
  const error = new AppError('conflict', say(texts, 'join'));
  expect(error.message).toBe('Join Game');
  expect(runIn('ur', () => error.sentence)).toBe('میچ میں شامل ہوں');
});

it('the pseudo-language changes every letter but names and places of elements', () => {
  addTexts('xa', pseudo);
  expect(translate(texts, 'xa').join).toBe('[Ĵöîñ Ĝåɱé~~]');
  expect(translate(texts, 'xa').cancelled({ game: 'Ali FC!' })).toMatch(/^\[Ali FC! îš/);
  const rich = defineTexts('lib/planted/rich', { by: '<name/> asks' });
  expect(translate(rich, 'xa').by).toMatch(/^\[<name\/> åšķš~*\]$/);
});

it('keeps a number and its unit on one line, in what is shown', () => {
  const shown = { far: ({ km }: { km: number }, { number }: Words) => `${number(km, 1)} km away` };
  const far = translate(defineTexts('components/test/units', shown)).far({ km: 1_234.5 });
  expect(far).toBe('1,234.5\u{a0}km away');
  const left = { left: 'in 2 d 3 h, 60 min, 2 GB, 3 minutes, 4 dates' };
  expect(translate(defineTexts('components/test/left', left)).left).toBe(
    'in 2\u{a0}d 3\u{a0}h, 60\u{a0}min, 2\u{a0}GB, 3 minutes, 4 dates',
  );
  const said = { limit: 'At most 5 MB, Sunday' };
  expect(translate(defineTexts('components/test/limit', said)).limit).toBe(
    'At most 5\u{a0}MB, Sunday',
  );
  expect(translate(defineTexts('lib/test/server-texts', said)).limit).toBe('At most 5 MB, Sunday');
});
