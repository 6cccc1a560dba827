import { city } from '@/lib/platform/city/city';
import { currentLanguage, noteLack, textsIn } from './current';
import type { Entries, Spoken, Texts } from './define-texts';
import { ENGLISH, type Language } from './languages';
import { wordsOf } from './words';

const translated = new WeakMap<Texts, Partial<Record<Language, object>>>();

/**
 * The texts in the reader's language, or in `language`. The language of a page never changes while it is open, so this is no
 * hook: call it in any function, but not while a module loads, when the language is unknown.
 */
export function translate<T extends Entries>(
  texts: Texts<T>,
  language: Language = currentLanguage(),
): Spoken<T> {
  const known = translated.get(texts) ?? {};
  translated.set(texts, known);
  const own = language === ENGLISH ? undefined : textsIn(language, texts);
  const spoken = known[language] ?? speak(texts, language, own);
  // Texts that are not loaded yet must not remain English.
  if (own || language === ENGLISH) known[language] = spoken;
  return spoken as Spoken<T>;
}

/**
 * Prevents a line break between a number and its unit. On the server texts are also read by programs, so they are unchanged.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:km|mi|kB|KB|MB|GB|min|h|d)\b)/g, '$1\u{a0}');

/** `<product/>` in a text is the name of the product. */
export const named = (text: string): string => text.replaceAll('<product/>', city().product);

function speak(texts: Texts, language: Language, own: Entries | undefined): object {
  const { id, english } = texts;
  const lacking = own && Object.keys(english).find((key) => own[key] === undefined);
  if (lacking) noteLack(language, `${id} ${lacking}`);
  const shown = (text: string) => named(id.startsWith('components/') ? unbroken(text) : text);
  return Object.fromEntries(
    Object.entries(english).map(([key, source]) => {
      const entry = own?.[key] ?? source;
      if (typeof entry === 'string') {
        const text = shown(entry);
        return [key, typeof source === 'string' ? text : () => text];
      }
      const spokenIn = own?.[key] === undefined ? ENGLISH : language;
      return [key, (params: never) => shown(entry(params, wordsOf(spokenIn)))];
    }),
  );
}
