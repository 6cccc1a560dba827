import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import { TEAM_WISHES_MAX, TEAMS } from '@/lib/teams/constants';
import { texts } from '@/lib/teams/texts';

/** A player by the id of their seat ('12'), the first guest they bring ('12.1'), or a guest by name ('g12'). */
const placeKey = z
  .string()
  .regex(/^(g[1-9]\d{0,9}|[1-9]\d{0,9}(\.[1-9]\d{0,2})?)$/, says(texts, 'choosePlayer'));

const wishSchema = z
  .object({ one: placeKey, other: placeKey, together: z.boolean() })
  .refine(({ one, other }) => one !== other, says(texts, 'twoPlayers'));

export const teamsParamsSchema = z.object({ id: idParam });
export const drawTeamsSchema = z.object({ wishes: z.array(wishSchema).max(TEAM_WISHES_MAX) });
export const movePlayerSchema = z.object({ key: placeKey, team: z.enum(TEAMS) });

/** Excludes levels: a draw must not become a ranking. */
const memberSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Brought by the player of that name; false for named guests. */
  isGuest: z.boolean(),
});

export const teamsSchema = z.object({
  isDrawn: z.boolean(),
  teams: z.array(z.object({ team: z.enum(TEAMS), players: z.array(memberSchema) })),
  /** People who joined the game after the draw; everyone before it. */
  waiting: z.array(memberSchema),
  /** Only for the people who manage the game. */
  wishes: z.array(wishSchema),
});

export type DrawTeamsInput = z.output<typeof drawTeamsSchema>;
export type MovePlayerInput = z.output<typeof movePlayerSchema>;
export type TeamsDto = z.infer<typeof teamsSchema>;
export type TeamMemberDto = z.infer<typeof memberSchema>;
