import type { Entries, Texts } from './define-texts';
import { ENGLISH, isLanguage, type Language } from './languages';

/** Texts by the id of their English file. */
type Catalogue = Record<string, Entries>;

/** The texts of a language, or a function that makes them from the English ones. */
export type Source = Catalogue | ((english: Entries) => Entries);

interface Runtime {
  /** The language of the current request on the server. */
  current?: () => Language | undefined;
  sources: Partial<Record<Language, Source>>;
  /** Told of the first text that a language lacks; not set in browsers. */
  onLack?: (language: Language, text: string) => void;
  lacking: Set<Language>;
}

// One per process or page. Next bundles this module several times, so a variable of the module would not be shared.
const KEY = Symbol.for('maidan.language');
const holder = globalThis as { [KEY]?: Runtime };

function runtime(): Runtime {
  holder[KEY] ??= { sources: {}, lacking: new Set() };
  return holder[KEY];
}

/** The reader's language: of the request on the server, of the document in the browser; otherwise English. */
export function currentLanguage(): Language {
  const language =
    typeof document === 'undefined' ? runtime().current?.() : document.documentElement.lang;
  return isLanguage(language) ? language : ENGLISH;
}

/** Called once by each server process; see `reader.ts`. */
export function setCurrent(current: () => Language | undefined): void {
  runtime().current = current;
}

export function addTexts(language: Language, texts: Source): void {
  const { sources } = runtime();
  const known = sources[language];
  sources[language] =
    typeof texts === 'function' || typeof known === 'function' ? texts : { ...known, ...texts };
}

/** This language's texts for English ones, or undefined. */
export function textsIn(language: Language, { id, english }: Texts): Entries | undefined {
  const source = runtime().sources[language];
  return typeof source === 'function' ? source(english) : source?.[id];
}

/** Called once by each server process. */
export function setOnLack(onLack: NonNullable<Runtime['onLack']>): void {
  runtime().onLack = onLack;
}

/** A reader gets this text in English. Noted once for each language. */
export function noteLack(language: Language, text: string): void {
  const { lacking, onLack } = runtime();
  if (!onLack || lacking.has(language)) return;
  lacking.add(language);
  onLack(language, text);
}
