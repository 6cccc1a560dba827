import { LOCAL_WORDS } from '@/lib/platform/auth/local-words';

/** A sentence that everybody knows has this many words at most; more of them are as good as any. */
const PARTS_MAX = 4;
const WORD_LENGTH_MAX = 20;
const NUMBER = /^\p{N}{1,4}$/u;

/** What one sound is written as in Latin letters: 'jeetay' and 'jeete', 'aazadi' and 'azadi', 'waqar' and 'vaqar'. */
const SOUNDS: [RegExp, string][] = [
  [/(\p{L})\1+/gu, '$1$1'],
  [/ee|ea/g, 'i'],
  [/oo|ou|o/g, 'u'],
  [/(\p{L})\1/gu, '$1'],
  [/a[iye]e?|e[iy]/g, 'e'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
];

function soundOf(text: string): string {
  let sound = text.toLowerCase();
  for (const [spelled, as] of SOUNDS) sound = sound.replace(spelled, as);
  return sound;
}

let local: Set<string> | undefined;

/**
 * True for text without spaces that is a few words of this place or the person, or numbers, one after the other, however they
 * are spelled in Latin letters: 'assalamoalaikum', 'apnatimeaayega2026'.
 */
export function isLocalPhrase(joined: string, own: string[]): boolean {
  local ??= new Set(LOCAL_WORDS.map(soundOf));
  const ownWords = new Set(own.map(soundOf));
  /** For each place in the text, the fewest parts that lead to it. */
  const parts = [0];
  for (let end = 1; end <= joined.length; end += 1) {
    let fewest = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - WORD_LENGTH_MAX); start < end; start += 1) {
      // Not of the whole text: what ends one word and starts the next is not one sound.
      const word = soundOf(joined.slice(start, end));
      const isKnown = local.has(word) || ownWords.has(word) || NUMBER.test(word);
      if (isKnown) fewest = Math.min(fewest, (parts[start] ?? 0) + 1);
    }
    parts.push(fewest);
  }
  return (parts.at(-1) ?? 0) <= PARTS_MAX;
}
