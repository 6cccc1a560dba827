import { sql } from 'kysely';
import { ANSWERS_SHOWN } from '@/lib/games/constants';
import { answered, waitsUntil } from '@/lib/games/repository/game-viewer';
import { PRIVATE_ADDRESS } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { containsAnySpelling, toSpellings } from '@/lib/platform/db/search-sql';

// Regulars of a group, who have no account. `lib/regulars` stands above games.

/** Coming games in which they have a seat or wait for one, in the order in which all code locks them. */
export async function findGamesHeldBy(regularId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .where('p.regularId', '=', regularId)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .where('ga.status', '=', 'upcoming')
    .where('ga.startsAt', '>', now)
    .orderBy('p.gameId')
    .select('p.gameId')
    .execute();
  return rows.map(({ gameId }) => gameId);
}

/** The regular's answer, and whether the game is one of their group that is shown. Call it under the game's lock. */
export async function findAnswerOfRegular(gameId: number, regularId: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom('games as ga')
    .innerJoin('groupRegulars as r', 'r.groupId', 'ga.groupId')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').onRef('p.regularId', '=', 'r.id'),
    )
    .where('ga.id', '=', gameId)
    .where('r.id', '=', regularId)
    .where('ga.hiddenAt', 'is', null)
    .where('g.hiddenAt', 'is', null)
    .select((eb) => [
      answered.as('answer'),
      'ga.venueId',
      waitsUntil('ga', null, eb.ref('r.id')).as('waitsUntil'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** The person's own answers give way to the regular's: those without a place, and a place in line to a seat. */
export async function deleteWeakerAnswers(
  userId: number,
  regularId: number,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .deleteFrom('gameParticipants as p')
    .using('gameParticipants as r')
    .where('p.userId', '=', userId)
    .where('r.regularId', '=', regularId)
    .whereRef('r.gameId', '=', 'p.gameId')
    .where((eb) =>
      eb.or([
        eb('p.status', '=', 'out'),
        eb.and([eb('p.status', '=', 'waitlisted'), eb('r.status', '=', 'going')]),
      ]),
    )
    .execute();
}

/** Seats, answers and attendance of a regular, where the person has no seat of their own. */
export async function updatePlayer(userId: number, regularId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameParticipants as p')
    .set({ userId, regularId: null })
    .where('p.regularId', '=', regularId)
    .where('p.gameId', 'not in', (eb) =>
      eb.selectFrom('gameParticipants').where('userId', '=', userId).select('gameId'),
    )
    .execute();
}

/** Who always comes, in the order in which they joined the group, without those who have answered this game. */
export function findAlwaysComing(gameId: number) {
  return on()
    .selectFrom('games as ga')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('groupMembers')
          .where('alwaysComes', '=', true)
          .select([
            'groupId',
            'joinedAt as since',
            'userId',
            sql<number | null>`NULL::int`.as('regularId'),
          ])
          .unionAll(
            eb
              .selectFrom('groupRegulars')
              .where('alwaysComes', '=', true)
              .select([
                'groupId',
                'createdAt as since',
                sql<number>`NULL::int`.as('userId'),
                'id as regularId',
              ]),
          )
          .as('o'),
      (join) => join.onRef('o.groupId', '=', 'ga.groupId'),
    )
    .leftJoin('gameParticipants as p', (join) =>
      join
        .onRef('p.gameId', '=', 'ga.id')
        .on((eb) =>
          eb.or([
            eb('p.userId', '=', eb.ref('o.userId')),
            eb('p.regularId', '=', eb.ref('o.regularId')),
          ]),
        ),
    )
    .where('ga.id', '=', gameId)
    .where('p.id', 'is', null)
    .orderBy('o.since')
    .orderBy('o.userId')
    .orderBy('o.regularId')
    .select(['o.userId', 'o.regularId'])
    .$castTo<{ userId: number | null; regularId: number | null }>()
    .execute();
}

/** The regulars of the game's group with neither a seat nor a place on the waiting list: the first, and how many they are. */
export function findRegularsWithoutSeat(gameId: number, search: string) {
  return on()
    .selectFrom('games as ga')
    .innerJoin('groupRegulars as r', 'r.groupId', 'ga.groupId')
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').onRef('p.regularId', '=', 'r.id'),
    )
    .where('ga.id', '=', gameId)
    .where((eb) => eb.or([eb('p.status', 'is', null), eb('p.status', '=', 'out')]))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        containsAnySpelling(sql`search_text(${eb.ref('r.name')})`, toSpellings(search)),
      ),
    )
    .orderBy('r.name')
    .orderBy('r.id')
    .limit(ANSWERS_SHOWN)
    .select([
      'r.id',
      'r.name',
      answered.$castTo<'maybe' | 'out' | null>().as('answer'),
      sql<number>`(count(*) OVER ())::int`.as('total'),
    ])
    .execute();
}

const own = columnsOf<'gameParticipants'>('p');
const ahead = columnsOf<'gameParticipants'>('q');

/** The next games of a regular's group, with their answer; a private address only for those with a seat. */
export function findNextGamesOf({ id, groupId }: { id: number; groupId: number }, limit: number) {
  return on()
    .selectFrom('games as ga')
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').on('p.regularId', '=', id),
    )
    .where('ga.groupId', '=', groupId)
    .where('ga.status', '=', 'upcoming')
    .where('ga.hiddenAt', 'is', null)
    .where('ga.startsAt', '>', now)
    .orderBy('ga.startsAt')
    .orderBy('ga.id')
    .limit(limit)
    .select((eb) => [
      'ga.id',
      'ga.title',
      'ga.startsAt',
      'ga.timeZone',
      'ga.maxPlayers',
      'ga.goingCount',
      'ga.costPerPlayer',
      answered.as('answer'),
      waitsUntil('ga', null, eb.val(id)).as('waitsUntil'),
      eb
        .case()
        .when(eb.or([eb('ga.isPrivateAddress', '=', false), eb('p.status', '=', 'going')]))
        .then(eb.ref('ga.location'))
        .else(eb.fn.coalesce('ga.area', sql.lit(PRIVATE_ADDRESS)))
        .end()
        .as('location'),
      sql<number | null>`CASE WHEN ${own('status')} = 'waitlisted' THEN (
        SELECT count(*)::int FROM game_participants AS q
        WHERE ${ahead('gameId')} = ${eb.ref('ga.id')} AND ${ahead('status')} = 'waitlisted'
          AND (${ahead('waitlistedAt')}, ${ahead('id')}) <= (${own('waitlistedAt')}, ${own('id')})) END`.as(
        'position',
      ),
    ])
    .execute();
}
