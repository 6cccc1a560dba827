import { expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { CURRENCY_CODES } from '@/lib/platform/geocoding/currency';
import { currencyDigits, toUnits } from '@/lib/platform/language/currency';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';

it('the database and the code have the same digits for every currency', async () => {
  const { rows } = await pool.query<{ code: string; digits: number }>(
    'SELECT code, currency_digits(code) AS digits FROM unnest($1::text[]) AS code',
    [CURRENCY_CODES],
  );
  expect(rows).toEqual(CURRENCY_CODES.map((code) => ({ code, digits: currencyDigits(code) })));
});

it('the digits are those of the present list of currencies', () => {
  const digits = (code: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits;
  const differing = CURRENCY_CODES.filter((code) => digits(code) !== currencyDigits(code));
  expect(differing).toEqual([]);
});

it.each([
  ['7.50', 'EUR', 750],
  ['7,5', 'EUR', 750],
  [' 1.1 ', 'EUR', 110],
  ['500', 'PKR', 500],
  ['4.125', 'KWD', 4_125],
  ['1200', 'JPY', 1_200],
])('%s of %s is %i of its smallest unit, and back', (typed, currency, amount) => {
  expect(toAmount(typed, currency)).toBe(amount);
  expect(toAmount(amountText(amount, currency), currency)).toBe(amount);
  expect(toUnits(amount, currency)).toBe(Number(typed.trim().replace(',', '.')));
});

it.each([
  ['7.505', 'EUR'],
  ['7.5', 'PKR'],
  ['7.5', 'JPY'],
  ['abc', 'EUR'],
  ['', 'EUR'],
  ['1e400', 'EUR'],
])('%j of %s cannot be paid', (typed, currency) => {
  expect(Number.isInteger(toAmount(typed, currency))).toBe(false);
});
