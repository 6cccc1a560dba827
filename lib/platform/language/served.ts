import { env } from '@/lib/platform/env/server';
import { isLanguage, isOffered, type Language } from './languages';

/** Whether this server offers the language: those that people may choose, and in tests also the pseudo-languages. */
export function isServed(value: unknown): value is Language {
  return env.PSEUDO_LANGUAGES ? isLanguage(value) : isOffered(value);
}
