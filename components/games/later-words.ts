import { SERIES_DAYS_AHEAD } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './later-texts';

/** Describes the games of a series that are not listed yet. */
export function laterWords({ next, count }: NonNullable<GameDto['later']>): string {
  const t = translate(texts);
  const weeks = SERIES_DAYS_AHEAD / 7;
  if (count === null) return t.moreFollow({ next, weeks });
  return count === 1 ? t.oneFollows({ next, weeks }) : t.someFollow({ next, weeks, count });
}
