import { AsyncLocalStorage } from 'node:async_hooks';
import { setCurrent } from './current';
import type { Language } from './languages';

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanLanguage?: AsyncLocalStorage<Language> };
const languageStore = (holder.maidanLanguage ??= new AsyncLocalStorage<Language>());
setCurrent(() => languageStore.getStore());

/** All texts of `work`, synchronous or awaited, are in this language. */
export function runIn<T>(language: Language, work: () => T): T {
  return languageStore.run(language, work);
}
