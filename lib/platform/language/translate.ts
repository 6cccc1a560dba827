import { currentLanguage, textsIn } from './current';
import type { Entries, Spoken, Texts } from './define-texts';
import { ENGLISH, type Language } from './languages';
import { wordsOf } from './words';

const translated = new WeakMap<Texts, Partial<Record<Language, object>>>();

/**
 * The texts in the reader's language, or in `language`. The language of a page never changes while it is open, so this is no
 * hook: call it in any function, but not while a module loads, when there is no reader yet.
 */
export function translate<T extends Entries>(
  texts: Texts<T>,
  language: Language = currentLanguage(),
): Spoken<T> {
  const known = translated.get(texts) ?? {};
  translated.set(texts, known);
  const own = language === ENGLISH ? undefined : textsIn(language, texts);
  const spoken = known[language] ?? speak(texts, language, own);
  // Texts that are still to come must not stay English.
  if (own || language === ENGLISH) known[language] = spoken;
  return spoken as Spoken<T>;
}

/** A line never ends between a number and its unit. Texts of the server are also read by programs, as they are written. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:km|kB|KB|MB)\b)/g, '$1\u{a0}');
const asWritten = (text: string): string => text;

function speak(texts: Texts, language: Language, own: Entries | undefined): object {
  const { id, english } = texts;
  const shown = id.startsWith('components/') ? unbroken : asWritten;
  return Object.fromEntries(
    Object.entries(english).map(([key, source]) => {
      const entry = own?.[key] ?? source;
      // A language may need none of the parameters.
      if (typeof entry === 'string') {
        const text = shown(entry);
        return [key, typeof source === 'string' ? text : () => text];
      }
      const words = wordsOf(own?.[key] === undefined ? ENGLISH : language);
      return [key, (params: never) => shown(entry(params, words))];
    }),
  );
}
