let graphemes: Intl.Segmenter | undefined;

function firstGrapheme(word: string): string {
  // A browser takes up to 50 ms to make a segmenter, and most names begin with a letter that needs none.
  if (/^[a-z0-9](?:[\x20-\x7e]|$)/i.test(word)) return word.charAt(0);
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}

/**
 * At most two letters as readers of the script see them: whole graphemes, so that an emoji or a letter with its marks is never
 * cut. Arabic script gets one: two unrelated letters would join into a syllable.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = firstGrapheme(words[0] ?? '');
  if (first === '') return '?';
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : '';
  if (/\p{Script=Arabic}/u.test(first) || !/^[\p{L}\p{N}]/u.test(last)) return first.toUpperCase();
  return `${first}${last}`.toUpperCase();
}
