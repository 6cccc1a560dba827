import { currentLanguage, textsIn } from './current';
import { currentDateStyle } from './date-style';
import type { Entries, Entry, Texts } from './define-texts';
import { ENGLISH, type Language } from './languages';
import { named, translate } from './translate';
import { type Words, wordsOf } from './words';

/** A sentence that is worded later, in its reader's language. Can be stored as JSON. */
export interface Said {
  from: string;
  key: string;
  /** Raw values; JSON, so instants are ISO strings. */
  params?: unknown;
  english: string;
}

export type ParamsOf<E> = E extends string
  ? []
  : E extends (params: infer P, words: Words) => string
    ? [params: P]
    : never;

/** `say(texts, 'tooManyGuests', { max })`, for errors, notifications and emails. */
export function say<T extends Entries, K extends keyof T & string>(
  texts: Texts<T>,
  key: K,
  ...[params]: ParamsOf<T[K]>
): Said {
  const entry: Entry = texts.english[key] as Entry;
  const english = named(
    typeof entry === 'string' ? entry : entry(params as never, wordsOf(ENGLISH)),
  );
  return { from: texts.id, key, ...(params !== undefined && { params }), english };
}

/**
 * The same sentence after a change of its subject, with these values instead of its own. Only parameters that it has are set.
 * Null if nothing changes.
 */
export function sayAgain(said: Said, values: Record<string, unknown>): Said | null {
  const own = (said.params ?? {}) as Record<string, unknown>;
  const changed = Object.entries(values).filter(([key, value]) => key in own && own[key] !== value);
  return changed.length === 0 ? null : withParams(said, { ...own, ...Object.fromEntries(changed) });
}

/** The same sentence with other words in its parameters, however deep. Null if nothing changes. */
export function sayRenamed(said: Said, rename: (words: string) => string): Said | null {
  const own = JSON.stringify(said.params ?? null);
  const params: unknown = JSON.parse(own, (_key, value) =>
    typeof value === 'string' ? rename(value) : value,
  );
  return JSON.stringify(params) === own ? null : withParams(said, params);
}

function withParams(said: Said, params: unknown): Said {
  const entry = textsIn(ENGLISH, { id: said.from, english: {} })?.[said.key];
  const english =
    typeof entry === 'function' ? named(entry(params as never, wordsOf(ENGLISH))) : said.english;
  return { ...said, params, english };
}

/** A sentence that is already worded in the reader's language: that of an issue, or a person's own. */
export function asSaid(words: string): Said {
  return { from: '', key: '', english: words };
}

/**
 * The words of what was said. Texts that a later version no longer has keep their English words.
 * @param words those of one reader (`wordsForViewer`)
 */
export function wordsFor(
  { from, key, params, english }: Said,
  stated?: Language,
  words: Words | null = stated || !currentDateStyle() ? null : wordsOf(),
): string {
  const language = stated ?? currentLanguage();
  if (language === ENGLISH && (!words || params === undefined)) return english;
  const entry = textsIn(language, { id: from, english: { [key]: english } })?.[key];
  if (entry === undefined) return english;
  return named(
    typeof entry === 'string' ? entry : entry(params as never, words ?? wordsOf(stated)),
  );
}

/**
 * A text that is worded at each call: for labels and sentences of modules, which load before the reader's language is known.
 */
export function later<T extends Entries, K extends keyof T & string>(
  texts: Texts<T>,
  key: K,
  ...[params]: ParamsOf<T[K]>
): () => string {
  return () => {
    const text: unknown = translate(texts)[key];
    return typeof text === 'function' ? text(params) : text;
  };
}

interface RawIssue {
  code?: string;
  expected?: unknown;
  input?: unknown;
}

/** A value of another type where a number is expected. The values that fields send when nothing was typed are excluded. */
const isOfWrongType = ({ code, expected, input }: RawIssue): boolean =>
  code === 'invalid_type' &&
  ['number', 'int'].includes(String(expected)) &&
  input != null &&
  input !== '' &&
  !isNoWholeNumber(input);

/** 0.5, NaN, 'a lot': the schema's own sentence explains which numbers are allowed. */
const isNoWholeNumber = (input: unknown): boolean =>
  ['number', 'string'].includes(typeof input) && !Number.isInteger(Number(input));

/**
 * The error of a schema, worded while parsing: `z.string().min(3, says(texts, 'titleShort'))`. Where a number is expected and
 * "10" arrives, the sentence is about the type, because the schema's own may describe what holds for "10".
 */
export function says<T extends Entries, K extends keyof T & string>(
  texts: Texts<T>,
  key: K,
  ...params: ParamsOf<T[K]>
): { error: (issue: RawIssue) => string | undefined } {
  const sentence = later(texts, key, ...params);
  return { error: (issue) => (isOfWrongType(issue) ? undefined : sentence()) };
}
