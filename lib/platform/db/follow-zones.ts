import { sql } from 'kysely';
import { toInstant } from '@/lib/platform/calendar/wall-clock';
import { type WallStart, wallStart, ZONE_DATA } from '@/lib/platform/calendar/wall-start';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { log } from '@/lib/platform/observability/log';

export interface TimedRow {
  id: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

export interface Times extends WallStart {
  startsAt: Date;
  endsAt: Date;
}

interface Followers {
  /** Stores the zone data's version for a row whose time is right, unless it has been moved meanwhile. */
  keep: (row: TimedRow, known: WallStart) => Promise<unknown>;
  /** Moves a row and notifies people, if it is still at that time. */
  move: (row: TimedRow, times: Times) => Promise<unknown>;
}

const BATCH = 500;

type FollowedTable = 'games' | 'classSessions' | 'bookingRequests' | 'courtTimes';

/**
 * The worker's round over the coming rows whose instants are from older zone data than its own: where those data make another
 * instant of the local time, the row moves. A process with older data than a row leaves it alone, so that two releases which
 * run beside each other never move it back and forth.
 */
export async function followZones(table: FollowedTable, { keep, move }: Followers): Promise<void> {
  const moves: { row: TimedRow; to: Date }[] = [];
  let last = 0;
  for (;;) {
    const rows = await findOutdated(table, last);
    for (const row of rows) {
      const known = wallStart(row.startsAt, row.timeZone);
      const to = row.wallStart === known.wallStart ? null : instantOf(row);
      if (to && to.getTime() !== row.startsAt.getTime()) moves.push({ row, to });
      else await keep(row, known);
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1)?.id ?? last;
  }
  // A coach's or court's times must not overlap on the way: of those moved to later times, the last one goes first.
  const order = ({ row, to }: (typeof moves)[number]) =>
    to > row.startsAt ? -row.startsAt.getTime() : row.startsAt.getTime();
  for (const { row, to } of moves.toSorted((one, other) => order(one) - order(other))) {
    const endsAt = new Date(to.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
    const times = { startsAt: to, endsAt, ...wallStart(to, row.timeZone) };
    // A failed move must not stop the others; the next round retries it.
    await move(row, times).catch((error: unknown) => {
      log.error({ err: error, table, id: row.id }, 'its local time is not kept');
    });
  }
}

function instantOf({ wallStart: wall, timeZone }: { wallStart: string | null; timeZone: string }) {
  const [date, time] = wall?.split('T') ?? [];
  return date && time ? toInstant({ date, time }, timeZone) : null;
}

// All of them have these columns in common; Kysely cannot build with their union.
function findOutdated(table: FollowedTable, afterId: number) {
  return on()
    .selectFrom(`${table as 'games'} as t`)
    .where('t.id', '>', afterId)
    .where('t.startsAt', '>', now)
    .where(
      sql<boolean>`t.status::text IN ('upcoming', 'pending', 'accepted', 'asked', 'confirmed', 'blocked')`,
    )
    .where(sql<boolean>`coalesce(t.zone_data, '') < ${ZONE_DATA}`)
    .$if(table === 'games', (games) => games.where('t.hiddenAt', 'is', null))
    .orderBy('t.id')
    .limit(BATCH)
    .select(['t.id', 't.startsAt', 't.endsAt', 't.timeZone', 't.wallStart'])
    .execute();
}
