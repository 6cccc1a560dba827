import { currencyDigits, toUnits } from './currency';

/** '7.50' of EUR is 750; NaN for a text that is no amount, and a fraction where it has more digits than the currency. */
export function toAmount(typed: string, currency: string): number {
  const text = typed.trim().replace(',', '.');
  const amount = text === '' ? Number.NaN : Number(text) * 10 ** currencyDigits(currency);
  // 1.1 * 100 is 110.00000000000001.
  return Number(amount.toFixed(3));
}

/** The text of a field: '7.50', '1000'. */
export function amountText(amount: number | null, currency: string): string {
  if (amount === null) return '';
  const units = toUnits(amount, currency);
  return Number.isInteger(units) ? String(units) : units.toFixed(currencyDigits(currency));
}
