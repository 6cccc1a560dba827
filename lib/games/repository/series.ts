import { db, type Tx } from '@/lib/db/client';
import type { Game, Prisma, SeriesFrequency } from '@/lib/db/generated/client';

export interface NewSeries {
  groupId: number;
  creatorId: number;
  frequency: SeriesFrequency;
  startsOn: string;
  startMinute: number;
  durationMinutes: number;
  timeZone: string;
  endsOn: string | null;
  occurrenceCount: number | null;
  template: Prisma.InputJsonObject;
}

/** A date of the calendar as the driver wants it. */
export const toDay = (date: string): Date => new Date(`${date}T00:00:00Z`);
export const fromDay = (day: Date): string => day.toISOString().slice(0, 10);

export async function insertSeries(series: NewSeries, tx: Tx): Promise<number> {
  const { startsOn, endsOn, ...rest } = series;
  const { id } = await tx.gameSeries.create({
    data: { ...rest, startsOn: toDay(startsOn), endsOn: endsOn ? toDay(endsOn) : null },
    select: { id: true },
  });
  return id;
}

export interface SeriesRow {
  id: number;
  groupId: number;
  creatorId: number | null;
  frequency: SeriesFrequency;
  startsOn: Date;
  startMinute: number;
  durationMinutes: number;
  timeZone: string;
  endsOn: Date | null;
  occurrenceCount: number | null;
  skippedOn: Date[];
  generatedUntil: Date | null;
  template: Prisma.JsonValue;
  endedAt: Date | null;
}

/** The rule, held until the transaction ends: two workers do not add the same dates twice. */
export async function lockSeries(id: number, tx: Tx): Promise<SeriesRow | null> {
  await tx.$executeRaw`SELECT 1 FROM game_series WHERE id = ${id} FOR UPDATE`;
  return tx.gameSeries.findUnique({
    where: { id },
    omit: { createdAt: true, updatedAt: true },
  });
}

export async function updateSeries(
  id: number,
  data: Prisma.GameSeriesUncheckedUpdateInput,
  tx: Tx,
): Promise<void> {
  await tx.gameSeries.update({ where: { id }, data, select: { id: true } });
}

/** Series whose games do not reach far enough ahead. */
export async function findSeriesToExtend(until: Date): Promise<number[]> {
  const rows = await db.gameSeries.findMany({
    where: { endedAt: null, OR: [{ generatedUntil: null }, { generatedUntil: { lt: until } }] },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

export interface OccurrenceRow {
  seriesId: number | null;
  occurrenceOn: Date | null;
}

export function findOccurrence(gameId: number, tx: Tx): Promise<OccurrenceRow | null> {
  return tx.game.findUnique({
    where: { id: gameId },
    select: { seriesId: true, occurrenceOn: true },
  });
}

/** A game as the pattern of the later ones. */
export function findPattern(gameId: number, tx: Tx): Promise<Game | null> {
  return tx.game.findUnique({ where: { id: gameId } });
}
