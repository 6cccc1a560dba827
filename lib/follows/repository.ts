import { sql } from 'kysely';
import { NOTICES_KEPT_DAYS } from '@/lib/follows/constants';
import { isThereFor, mayMeet, present, shownName, visibleGroup } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { secondsAgo } from '@/lib/platform/db/now';

export interface NewFollow {
  userId: number;
  sportId?: number;
  venueId?: number;
  personId?: number;
  groupId?: number;
  area?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** Repeating it changes nothing: the index `follows_once` decides. */
export async function insertFollow(follow: NewFollow, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('follows')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countFollows(userId: number, tx: Tx): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('follows')
    .where('userId', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether it was the person's own */
export async function deleteFollow(userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await on()
    .deleteFrom('follows')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteFollowsOfPair(a: number, b: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('follows')
    .where((eb) => eb.or([eb.and({ userId: a, personId: b }), eb.and({ userId: b, personId: a })]))
    .execute();
}

/** Moves those of a venue to another; who follows both has one left. */
export async function updateVenue(mergedId: number, survivingId: number, tx: Tx): Promise<void> {
  const moved = on(tx).selectFrom('follows').where('venueId', '=', survivingId).select('userId');
  await on(tx)
    .updateTable('follows')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .where('userId', 'not in', moved)
    .execute();
  await on(tx).deleteFrom('follows').where('venueId', '=', mergedId).execute();
}

export async function isListed(venueId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('venues')
    .where('id', '=', venueId)
    .where('listed', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPlace(userId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('users')
    .where('id', '=', userId)
    .where('latitude', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person follows and may still see, the latest first. */
export function findFollows(userId: number) {
  return on()
    .selectFrom('follows as f')
    .leftJoin('sports as s', 's.id', 'f.sportId')
    .leftJoin('venues as v', (join) =>
      join.onRef('v.id', '=', 'f.venueId').on('v.listed', '=', true),
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.id', '=', 'f.groupId').on(visibleGroup('g', userId)),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'f.personId').on(isThereFor('u', userId)),
    )
    .where('f.userId', '=', userId)
    .orderBy('f.id', 'desc')
    .select((eb) => [
      'f.id',
      'f.sportId',
      'f.venueId',
      'f.personId',
      'f.groupId',
      'f.area',
      'f.latitude',
      'f.longitude',
      eb.fn
        .coalesce(
          's.name',
          'v.name',
          'g.name',
          eb.case().when('u.id', 'is not', null).then(shownName('u', userId)).end(),
        )
        .as('name'),
    ])
    .execute();
}

export type FollowRow = Awaited<ReturnType<typeof findFollows>>[number];

const [f, u, ga, g] = [
  columnsOf<'follows'>('f'),
  columnsOf<'users'>('u'),
  columnsOf<'games'>('ga'),
  columnsOf<'groups'>('g'),
];

/** Who follows something about a game. Whether it fits them is for the query of the feed. @param chord around their place */
export function findFollowersOf(gameId: number, chord: number) {
  const place = sql`geo_point(coalesce(${f('latitude')}, ${u('latitude')}), coalesce(${f('longitude')}, ${u('longitude')}))`;
  return on()
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .innerJoin('follows as f', (join) =>
      join.on((eb) =>
        eb.or([
          eb('f.venueId', '=', eb.ref('ga.venueId')),
          eb('f.groupId', '=', eb.ref('ga.groupId')),
          eb('f.personId', '=', eb.ref('ga.creatorId')),
          eb('f.sportId', '=', eb.ref('ga.sportId')),
        ]),
      ),
    )
    .innerJoin('users as u', 'u.id', 'f.userId')
    .where('ga.id', '=', gameId)
    .where('ga.status', '=', 'upcoming')
    .where('ga.hiddenAt', 'is', null)
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('ga.creatorId'), eb.ref('u.id')))
    .where(
      sql<boolean>`(${f('sportId')} IS NULL OR coalesce(${ga('g3')}, ${g('g3')}) <-> ${place} <= ${chord}::float8)`,
    )
    .distinct()
    .orderBy('u.id')
    .select(['u.id as userId', 'u.timeZone'])
    .execute();
}

/** The zone of a person who is there; null for anybody else. */
export async function findZone(userId: number): Promise<string | null> {
  const row = await on()
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where(present('u'))
    .select('u.timeZone')
    .executeTakeFirst();
  return row?.timeZone ?? null;
}

/** The games of which a person has been notified. */
export async function findToldIds(userId: number): Promise<number[]> {
  const rows = await on()
    .selectFrom('followNotices')
    .where('userId', '=', userId)
    .where('kind', '=', 'day')
    .select('gameIds')
    .execute();
  return rows.flatMap(({ gameIds }) => gameIds);
}

interface Notice {
  userId: number;
  kind: 'day' | 'week';
  /** 'YYYY-MM-DD' */
  day: string;
  gameIds: number[];
}

/** @returns whether it is the first of its day or week: the key decides */
export async function insertNotice({ day, ...notice }: Notice, tx: Tx): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('followNotices')
    .values({ ...notice, day: new Date(`${day}T00:00:00Z`) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findFollowerZones(): Promise<string[]> {
  const rows = await on()
    .selectFrom('users')
    .where('id', 'in', (eb) => eb.selectFrom('follows').select('userId'))
    .select('timeZone')
    .distinct()
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

/** People of a zone who follow something and have no letter of the week yet. */
export async function findForLetter(timeZone: string, week: string): Promise<number[]> {
  const rows = await on()
    .selectFrom('users as u')
    .where('u.timeZone', '=', timeZone)
    .where(present('u'))
    .where('u.id', 'in', (eb) => eb.selectFrom('follows').select('userId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('followNotices as n')
            .whereRef('n.userId', '=', 'u.id')
            .where('n.kind', '=', 'week')
            .where('n.day', '=', new Date(`${week}T00:00:00Z`)),
        ),
      ),
    )
    .select('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteOldNotices(): Promise<void> {
  await on()
    .deleteFrom('followNotices')
    .where('createdAt', '<', secondsAgo(NOTICES_KEPT_DAYS * 86_400))
    .execute();
}
