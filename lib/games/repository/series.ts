import { sql } from 'kysely';
import { present } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma, SeriesFrequency } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';

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
  await on(tx)
    .selectFrom('gameSeries')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
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
    select: { id: true, groupId: true, creatorId: true, group: { select: { creatorId: true } } },
    orderBy: { id: 'asc' },
  });
}

/** The creator of the next games: the series' creator while in the group, then the group's creator. */
export async function findMakerId(
  { groupId, creatorId }: Pick<SeriesRow, 'groupId' | 'creatorId'>,
  tx: Tx,
): Promise<number | null> {
  const row = await on(tx)
    .selectFrom('groupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', groupId)
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('m.userId')} = ${creatorId}::int`,
        eb('m.role', '=', 'creator'),
      ]),
    )
    .where(present('u'))
    .orderBy(
      (eb) => sql`${eb.ref('m.userId')} = ${creatorId}::int`,
      (order) => order.desc().nullsLast(),
    )
    .limit(1)
    .select('m.userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

export function findOccurrence(gameId: number, tx: Tx) {
  return tx.game.findUnique({
    where: { id: gameId },
    select: { seriesId: true, occurrenceOn: true },
  });
}
