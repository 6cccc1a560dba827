import type { Language } from '@/lib/platform/language/languages';

/** The language of this folder; the only place in it that names one. */
export const LANGUAGE = 'ur' satisfies Language;

/**
 * Its letters beside Latin ones: no others may be in its texts, and its font has them (scripts/build-font.mjs).
 * @public read by path, for each language
 */
export const LETTERS = 'ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنوٹپچڈڑژکگںھہۂۃیےۓ';
