import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const NEEDED: Record<string, string> = {
  string: 'Please give text',
  number: 'Please give a number',
  int: 'Please give a whole number',
  boolean: 'Please answer with true or false',
  array: 'Please give a list',
  object: 'Please send the fields as a JSON object',
};

const COUNTED: Record<string, string> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
  file: ' bytes',
};

/**
 * The error sentence for a schema without its own. Passed to each parse, so that a message in the schema wins (zod's order of
 * precedence).
 */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (Array.isArray(issue.input) && issue.expected !== 'object') {
        return 'Please give one value, not several';
      }
      return NEEDED[issue.expected] ?? 'Please check this value';
    case 'too_big':
      return `At most ${issue.maximum}${COUNTED[issue.origin] ?? ''}`;
    case 'too_small':
      return `At least ${issue.minimum}${COUNTED[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `Please choose one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Please enter a valid e-mail address'
        : 'This is not written as expected';
    case 'not_multiple_of':
      return `Please give a multiple of ${issue.divisor}`;
    default:
      return 'Please check this value';
  }
}

/** Capitalises 'cursor is not one of ours' for the start of a sentence. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
