import { db, type Tx } from '@/lib/db/client';
import type { Game, Prisma, SeriesFrequency } from '@/lib/db/generated/client';
import { presentSql } from '@/lib/moderation/visibility';

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

/** The rule, locked until the end of the transaction, so that two workers do not add the same dates. */
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

/** Series whose games do not reach far enough ahead. Those of inactive groups are left out. */
export function findSeriesToExtend(until: Date): Promise<{ id: number; groupId: number }[]> {
  return db.gameSeries.findMany({
    where: {
      endedAt: null,
      group: { isActive: true },
      OR: [{ generatedUntil: null }, { generatedUntil: { lt: until } }],
    },
    select: { id: true, groupId: true },
    orderBy: { id: 'asc' },
  });
}

/** Who creates the next games: the series' creator while in the group, then the group's creator. */
export async function findMakerId(
  { groupId, creatorId }: Pick<SeriesRow, 'groupId' | 'creatorId'>,
  tx: Tx,
): Promise<number | null> {
  const rows = await tx.$queryRawUnsafe<{ userId: number }[]>(
    `SELECT m.user_id AS "userId" FROM group_members m JOIN users u ON u.id = m.user_id
     WHERE m.group_id = $1 AND (m.user_id = $2::int OR m.role = 'creator') AND ${presentSql('u')}
     ORDER BY (m.user_id = $2::int) DESC NULLS LAST LIMIT 1`,
    groupId,
    creatorId,
  );
  return rows[0]?.userId ?? null;
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

/** A game as the template of later ones. */
export function findPattern(gameId: number, tx: Tx): Promise<Game | null> {
  return tx.game.findUnique({ where: { id: gameId } });
}
