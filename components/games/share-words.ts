import { levelLabel } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { audienceWords } from '@/lib/groups/words';

// Titles and pictures of shared links are the same for every viewer, whose time zone and level are unknown.

export { zonedStart as sharedWhen } from '@/lib/platform/calendar/start-words';

/** 'Women only', 'Intermediate and above'; empty for a game without limits. */
export function whoMayPlay(game: Pick<GameDto, 'audience' | 'skillMin' | 'skillMax'>): string[] {
  const audience = game.audience === 'all' ? null : audienceWords(game.audience);
  return [audience, levelLabel(game)].filter((words) => words !== null);
}
