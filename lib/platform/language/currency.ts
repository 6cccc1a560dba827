// Amounts of money are whole numbers of a currency's smallest unit, so that shares and sums are exact: 750 is EUR 7.50.
// The digits are those of ISO 4217; 0 also for currencies whose smaller coins are out of use (CLDR), such as the rupee of
// Pakistan. The database has the same list (`currency_digits`), because amounts must not depend on the data of a browser.

const WITHOUT_DIGITS =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER';
const WITH_THREE_DIGITS = 'BHD JOD KWD LYD OMR TND';

/** The digits after the point of an amount: 0, 2 or 3. @param currency ISO 4217 */
export function currencyDigits(currency: string): number {
  if (WITHOUT_DIGITS.includes(currency)) return 0;
  return WITH_THREE_DIGITS.includes(currency) ? 3 : 2;
}

/** 750 of EUR is 7.5. */
export const toUnits = (amount: number, currency: string): number =>
  amount / 10 ** currencyDigits(currency);

/** The largest price in any currency, in its smallest unit. Times the players of a game it still is an int of the database. */
export const AMOUNT_MAX = 100_000_000;
