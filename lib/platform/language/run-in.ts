import { AsyncLocalStorage } from 'node:async_hooks';
import { setCurrent } from './current';
import { type DateStyle, setCurrentDateStyle } from './date-style';
import type { Language } from './languages';

// The server in front of Next and Next's bundle each have their own copy of this module.
interface Reader {
  language: Language;
  dates: DateStyle | null;
}
const holder = globalThis as typeof globalThis & { maidanReader?: AsyncLocalStorage<Reader> };
const readerStore = (holder.maidanReader ??= new AsyncLocalStorage<Reader>());
setCurrent(() => readerStore.getStore()?.language);
setCurrentDateStyle(() => readerStore.getStore()?.dates ?? null);

/**
 * All texts of `work`, synchronous or awaited, are in this language.
 * @param dates how one reader wants dates; what several people read has those of the city
 */
export function runIn<T>(language: Language, work: () => T, dates: DateStyle | null = null): T {
  return readerStore.run({ language, dates }, work);
}
