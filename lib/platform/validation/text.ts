import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/validation/texts';

/**
 * Makes typed text storable: NFC, uniform line breaks, no control, bidi-override or invisible characters. ZWJ and ZWNJ remain:
 * Urdu needs them to shape letters, and emoji to join their parts.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export function cleanText(text: string): string {
  return text
    .replace(LONE_SURROGATE, '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
}

/** Characters that draw nothing: fillers of Hangul and the empty pattern of Braille. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether the text has visible characters; marks and joiners alone have none. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK, ''));

/** A schema's words in the reader's language, made while it parses: `later(texts, 'title')`. */
type Worded = () => string;

const tooLong = (label: Worded, max: number) => ({
  error: () => translate(texts).tooLong({ label: label(), max }),
});

const mustBeText = (label: Worded) => ({
  error: () => translate(texts).mustBeText({ label: label() }),
});

/** Required single-line text. `label` starts the error's sentence: 'Name is required'. */
export function singleLine(
  label: Worded,
  max: number,
  missing: Worded = () => translate(texts).required({ label: label() }),
) {
  const notText = mustBeText(label);
  return z
    .string({ error: ({ input }) => (input === undefined ? missing() : notText.error()) })
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().refine(isVisible, { error: missing }).max(max, tooLong(label, max)));
}

export function optionalSingleLine(label: Worded, max: number) {
  return z
    .string(mustBeText(label))
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .transform((value) => (isVisible(value) ? value : null))
    .pipe(z.string().max(max, tooLong(label, max)).nullable());
}

export function optionalMultiLine(label: Worded, max: number) {
  return z
    .string(mustBeText(label))
    .transform((value) => cleanText(value) || null)
    .pipe(z.string().max(max, tooLong(label, max)).nullable());
}

/** Search text: shortened rather than refused, so that no search is an error. */
export const searchText = z
  .string()
  .max(10_000, says(texts, 'searchTooLong'))
  .transform((value) => cleanText(value).replace(/\s+/g, ' ').slice(0, 100));
