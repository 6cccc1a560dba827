import type { Metadata } from 'next';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { firstLanguage, type Language } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';

/** The addresses of a public page in all languages; other languages get the first one. */
export function addressesOf(path: string): Record<Language | 'x-default', string> {
  const own = city().languages.map((language) => [language, pathIn(language, path)]);
  return Object.fromEntries([...own, ['x-default', pathIn(firstLanguage(), path)]]);
}

/** Canonical and hreflang of a public page, in the language that it is rendered in. */
export function alternatesOf(path: string): NonNullable<Metadata['alternates']> {
  return { canonical: pathIn(currentLanguage(), path), languages: addressesOf(path) };
}

/** The absolute address of a public page or its picture, in the language that it is rendered in. */
export function wholeAddress(path: string, origin: string): string {
  return new URL(pathIn(currentLanguage(), path), origin).href;
}
