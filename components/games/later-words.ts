import { SERIES_DAYS_AHEAD } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { dateFormat } from '@/lib/platform/calendar/date-format';

/** Describes the games of a series that are not listed yet. */
export function laterWords({ next, count }: NonNullable<GameDto['later']>): string {
  const day = dateFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${next}T00:00:00Z`));
  const weeks = SERIES_DAYS_AHEAD / 7;
  if (count === 1)
    return `One more game follows, on ${day}. It appears here ${weeks} weeks before.`;
  const more = count === null ? 'More' : `${count} more`;
  return `${more} games follow, the next on ${day}. Each appears here ${weeks} weeks before it starts.`;
}
