import { city } from '@/lib/platform/city/city';

interface LanguageInfo {
  /** In the language itself. */
  name: string;
  /** For `Intl`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Precedes an amount of rupees. */
  rupee: string;
  /** The family of `app/fonts` for a script other than Latin. */
  font?: 'naskh';
  /** Some of its texts may be missing, and are in English. */
  isUnfinished?: true;
  /** Made from English, to find texts outside the catalogue and clipped ones. Never offered, and served only in tests. */
  isForTests?: true;
}

/** The languages of the product. `npm run languages -- add pt` adds one: here, its folder in `languages`, and the two tables. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', direction: 'ltr', rupee: 'Rs.' },
  // Digits are named, because the locale data of some regions would switch to others.
  ur: { name: 'اردو', tag: 'ur-PK-u-nu-latn', direction: 'rtl', rupee: 'Rs', font: 'naskh' },
  xa: { name: 'Pseudo', tag: 'en-GB', direction: 'ltr', rupee: 'Rs.', isForTests: true },
  xb: { name: 'Pseudo RTL', tag: 'en-GB', direction: 'rtl', rupee: 'Rs.', isForTests: true },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof LANGUAGES;

export const ENGLISH = 'en' as const;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** Those with texts of their own; an installation offers them or some of them (`city().languages`). */
export const LANGUAGE_CODES = (Object.keys(LANGUAGES) as Language[]).filter(
  (code) => !('isForTests' in LANGUAGES[code]),
);

/** Whether people may choose it here; for what a server accepts see `isServed` of `served.ts`. */
export function isOffered(value: unknown): value is Language {
  return city().languages.some((code) => code === value);
}

/** For people who prefer none of those that are offered. */
export const firstLanguage = (): Language => city().languages[0];

/** A person's stored choice; the first language for people who never chose. */
export function languageOf(stored: string | null): Language {
  return isOffered(stored) ? stored : firstLanguage();
}
