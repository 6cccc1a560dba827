// Strong right-to-left letters (Hebrew, Arabic and their presentation forms, historic scripts of plane 1).
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const EACH_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT, 'gu');
const LETTER = /\p{L}/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Prepares a person's text for a sentence in plain text (pushes, letters, notifications, toasts): text of the other direction
 * is isolated, so that it does not reorder the sentence. Markup uses `<bdi>` instead.
 * @param direction the sentence's
 */
export function isolate(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const isOther =
    direction === 'ltr'
      ? RIGHT_TO_LEFT.test(text)
      : LETTER.test(text.replace(EACH_RIGHT_TO_LEFT, ''));
  return isOther ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/**
 * The direction of a whole line: that of its first letter outside isolated parts.
 * @param reader the direction of a line that consists of such parts: 'name: text' follows whoever reads it
 */
export function directionOf(text: string, reader: 'ltr' | 'rtl' = 'ltr'): 'ltr' | 'rtl' {
  let depth = 0;
  for (const character of text) {
    if (character === FIRST_STRONG_ISOLATE) depth += 1;
    else if (character === POP_ISOLATE) depth -= 1;
    else if (depth === 0 && RIGHT_TO_LEFT.test(character)) return 'rtl';
    else if (depth === 0 && LETTER.test(character)) return 'ltr';
  }
  return reader;
}
