import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

interface Planned {
  repeats: 'weekly' | 'fortnightly' | 'monthly';
  /** Dates, 'YYYY-MM-DD': of the first game, and of the last one that is planned. */
  startsOn: string;
  until: string;
  planned: number;
}

export const DAY = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;

function every({ repeats, startsOn }: Planned, { date }: Words): string {
  if (repeats === 'monthly') return 'Every month';
  const weekday = date(startsOn, { timeZone: 'UTC', weekday: 'long' });
  return repeats === 'weekly' ? `Every ${weekday}` : `Every other ${weekday}`;
}

export const texts = defineTexts('components/games/later-texts', {
  planned: (series: Planned, words) => {
    const day = words.date(series.until, DAY);
    const games = words.plural(series.planned, {
      one: `one game is planned, on ${day}`,
      other: `${series.planned} games are planned until ${day}`,
    });
    return `${every(series, words)}; ${games}.`;
  },
  someFollow: ({ count, weeks }: { count: number; weeks: number }, { plural }) =>
    plural(count, {
      one: `One more follows, ${weeks} weeks before it starts.`,
      other: `${count} more follow, each ${weeks} weeks before it starts.`,
    }),
  moreFollow: ({ weeks }: { weeks: number }) =>
    `More follow, each ${weeks} weeks before it starts.`,
});
