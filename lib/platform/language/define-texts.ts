import type { Words } from './words';

/** A text without parameters, or one with raw parameters: names, counts, instants, amounts. */
export type Entry = string | ((params: never, words: Words) => string);
export type Entries = Record<string, Entry>;

/** The English texts of one file. Their keys and parameters are those of every other language. */
export interface Texts<T extends Entries = Entries> {
  /** The path of the file without its suffix: 'components/games/texts'. */
  readonly id: string;
  readonly english: T;
}

export function defineTexts<T extends Entries>(id: string, english: T): Texts<T> {
  return { id, english };
}

export type TextsOf<T extends Texts> = {
  readonly [K in keyof T['english']]: T['english'][K] extends string
    ? string
    : T['english'][K] extends (params: infer P, words: Words) => string
      ? string | ((params: P, words: Words) => string)
      : never;
};

/**
 * Those of a language that is not finished.
 * @public scripts/languages writes it into the files of a new one
 */
export type SomeTextsOf<T extends Texts> = Partial<TextsOf<T>>;

/** The form for components: strings, and functions of the parameters alone. */
export type Spoken<T extends Entries> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (params: infer P, words: Words) => string
      ? (params: P) => string
      : never;
};
