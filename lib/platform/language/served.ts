import { env } from '@/lib/platform/env/server';
import { isLanguage, isOffered, type Language } from './languages';

/** Whether a reader can get this language here: one that is offered, and in tests also the pseudo-languages. */
export function isServed(value: unknown): value is Language {
  return env.PSEUDO_LANGUAGES ? isLanguage(value) : isOffered(value);
}
