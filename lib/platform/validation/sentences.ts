import type { z } from 'zod';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/validation/texts';

type Issue = z.core.$ZodRawIssue;

const NEEDED = {
  string: 'giveText',
  number: 'giveNumber',
  int: 'giveWholeNumber',
  boolean: 'giveBoolean',
  array: 'giveList',
  object: 'giveObject',
} as const;

const AT_MOST = {
  string: 'atMostCharacters',
  array: 'atMostEntries',
  set: 'atMostEntries',
  file: 'atMostBytes',
} as const;

const AT_LEAST = {
  string: 'atLeastCharacters',
  array: 'atLeastEntries',
  set: 'atLeastEntries',
  file: 'atLeastBytes',
} as const;

/** The table's entry for a kind of value; zod knows more kinds. */
function entryOf<T extends object>(table: T, kind: string): T[keyof T] | undefined {
  return Object.hasOwn(table, kind) ? table[kind as keyof T] : undefined;
}

/**
 * The error sentence for a schema without its own. Passed to each parse, so that a message in the schema wins (zod's order of
 * precedence).
 */
export function sentenceOf(issue: Issue): string {
  const t = translate(texts);
  switch (issue.code) {
    case 'invalid_type':
      if (Array.isArray(issue.input) && issue.expected !== 'object') return t.giveOneValue;
      return t[entryOf(NEEDED, issue.expected) ?? 'checkValue'];
    case 'too_big':
      return t[entryOf(AT_MOST, issue.origin) ?? 'atMost']({ limit: String(issue.maximum) });
    case 'too_small':
      return t[entryOf(AT_LEAST, issue.origin) ?? 'atLeast']({ limit: String(issue.minimum) });
    case 'invalid_value':
      return t.chooseOne({ choices: issue.values.map(String) });
    case 'invalid_format':
      return issue.format === 'email' ? t.validEmail : t.notAsExpected;
    case 'not_multiple_of':
      return t.giveMultiple({ divisor: String(issue.divisor) });
    default:
      return t.checkValue;
  }
}

/** Capitalises 'cursor is not one of ours' for the start of a sentence. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
