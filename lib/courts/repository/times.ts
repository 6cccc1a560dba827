import { type Kysely, sql } from 'kysely';
import { TAKEN_STATUSES } from '@/lib/courts/constants';
import { mayMeet, shownName } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

const timesFor = (kx: Kysely<Tables>, viewerId: number | null) =>
  kx
    .selectFrom('courtTimes as t')
    .innerJoin('courts as c', 'c.id', 't.courtId')
    .innerJoin('venues as v', 'v.id', 'c.venueId')
    .leftJoin('venueDesks as d', 'd.venueId', 'c.venueId')
    .leftJoin('users as u', 'u.id', 't.userId')
    .leftJoin('games as ga', 'ga.id', 't.gameId')
    .selectAll('t')
    .select((eb) => [
      'c.venueId',
      'c.name as courtName',
      'v.name as venueName',
      'v.phone as venuePhone',
      'v.listed as isListed',
      'd.payTo',
      'ga.groupId as gameGroupId',
      eb.case().when('t.userId', 'is not', null).then(shownName('u', viewerId)).end().as('person'),
      eb.not(mayMeet(eb.ref('t.userId'), viewerId)).as('isHidden'),
    ]);

/** @param viewerId null for the worker */
export async function findTime(id: number, viewerId: number | null, tx: Tx = db) {
  const row = await timesFor(on(tx), viewerId).where('t.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export type CourtTimeRow = NonNullable<Awaited<ReturnType<typeof findTime>>>;

/** The latest start first. */
export function findOwnTimes(
  userId: number,
  { before, limit }: { before: { startsAt: Date; id: number } | undefined; limit: number },
): Promise<CourtTimeRow[]> {
  return timesFor(on(), userId)
    .where('t.userId', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(t.starts_at, t.id) < (${before?.startsAt ?? null}::timestamptz, ${before?.id ?? 0}::int)`,
      ),
    )
    .orderBy('t.startsAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** What a desk shows of a venue in a span: without those that nobody has (any more). */
export function findDeskTimes(
  venueId: number,
  viewerId: number,
  { startsAt, endsAt }: Span,
): Promise<CourtTimeRow[]> {
  return timesFor(on(), viewerId)
    .where('c.venueId', '=', venueId)
    .where('t.status', 'in', TAKEN_STATUSES)
    .where('t.startsAt', '<', endsAt)
    .where('t.endsAt', '>', startsAt)
    .orderBy('t.startsAt')
    .orderBy('t.id')
    .execute();
}

/** The latest ones of a court, for a calendar. */
export function findCourtCalendar(courtId: number, viewerId: number, since: Date, limit: number) {
  return timesFor(on(), viewerId)
    .where('t.courtId', '=', courtId)
    .where('t.status', 'in', TAKEN_STATUSES)
    .where('t.endsAt', '>', since)
    .orderBy('t.startsAt')
    .limit(limit)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('courtTimeChanges as h')
          .whereRef('h.courtTimeId', '=', 't.id')
          .select((own) => [
            own.fn.countAll<number>().as('changes'),
            own.fn.max('h.at').as('changedAt'),
          ])
          .as('log'),
      (join) => join.onTrue(),
    )
    .select(['log.changes', 'log.changedAt'])
    .execute();
}

export function findAsks(venueId: number, viewerId: number): Promise<CourtTimeRow[]> {
  return timesFor(on(), viewerId)
    .where('c.venueId', '=', venueId)
    .where('t.status', '=', 'asked')
    .where('t.lapsesAt', '>', now)
    .orderBy('t.lapsesAt')
    .orderBy('t.id')
    .execute();
}

/** What is taken of the courts in a span, by status alone: guests learn no more. With a person, also their own asks. */
export function findTaken(
  courtIds: readonly number[],
  { startsAt, endsAt }: Span,
  tx: Tx = db,
  askerId: number | null = null,
) {
  if (courtIds.length === 0) return Promise.resolve([]);
  return on(tx)
    .selectFrom('courtTimes')
    .where('courtId', 'in', courtIds)
    .where((eb) =>
      eb.or([
        eb('status', 'in', TAKEN_STATUSES),
        eb.and([eb('status', '=', 'asked'), eb('userId', '=', askerId)]),
      ]),
    )
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .select(['id', 'courtId', 'status', 'startsAt', 'endsAt'])
    .execute();
}

/** Taken minutes of a venue's courts by local date of their start. */
export async function sumTaken(venueId: number, { startsAt, endsAt }: Span) {
  const rows = await on()
    .selectFrom('courtTimes as t')
    .innerJoin('courts as c', 'c.id', 't.courtId')
    .where('c.venueId', '=', venueId)
    .where('t.status', 'in', TAKEN_STATUSES)
    .where('t.startsAt', '>=', startsAt)
    .where('t.startsAt', '<', endsAt)
    .groupBy(sql`left(t.wall_start, 10)`)
    .select([
      sql<string>`left(t.wall_start, 10)`.as('date'),
      sql<number>`(sum(extract(epoch FROM t.ends_at - t.starts_at)) / 60)::int`.as('minutes'),
    ])
    .execute();
  return new Map(rows.map(({ date, minutes }) => [date, minutes]));
}

/** The asks of a court that overlap a span, which a confirmed time there makes vain. */
export function findOverlappingAsks(courtId: number, { startsAt, endsAt }: Span, tx: Tx) {
  return timesFor(on(tx), null)
    .where('t.courtId', '=', courtId)
    .where('t.status', '=', 'asked')
    .where('t.startsAt', '<', endsAt)
    .where('t.endsAt', '>', startsAt)
    .orderBy('t.id')
    .execute();
}

export async function countAsks(userId: number, venueId: number, tx: Tx): Promise<number> {
  const rows = await on(tx)
    .selectFrom('courtTimes as t')
    .innerJoin('courts as c', 'c.id', 't.courtId')
    .where('t.userId', '=', userId)
    .where('c.venueId', '=', venueId)
    .where('t.status', '=', 'asked')
    .where('t.lapsesAt', '>', now)
    .select('t.id')
    .execute();
  return rows.length;
}

/** Open times ahead: of a person, of a court or of a venue; each in the order in which all code locks their courts. */
export function findOpenTimes(
  of: { userId: number } | { courtId: number } | { venueId: number },
  tx: Tx,
): Promise<CourtTimeRow[]> {
  return timesFor(on(tx), null)
    .where('t.status', 'in', ['asked', 'confirmed'])
    .where('t.startsAt', '>', now)
    .where((eb) => {
      if ('userId' in of) return eb('t.userId', '=', of.userId);
      return 'courtId' in of ? eb('t.courtId', '=', of.courtId) : eb('c.venueId', '=', of.venueId);
    })
    .orderBy('t.courtId')
    .orderBy('t.id')
    .execute();
}

/** Those of a game, in the order in which all code locks their courts. */
export function findTimesOfGame(gameId: number, tx: Tx): Promise<CourtTimeRow[]> {
  return timesFor(on(tx), null)
    .where('t.gameId', '=', gameId)
    .orderBy('t.courtId')
    .orderBy('t.id')
    .execute();
}

/** The later ones of a standing time that are still ahead. */
export function findFollowing(standingId: number, { startsAt }: Pick<Span, 'startsAt'>, tx: Tx) {
  return timesFor(on(tx), null)
    .where('t.standingId', '=', standingId)
    .where('t.startsAt', '>', startsAt)
    .where('t.status', 'in', ['confirmed', 'blocked'])
    .orderBy('t.courtId')
    .orderBy('t.id')
    .execute();
}

export async function findGender(userId: number, tx: Tx = db): Promise<string | null> {
  const row = await on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .select('gender')
    .executeTakeFirst();
  return row?.gender ?? null;
}

/** Whether only women may play in a game. */
export async function isForWomen(gameId: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where('ga.id', '=', gameId)
    .where((eb) => eb.or([eb('ga.audience', '=', 'women'), eb('g.audience', '=', 'women')]))
    .select('ga.id')
    .executeTakeFirst();
  return row !== undefined;
}
