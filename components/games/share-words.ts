import { whenWords } from '@/components/layout/when-words';
import { levelLabel } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { audienceWords } from '@/lib/groups/words';
import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { DEFAULT_CENTRE } from '@/lib/platform/geo/constants';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';

// Titles and pictures of shared links are the same for everybody: the reader's time zone and level are unknown.

/** The time zone of most readers: that of the installation's default centre. */
const HOME_ZONE = timeZoneAt(DEFAULT_CENTRE);

/** 'Sat 28 Nov, 19:30', followed by 'Dubai time' when the game's clock differs from HOME_ZONE. */
export function sharedWhen(game: Pick<GameDto, 'startsAt' | 'timeZone'>): string {
  const start = new Date(game.startsAt);
  const isHome = sameClock(HOME_ZONE, game.timeZone, start);
  return isHome
    ? whenWords(game, null)
    : `${whenWords(game, null)} ${zoneWords(game.timeZone, start)}`;
}

/** 'Women only', 'Intermediate and above'; empty when everybody may play. */
export function whoMayPlay(game: Pick<GameDto, 'audience' | 'skillMin' | 'skillMax'>): string[] {
  const audience = game.audience === 'all' ? null : audienceWords(game.audience);
  return [audience, levelLabel(game)].filter((words) => words !== null);
}
