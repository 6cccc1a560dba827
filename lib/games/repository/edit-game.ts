import type { Tx } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export type NewGame = Omit<Prisma.GameUncheckedCreateInput, 'id'>;
export type GameChange = Prisma.GameUncheckedUpdateInput;

/** Creates a game; its creator goes. */
export async function insertGame(game: NewGame, tx: Tx): Promise<number> {
  const { id } = await tx.game.create({ data: game, select: { id: true } });
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

export interface GroupOfGameRow {
  sportId: number;
  timeZone: string;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What a game inherits from its group. */
export async function findGroupOfGame(groupId: number, tx: Tx): Promise<GroupOfGameRow | null> {
  const rows = await tx.$queryRaw<GroupOfGameRow[]>`
    SELECT sport_id AS "sportId", time_zone AS "timeZone", nullif(concat_ws(', ', area, city), '') AS area,
      latitude, longitude FROM groups WHERE id = ${groupId}`;
  return rows[0] ?? null;
}

export interface VenueOfGameRow {
  id: number;
  place: string;
  timeZone: string;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A listed venue as a game's place, with the text that stays if the venue is deleted. */
export async function findVenueOfGame(venueId: number, tx: Tx): Promise<VenueOfGameRow | null> {
  const rows = await tx.$queryRaw<VenueOfGameRow[]>`
    SELECT id, left(name || ', ' || address, 200) AS place, time_zone AS "timeZone",
      nullif(concat_ws(', ', area, city), '') AS area, latitude, longitude
    FROM venues WHERE id = ${venueId} AND listed`;
  return rows[0] ?? null;
}

export function countUpcoming(groupId: number, tx: Tx): Promise<number> {
  return tx.game.count({
    where: { groupId, status: 'upcoming', startsAt: { gt: new Date() } },
  });
}

export interface SeriesGameRow {
  id: number;
  occurrenceOn: Date | null;
}

/** The coming games of a series after a date, in the order in which everybody locks them. */
export function findFollowing(seriesId: number, after: Date, tx: Tx): Promise<SeriesGameRow[]> {
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
