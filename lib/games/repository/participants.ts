import { sql } from 'kysely';
import { ANSWERS_SHOWN } from '@/lib/games/constants';
import { answered } from '@/lib/games/repository/game-viewer';
import { notBlocked, present, seenName, shownPerson } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared, searching } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { containsAnySpelling, type Spellings, toSpellings } from '@/lib/platform/db/search-sql';

/** The players of each game, in the order they joined, then its waiting list. */
export const findParticipants = prepared((kx, p: { gameIds: number[]; viewerId: number }) =>
  kx
    .selectFrom('gameParticipants as p')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('groupRegulars as r', 'r.id', 'p.regularId')
    .where('p.gameId', '=', sql<number>`ANY(${p.gameIds}::int[])`)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .orderBy('p.status')
    .orderBy('p.waitlistedAt', (order) => order.asc().nullsFirst())
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .select((eb) => [
      'p.id',
      'p.gameId',
      eb.ref('p.status').$castTo<'going' | 'waitlisted'>().as('status'),
      'p.guests',
      'p.attendance',
      'p.mustReconfirm',
      'p.regularId',
      // Regulars appear by their first name.
      sql<string | null>`split_part(${eb.ref('r.name')}, ' ', 1)`.as('regularName'),
      ...shownPerson('u', p.viewerId),
    ]),
);

interface AnswerValues extends Spellings {
  gameId: number;
  viewerId: number;
  /** Of each answer. */
  limit: number;
}

const findAnswerRows = searching((kx, p: AnswerValues) =>
  kx
    // The people are chosen first: how each is shown costs more than a row.
    .with('listed', (cte) =>
      cte
        .selectFrom('games as ga')
        .innerJoin('groupMembers as m', 'm.groupId', 'ga.groupId')
        .innerJoin('users as u', 'u.id', 'm.userId')
        .leftJoin('gameParticipants as p', (join) =>
          join.onRef('p.gameId', '=', 'ga.id').onRef('p.userId', '=', 'm.userId'),
        )
        .where('ga.id', '=', p.gameId)
        .where(present('u'))
        .where((eb) => eb.or([eb('p.status', 'is', null), eb('p.status', '=', sql.lit('out'))]))
        .$if(p.search !== null, (query) =>
          query.where(
            (eb) => sql<boolean>`(${notBlocked(eb.ref('u.id'), p.viewerId)}
              AND ${containsAnySpelling(sql<string>`search_text(${seenName('u', p.viewerId)})`, p)})`,
          ),
        )
        .select((eb) => [
          'u.id as personId',
          answered.as('answer'),
          sql<number>`(row_number() OVER (PARTITION BY ${answered}
            ORDER BY ${eb.ref('p.updatedAt')}, ${eb.ref('m.id')}))::int`.as('nth'),
          sql<number>`(count(*) OVER (PARTITION BY ${answered}))::int`.as('total'),
        ]),
    )
    .selectFrom('listed as l')
    .innerJoin('users as u', 'u.id', 'l.personId')
    .where('l.nth', '<=', p.limit)
    .orderBy('l.nth')
    .select(['l.answer', 'l.total', ...shownPerson('u', p.viewerId)]),
);

/** The group's members with neither a seat nor a place on the waiting list: the first of each answer, and how many they are. */
export function findAnswers(gameId: number, viewerId: number, search: string) {
  return findAnswerRows({ gameId, viewerId, limit: ANSWERS_SHOWN, ...toSpellings(search) });
}

/** Everyone with a seat or on the waiting list, to notify them of changes. */
export async function findConcernedIds(gameId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('gameParticipants')
    .where('gameId', '=', gameId)
    .where('status', 'in', ['going', 'waitlisted'])
    .where('userId', 'is not', null)
    .orderBy('id')
    .select('userId')
    .$narrowType<{ userId: number }>()
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The people who played and are not marked as missing. */
export async function findCame(gameId: number): Promise<number[]> {
  const rows = await on()
    .selectFrom('gameParticipants')
    .where('gameId', '=', gameId)
    .where('status', '=', 'going')
    .where('userId', 'is not', null)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '=', 'attended')]))
    .orderBy('createdAt')
    .orderBy('id')
    .select('userId')
    .$narrowType<{ userId: number }>()
    .execute();
  return rows.map(({ userId }) => userId);
}

/** A member `m` of the group, or the creator of a game `g` without one. */
const organiser = sql<number>`coalesce(${columnsOf<'groupMembers'>('m')('userId')}, ${columnsOf<'games'>('g')('creatorId')})`;

/** Who may change upcoming games at a venue: each with the first of them, and how many they are. */
export function findOrganisersAt(venueId: number, tx: Tx) {
  return on(tx)
    .selectFrom('games as g')
    .innerJoin('groups as r', 'r.id', 'g.groupId')
    .leftJoin('groupMembers as m', 'm.groupId', 'g.groupId')
    .where('g.venueId', '=', venueId)
    .where('g.status', '=', 'upcoming')
    .where('g.startsAt', '>', now)
    .where('g.hiddenAt', 'is', null)
    .where('r.hiddenAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('m.role', 'in', ['creator', 'organiser']),
        eb('m.userId', '=', eb.ref('g.creatorId')),
        eb('r.reach', 'is not', null),
      ]),
    )
    .where(organiser, 'is not', null)
    .distinctOn(organiser)
    .orderBy(organiser)
    .orderBy('g.startsAt')
    .orderBy('g.id')
    .select([organiser.as('userId'), 'g.id', 'g.groupId', 'g.title', 'g.startsAt', 'g.timeZone'])
    .select(sql<number>`(count(*) OVER (PARTITION BY ${organiser}))::int`.as('games'))
    .execute();
}

/** The time zones of a notification's recipients: the members of the group, and those of `userIds` who are not. */
export async function findRecipientZones(
  { groupId, userIds }: { groupId: number; userIds: readonly number[] },
  tx: Tx,
): Promise<string[]> {
  const rows = await on(tx)
    .selectFrom('users as u')
    .distinct()
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('u.id')} = ANY(${userIds}::int[])`,
        eb(
          'u.id',
          'in',
          eb.selectFrom('groupMembers').where('groupId', '=', groupId).select('userId'),
        ),
      ]),
    )
    .select('u.timeZone')
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

/** Asks all players except `exceptUserId` to confirm again. */
export async function updateMustReconfirm(
  gameId: number,
  exceptUserId: number,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('gameParticipants')
    .set({ mustReconfirm: true, updatedAt: new Date() })
    .where('gameId', '=', gameId)
    .where('status', '=', 'going')
    .where('userId', '<>', exceptUserId)
    .execute();
}

/** @returns whether there was something to confirm. */
export async function updateConfirmed(gameId: number, userId: number, tx: Tx): Promise<boolean> {
  const rows = await on(tx)
    .updateTable('gameParticipants')
    .set({ mustReconfirm: false, updatedAt: new Date() })
    .where('gameId', '=', gameId)
    .where('userId', '=', userId)
    .where('status', '=', 'going')
    .where('mustReconfirm', '=', true)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** @returns whether the player had a seat. */
export async function updateAttendance(
  gameId: number,
  participantId: number,
  attendance: 'attended' | 'no_show' | null,
  tx: Tx,
): Promise<boolean> {
  const rows = await on(tx)
    .updateTable('gameParticipants')
    .set({ attendance, updatedAt: new Date() })
    .where('id', '=', participantId)
    .where('gameId', '=', gameId)
    .where('status', '=', 'going')
    .returning('id')
    .execute();
  return rows.length === 1;
}
