import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import { GAME_LOCATION_LENGTH_MAX } from '@/lib/games/constants';
import { type WallStart, wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { TimedRow } from '@/lib/platform/db/follow-zones';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

export type NewGame = Insertable<Tables['games']> & { timeZone: string; startsAt: Date };
export type GameChange = Omit<Updateable<Tables['games']>, 'calendarSequence'>;

/** Creates a game with its creator as a player. */
export async function insertGame(game: NewGame, tx: Tx): Promise<number> {
  const { id } = await on(tx)
    .insertInto('games')
    .values({ ...game, ...wallStart(game.startsAt, game.timeZone) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (game.creatorId) {
    await on(tx)
      .insertInto('gameParticipants')
      .values({ gameId: id, userId: game.creatorId })
      .execute();
  }
  return id;
}

const oneGame = (id: number, tx: Tx) => on(tx).updateTable('games').where('id', '=', id);

export async function updateGameRow(id: number, data: GameChange, tx: Tx): Promise<void> {
  await oneGame(id, tx)
    .set({ ...data, updatedAt: now })
    .execute();
}

/** For changes that calendars show: they take a file only with a higher number than the last. */
export async function updateGameInCalendars(id: number, data: GameChange, tx: Tx): Promise<void> {
  await oneGame(id, tx)
    .set((eb) => ({
      ...data,
      calendarSequence: eb('calendarSequence', '+', 1),
      updatedAt: now,
    }))
    .execute();
}

/** Unless it has been moved meanwhile. */
export function updateWallStart({ id, startsAt, timeZone }: TimedRow, known: WallStart) {
  return on()
    .updateTable('games')
    .set(known)
    .where('id', '=', id)
    .where('startsAt', '=', startsAt)
    .where('timeZone', '=', timeZone)
    .execute();
}

export async function updateEndedGames(): Promise<void> {
  await on()
    .updateTable('games')
    .set({ status: 'completed' })
    .where('status', '=', 'upcoming')
    .where('endsAt', '<', now)
    .execute();
}

/** 'Gulberg, Lahore'; null without either. */
const areaOf = (area: Expression<string | null>, city: Expression<string | null>) =>
  sql<string | null>`nullif(concat_ws(', ', ${area}, ${city}), '')`;

export function findGroupOfGame(groupId: number, tx: Tx) {
  return on(tx)
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select((eb) => [
      'sportId',
      'timeZone',
      areaOf(eb.ref('area'), eb.ref('city')).as('area'),
      'latitude',
      'longitude',
    ])
    .executeTakeFirst();
}

export type GroupOfGame = NonNullable<Awaited<ReturnType<typeof findGroupOfGame>>>;

/** A listed venue as a game's place, with the text that remains if the venue is deleted. */
/** Locked against a change: a venue that is being hidden or renamed must not leave its words in a new game. */
export function findVenueOfGame(venueId: number, tx: Tx) {
  return on(tx)
    .selectFrom('venues')
    .forShare()
    .where('id', '=', venueId)
    .where('listed', '=', true)
    .select((eb) => [
      'id',
      sql<string>`left(${eb.ref('name')} || ', ' || ${eb.ref('address')}, 200)`.as('place'),
      'timeZone',
      areaOf(eb.ref('area'), eb.ref('city')).as('area'),
      'latitude',
      'longitude',
    ])
    .executeTakeFirst();
}

/**
 * Whether the venue of a game is closed or no longer listed. A game whose venue was deleted has only its name left, and its
 * point; a place in words has the point of the group.
 */
export async function isPlaceGone(gameId: number, tx: Tx): Promise<boolean> {
  const { isGone } = await on(tx)
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .leftJoin('venues as v', 'v.id', 'ga.venueId')
    .where('ga.id', '=', gameId)
    .select((eb) =>
      eb
        .case()
        .when('v.id', 'is not', null)
        .then(eb.or([eb('v.listed', '=', false), eb('v.closedAt', 'is not', null)]))
        .else(
          eb.or([
            eb('ga.latitude', 'is distinct from', eb.ref('g.latitude')),
            eb('ga.longitude', 'is distinct from', eb.ref('g.longitude')),
          ]),
        )
        .end()
        .as('isGone'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isGone);
}

const upcoming = (groupId: number, tx: Tx) =>
  on(tx).selectFrom('games').where('groupId', '=', groupId).where('status', '=', 'upcoming');

/** Whether the group has a game of that title at that time. Call it under the group's lock. */
export async function isPlanned(
  { groupId, title, startsAt }: { groupId: number; title: string; startsAt: Date },
  tx: Tx,
): Promise<boolean> {
  const row = await upcoming(groupId, tx)
    .where('title', '=', title)
    .where('startsAt', '=', startsAt)
    .where('hiddenAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUpcoming(groupId: number, tx: Tx): Promise<number> {
  const { count } = await upcoming(groupId, tx)
    .where('startsAt', '>', new Date())
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const group = columnsOf<'groups'>('g');

/** Cancels the coming games of two of a person, of all pairs or of the one with `otherId`. @returns them */
export function updateGamesOfTwo(
  { userId, otherId }: { userId: number; otherId?: number },
  cancelReason: string,
  tx: Tx,
) {
  const other = sql<number>`CASE WHEN ${group('pairLo')} = ${userId} THEN ${group('pairHi')} ELSE ${group('pairLo')} END`;
  return on(tx)
    .updateTable('games')
    .from('groups as g')
    .set((eb) => ({
      status: 'cancelled',
      cancelReason,
      calendarSequence: eb('games.calendarSequence', '+', 1),
    }))
    .whereRef('g.id', '=', 'games.groupId')
    .where((eb) => eb.or([eb('g.pairLo', '=', userId), eb('g.pairHi', '=', userId)]))
    .$if(otherId !== undefined, (of) => of.where(other, '=', otherId ?? 0))
    .where('games.status', '=', 'upcoming')
    .where('games.startsAt', '>', now)
    .returning(['games.id', 'games.title', 'games.startsAt', 'games.timeZone', other.as('otherId')])
    .execute();
}

/** The coming games of a series after a date, in the order in which all code locks them. */
export function findFollowing(seriesId: number, after: Date, tx: Tx) {
  return on(tx)
    .selectFrom('games')
    .where('seriesId', '=', seriesId)
    .where('status', '=', 'upcoming')
    .where('occurrenceOn', '>', after)
    .where('startsAt', '>', new Date())
    .orderBy('id')
    .select(['id', 'occurrenceOn'])
    .execute();
}

/** @returns where the game stood; undefined when it was hidden already */
export function updateHidden(id: number, tx: Tx) {
  return on(tx)
    .updateTable('games')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .returning(['groupId', 'venueId'])
    .executeTakeFirst();
}

/** Moves the games of a venue, and those that its series will have. @returns the games */
export async function updateVenue(
  mergedId: number,
  survivingId: number,
  tx: Tx,
): Promise<{ id: number }[]> {
  await on(tx)
    .updateTable('gameSeries')
    .set((eb) => ({
      template: sql<string>`${eb.ref('template')} || jsonb_build_object('venueId', ${survivingId}::int)`,
    }))
    .where((eb) => sql<boolean>`${eb.ref('template')}->'venueId' = to_jsonb(${mergedId}::int)`)
    .execute();
  return on(tx)
    .updateTable('games')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .returning('id')
    .execute();
}

/** Renames a venue in the words of the places of its games, and of those that its series will have. */
export async function updatePlaceWords(
  venueId: number,
  rename: (words: string) => string,
  tx: Tx,
): Promise<void> {
  const isThere = sql<boolean>`template->'venueId' = to_jsonb(${venueId}::int)`;
  const template = sql<string>`template->>'location'`;
  const games = on(tx).selectFrom('games').where('venueId', '=', venueId);
  const series = on(tx).selectFrom('gameSeries').where(isThere).where(template, 'is not', null);
  const places = await games
    .select('location')
    .union(series.select(template.as('location')))
    .execute();
  for (const { location } of places) {
    const next = rename(location).slice(0, GAME_LOCATION_LENGTH_MAX);
    if (next === location) continue;
    await on(tx)
      .updateTable('gameSeries')
      .set({ template: sql`template || jsonb_build_object('location', ${next}::text)` })
      .where(isThere)
      .where(template, '=', location)
      .execute();
    await on(tx)
      .updateTable('games')
      .set({ location: next, updatedAt: now })
      .where('venueId', '=', venueId)
      .where('location', '=', location)
      .execute();
  }
}
