const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstGrapheme(word: string): string {
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
