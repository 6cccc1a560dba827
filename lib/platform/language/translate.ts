import { city } from '@/lib/platform/city/city';
import { currentLanguage, noteLack, textsIn } from './current';
import { currentDateStyle } from './date-style';
import type { Entries, Spoken, Texts } from './define-texts';
import { ENGLISH, type Language } from './languages';
import { wordsOf } from './words';

const translated = new WeakMap<Texts, Record<string, object>>();

/**
 * The texts in the reader's language, or in the stated one. The language of a page never changes while it is open, so this is no
 * hook: call it in any function, but not while a module loads, when the language is unknown.
 */
export function translate<T extends Entries>(texts: Texts<T>, stated?: Language): Spoken<T> {
  const language = stated ?? currentLanguage();
  // A reader may have dates of their own.
  const key = stated ? language : `${language} reader`;
  const known = translated.get(texts) ?? {};
  translated.set(texts, known);
  const own = language === ENGLISH ? undefined : textsIn(language, texts);
  const spoken = known[key] ?? speak(texts, language, { own, isReader: !stated });
  // Texts that are not loaded yet must not remain English.
  if (own || language === ENGLISH) known[key] = spoken;
  return spoken as Spoken<T>;
}

/**
 * Prevents a line break between a number and its unit. On the server texts are also read by programs, so they are unchanged.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:km|mi|kB|KB|MB|GB|min|h|d)\b)/g, '$1\u{a0}');

/** `<product/>` in a text is the name of the product. */
export const named = (text: string): string => text.replaceAll('<product/>', city().product);

function speak(
  texts: Texts,
  language: Language,
  { own, isReader }: { own: Entries | undefined; isReader: boolean },
): object {
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
      const words = () => wordsOf(spokenIn, isReader ? currentDateStyle() : null);
      return [key, (params: never) => shown(entry(params, words()))];
    }),
  );
}
