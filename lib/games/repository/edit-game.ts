import { type Expression, sql } from 'kysely';
import { type WallStart, wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { TimedRow } from '@/lib/platform/db/follow-zones';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export type NewGame = Omit<Prisma.GameUncheckedCreateInput, 'id'> & { timeZone: string };
export type GameChange = Prisma.GameUncheckedUpdateInput;

/** Creates a game with its creator as a player. */
export async function insertGame(game: NewGame, tx: Tx): Promise<number> {
  const known = wallStart(new Date(game.startsAt), game.timeZone);
  const { id } = await tx.game.create({ data: { ...game, ...known }, select: { id: true } });
  if (typeof game.creatorId === 'number') {
    await tx.gameParticipant.create({
      data: { gameId: id, userId: game.creatorId },
      select: { id: true },
    });
  }
  return id;
}

export async function updateGameRow(id: number, data: GameChange, tx: Tx): Promise<void> {
  await tx.game.update({ where: { id }, data, select: { id: true } });
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
export function findVenueOfGame(venueId: number, tx: Tx) {
  return on(tx)
    .selectFrom('venues')
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

/** Whether the group has a game of that title at that time. Call it under the group's lock. */
export async function isPlanned(
  { groupId, title, startsAt }: { groupId: number; title: string; startsAt: Date },
  tx: Tx,
): Promise<boolean> {
  const where = { groupId, title, startsAt, status: 'upcoming', hiddenAt: null } as const;
  return (await tx.game.findFirst({ where, select: { id: true } })) !== null;
}

export function countUpcoming(groupId: number, tx: Tx): Promise<number> {
  return tx.game.count({
    where: { groupId, status: 'upcoming', startsAt: { gt: new Date() } },
  });
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
  return tx.game.findMany({
    where: {
      seriesId,
      status: 'upcoming',
      occurrenceOn: { gt: after },
      startsAt: { gt: new Date() },
    },
    select: { id: true, occurrenceOn: true },
    orderBy: { id: 'asc' },
  });
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
