import countryToCurrency from 'country-to-currency';
import { countryName } from './country-name';

const CURRENCIES: Readonly<Record<string, string>> = countryToCurrency;

/** The currencies of the world's countries, by code. */
export const CURRENCY_CODES: readonly string[] = [...new Set(Object.values(CURRENCIES))].toSorted();

export const isCurrency = (code: string): boolean => CURRENCY_CODES.includes(code);

/** 'KE' → 'KES': the currency (ISO 4217) of a country (ISO 3166-1 alpha-2), or null for a territory that has none. */
export function currencyOf(countryCode: string): string | null {
  return CURRENCIES[countryCode] ?? null;
}

/** 'Kenya' → 'KES', by the name under which a venue stores its country. */
export function currencyOfCountry(name: string): string | null {
  const code = Object.keys(CURRENCIES).find((other) => countryName(other) === name);
  return code === undefined ? null : currencyOf(code);
}
