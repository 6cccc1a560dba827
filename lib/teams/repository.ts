import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import type { SkillLevel } from '@/lib/sports/constants';
import type { DrawTeamsInput } from '@/lib/teams/schema';

export interface Draw extends DrawTeamsInput {
  seed: number;
  /** The index in TEAMS for each key. */
  places: Record<string, number>;
}

export async function findDraw(gameId: number, tx?: Tx): Promise<Draw | null> {
  const row = await on(tx)
    .selectFrom('gameTeams')
    .where('gameId', '=', gameId)
    .select((eb) => [
      'seed',
      eb.ref('wishes').$castTo<Draw['wishes']>().as('wishes'),
      eb.ref('places').$castTo<Draw['places']>().as('places'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Players with their guests and their level in the game's sport, in the order of their seats. */
export async function findPlayers(gameId: number, tx: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .leftJoin('userSports as us', (join) =>
      join.onRef('us.userId', '=', 'p.userId').onRef('us.sportId', '=', 'ga.sportId'),
    )
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'going')
    .orderBy('p.id')
    .select((eb) => [
      'p.id',
      'p.guests',
      eb.ref('us.skillLevel').$castTo<SkillLevel | null>().as('level'),
    ])
    .execute();
}

/** Named guests, in the order they were added. */
export function findNamedGuests(gameId: number, tx: Tx) {
  return on(tx)
    .selectFrom('gameGuests')
    .where('gameId', '=', gameId)
    .where('claimedAt', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
}

/** Replaces the teams of a game. */
export async function saveDraw(
  gameId: number,
  { seed, wishes, places }: Draw,
  tx: Tx,
): Promise<void> {
  const draw = { seed, wishes: JSON.stringify(wishes), places: JSON.stringify(places) };
  await on(tx)
    .insertInto('gameTeams')
    .values({ gameId, ...draw })
    .onConflict((conflict) => conflict.column('gameId').doUpdateSet(draw))
    .execute();
}
