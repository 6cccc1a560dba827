import type { GameDto } from '@/lib/games/schema/read-game';
import type { RosterDto } from '@/lib/games/schema/roster';
import { type TeamsDto, teamsSchema } from '@/lib/teams/schema';
import { teamsOf } from '@/lib/teams/service/make-teams';

/** For a page that has read the game and its roster. */
export async function loadTeams(game: GameDto, roster: RosterDto): Promise<TeamsDto> {
  const { participants, guests } = roster;
  const mayWish = game.partner === null && game.viewer?.canManage === true;
  return teamsSchema.parse(await teamsOf({ gameId: game.id, participants, guests, mayWish }));
}
