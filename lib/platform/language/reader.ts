import { AsyncLocalStorage } from 'node:async_hooks';
import { setCurrent } from './current';
import type { Language } from './languages';

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanReader?: AsyncLocalStorage<Language> };
const reader = (holder.maidanReader ??= new AsyncLocalStorage<Language>());
setCurrent(() => reader.getStore());

/** All texts of `work`, synchronous or awaited, are in this language. */
export function runIn<T>(language: Language, work: () => T): T {
  return reader.run(language, work);
}
