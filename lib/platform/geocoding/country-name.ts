// With its type, so that Node can load it as it is.
import countryNames from './data/country-names.json' with { type: 'json' };

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(countryNames));
let otherNames: Intl.DisplayNames | undefined;

/** 'PK' → 'Pakistan'. Countries outside the fixed list are named by `Intl`, so only on the server. */
export function countryName(code: string): string {
  const fixed = NAME_BY_CODE.get(code);
  if (fixed !== undefined) return fixed;
  if (!/^[A-Z]{2}$/.test(code)) return code;
  otherNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return otherNames.of(code) ?? code;
}
