import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma, SeriesFrequency } from '@/lib/platform/db/generated/client';
import { lockRow } from '@/lib/platform/db/lock-row';

export interface NewSeries {
  groupId: number;
  creatorId: number | null;
  frequency: SeriesFrequency;
  startsOn: string;
  startMinute: number;
  durationMinutes: number;
  timeZone: string;
  endsOn: string | null;
  occurrenceCount: number | null;
  template: Prisma.InputJsonObject;
}

/** A calendar date in the form the driver expects. */
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

/**
 * The rule, locked until the end of the transaction, so that two workers do not add the same dates. NO KEY UPDATE, because a
 * game that is changed twice in one transaction locks the key of its series: a transaction that holds the game must not wait
 * for this.
 */
export async function lockSeries(id: number, tx: Tx) {
  await lockRow('gameSeries', id, tx);
  return tx.gameSeries.findUnique({
    where: { id },
    omit: { createdAt: true, updatedAt: true },
  });
}

export type SeriesRow = NonNullable<Awaited<ReturnType<typeof lockSeries>>>;

export async function updateSeries(
  id: number,
  data: Prisma.GameSeriesUncheckedUpdateInput,
  tx: Tx,
): Promise<void> {
  await tx.gameSeries.update({ where: { id }, data, select: { id: true } });
}

/** Series whose games do not reach far enough ahead. Those of inactive groups are excluded. */
export function findSeriesToExtend(until: Date) {
  return db.gameSeries.findMany({
    where: {
      endedAt: null,
      group: { isActive: true },
      OR: [{ generatedUntil: null }, { generatedUntil: { lt: until } }],
    },
    select: {
      id: true,
      groupId: true,
      creatorId: true,
      group: { select: { creatorId: true, isClub: true } },
    },
    orderBy: { id: 'asc' },
  });
}

export function findOccurrence(gameId: number, tx: Tx) {
  return tx.game.findUnique({
    where: { id: gameId },
    select: { seriesId: true, occurrenceOn: true },
  });
}
