import { wordsOf } from '@/lib/platform/language/words';

/** 'Sat 28 Nov, 19:30' on the clocks of the zone, in the reader's language. */
export function startWords(startsAt: Date, timeZone: string): string {
  return wordsOf().start(startsAt, timeZone);
}
