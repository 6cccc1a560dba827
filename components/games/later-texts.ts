import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

interface Later {
  /** 'YYYY-MM-DD' */
  next: string;
  /** How long before its start a game appears. */
  weeks: number;
}

/** 'Fri, 5 Mar 2027' */
const dayOf = (next: string, { date }: Words) =>
  date(`${next}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

export const texts = defineTexts('components/games/later-texts', {
  oneFollows: ({ next, weeks }: Later, words) =>
    `One more game follows, on ${dayOf(next, words)}. It appears here ${weeks} weeks before.`,
  someFollow: ({ next, weeks, count }: Later & { count: number }, words) =>
    `${count} more games follow, the next on ${dayOf(next, words)}. Each appears here ${weeks} weeks before it starts.`,
  moreFollow: ({ next, weeks }: Later, words) =>
    `More games follow, the next on ${dayOf(next, words)}. Each appears here ${weeks} weeks before it starts.`,
});
