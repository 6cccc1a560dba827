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
  const spoken = known[language] ?? speak(texts.english, language, own);
  // Texts that are still to come must not stay English.
  if (own || language === ENGLISH) known[language] = spoken;
  return spoken as Spoken<T>;
}

function speak(english: Entries, language: Language, own: Entries | undefined): object {
  return Object.fromEntries(
    Object.entries(english).map(([key, source]) => {
      const entry = own?.[key] ?? source;
      // A language may need none of the parameters.
      if (typeof entry === 'string') return [key, typeof source === 'string' ? entry : () => entry];
      const words = wordsOf(own?.[key] === undefined ? ENGLISH : language);
      return [key, (params: never) => entry(params, words)];
    }),
  );
}
