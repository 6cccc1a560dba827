import { SERIES_DAYS_AHEAD } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/**
 * 'Every Sunday; 8 games are planned until Sun, 17 Jan 2027.', and the following dates; null for a game whose series has no
 * coming games.
 */
export function laterWords({ later, repeats }: Pick<GameDto, 'later' | 'repeats'>): string | null {
  if (!later || !repeats) return null;
  const t = translate(texts);
  const weeks = SERIES_DAYS_AHEAD / 7;
  const { count } = later;
  const planned = t.planned({ ...later, repeats });
  if (count === 0) return planned;
  return `${planned} ${count === null ? t.moreFollow({ weeks }) : t.someFollow({ count, weeks })}`;
}
