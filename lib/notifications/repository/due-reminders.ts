import { type Expression, type InferResult, type Kysely, sql } from 'kysely';
import {
  coachPageName,
  mayTrain,
  present,
  shownName,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { placeWords } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

type What = 'game' | 'class' | 'booking';
/** In the form that notifications about the subject store. */
type Data = Record<string, number | string | number[]>;

const AT_ONCE = 500;

const isAhead = (startsAt: Expression<Date>, now: Date) =>
  sql<boolean>`(${startsAt} > ${now}::timestamptz AND ${startsAt} <= ${now}::timestamptz + interval '24 hours')`;

/** Where a coach `c` gives the session or class at a venue. */
function placeOf(venueId: Expression<number | null>) {
  const [coach, venue] = [columnsOf<'coachApplications'>('c'), columnsOf<'venues'>('v')];
  return sql<string | null>`coalesce(
    (SELECT concat_ws(', ', ${venue('name')}, ${venue('area')}, ${venue('city')}) FROM venues v
      WHERE ${venue('id')} = ${venueId} AND ${venue('listed')}),
    ${placeWords(coach)})`;
}

/** The venue that the reminder names, whose changes it follows. */
const named = (venueId: Expression<number | null>) =>
  sql`CASE WHEN ${venueId} IS NULL THEN '{}' ELSE jsonb_build_object('venueIds', jsonb_build_array(${venueId})) END`;

/** One row per person and event; `since`: when the person joined. */
const games = (kx: Kysely<Tables>, now: Date) =>
  kx
    .selectFrom('games as g')
    .innerJoin('gameParticipants as p', 'p.gameId', 'g.id')
    .where('p.status', '=', sql.lit('going'))
    .where('g.status', '=', sql.lit('upcoming'))
    .where('g.hiddenAt', 'is', null)
    .where((eb) => isAhead(eb.ref('g.startsAt'), now))
    .select((eb) => [
      sql<What>`'game'`.as('what'),
      'g.id',
      'p.userId',
      'p.createdAt as since',
      'g.startsAt',
      'g.timeZone',
      'g.title',
      sql<string | null>`${eb.ref('g.location')}`.as('location'),
      // A court was asked for, and there is none (yet).
      sql<boolean>`coalesce(${eb
        .selectFrom('courtTimes as ct')
        .innerJoin('courts as c', 'c.id', 'ct.courtId')
        .whereRef('ct.gameId', '=', 'g.id')
        .whereRef('c.venueId', '=', 'g.venueId')
        .orderBy('ct.id', 'desc')
        .limit(1)
        .select('ct.status')}, 'confirmed') NOT IN ('confirmed', 'came', 'no_show')`.as(
        'toBeConfirmed',
      ),
      sql<number | null>`NULL::int`.as('coachUserId'),
      sql<string | null>`NULL::text`.as('coachName'),
      sql<number | null>`NULL::int`.as('clientId'),
      sql<string | null>`NULL::text`.as('clientName'),
      sql<Data>`jsonb_build_object('gameId', ${eb.ref('g.id')}, 'groupId', ${eb.ref('g.groupId')}) || ${named(eb.ref('g.venueId'))}`.as(
        'data',
      ),
    ]);

const session = columnsOf<'classSessions'>('s');

const classes = (kx: Kysely<Tables>, now: Date) =>
  kx
    .selectFrom('classSessions as s')
    .innerJoin('coachClasses as k', 'k.id', 's.classId')
    .innerJoin('coachApplications as c', 'c.id', 's.coachId')
    .innerJoin('sports as sp', 'sp.id', 'c.sportId')
    .crossJoinLateral(
      kx
        .selectNoFrom([
          sql<string>`'coach'`.as('side'),
          session('coachUserId').as('userId'),
          session('createdAt').as('since'),
        ])
        .unionAll(
          kx
            .selectFrom('classParticipants as p')
            .where('p.sessionId', '=', session('id'))
            .where('p.status', '=', sql.lit('going'))
            .select([sql<string>`'client'`.as('side'), 'p.userId', 'p.createdAt as since']),
        )
        .as('r'),
    )
    .where('s.status', '=', sql.lit('upcoming'))
    .where('c.status', '=', sql.lit('approved'))
    .where((eb) => isAhead(eb.ref('s.startsAt'), now))
    .select((eb) => [
      sql<What>`'class'`.as('what'),
      's.id',
      'r.userId',
      'r.since',
      's.startsAt',
      's.timeZone',
      sql<string>`CASE WHEN ${eb.ref('c.hiddenAt')} IS NULL OR ${eb.ref('r.side')} = 'coach' THEN ${eb.ref('k.name')}
        ELSE ${eb.ref('sp.name')} END`.as('title'),
      placeOf(eb.ref('s.venueId')).as('location'),
      sql<boolean>`false`.as('toBeConfirmed'),
      sql<number | null>`${eb.ref('s.coachUserId')}`.as('coachUserId'),
      sql<string | null>`${coachPageName(eb.ref('r.userId'))}`.as('coachName'),
      sql<number | null>`NULL::int`.as('clientId'),
      sql<string | null>`NULL::text`.as('clientName'),
      sql<Data>`jsonb_build_object('classSessionId', ${eb.ref('s.id')}, 'coachId', ${eb.ref('s.coachId')}, 'side', ${eb.ref('r.side')}) || ${named(eb.ref('s.venueId'))}`.as(
        'data',
      ),
    ]);

const bookings = (kx: Kysely<Tables>, now: Date) =>
  kx
    .selectFrom('bookingRequests as s')
    .innerJoin('coachApplications as c', 'c.id', 's.coachId')
    .innerJoin('sports as sp', 'sp.id', 'c.sportId')
    .crossJoinLateral((eb) =>
      sql<{
        side: string;
        userId: number;
      }>`(VALUES ('coach', ${eb.ref('s.coachUserId')}), ('client', ${eb.ref('s.clientId')}))`.as<'r'>(
        sql`r(side, user_id)`,
      ),
    )
    .where('s.status', '=', sql.lit('accepted'))
    .where('r.userId', 'is not', null)
    .where((eb) => isAhead(eb.ref('s.startsAt'), now))
    .select((eb) => [
      sql<What>`'booking'`.as('what'),
      's.id',
      'r.userId',
      eb.fn.coalesce('s.decidedAt', 's.createdAt').as('since'),
      's.startsAt',
      's.timeZone',
      'sp.name as title',
      placeOf(eb.ref('s.venueId')).as('location'),
      sql<boolean>`false`.as('toBeConfirmed'),
      sql<number | null>`${eb.ref('s.coachUserId')}`.as('coachUserId'),
      sql<string | null>`${coachPageName(eb.ref('r.userId'))}`.as('coachName'),
      sql<number | null>`${eb.ref('s.clientId')}`.as('clientId'),
      // In the coach's book, without an account.
      eb
        .selectFrom('coachClients as cc')
        .whereRef('cc.id', '=', 's.coachClientId')
        .select('cc.name')
        .as('clientName'),
      sql<Data>`jsonb_build_object('bookingId', ${eb.ref('s.id')}, 'side', ${eb.ref('r.side')}) || ${named(eb.ref('s.venueId'))}`.as(
        'data',
      ),
    ]);

/** Without the reminders that were sent already. */
const dueReminders = (kx: Kysely<Tables>, now: Date, awake: string[]) =>
  kx
    .selectFrom(
      kx
        .selectFrom(games(kx, now).unionAll(classes(kx, now)).unionAll(bookings(kx, now)).as('s'))
        .innerJoin('users as reader', 'reader.id', 's.userId')
        .leftJoin('users as client', 'client.id', 's.clientId')
        .crossJoinLateral((eb) =>
          // The day before, or two hours before.
          sql<{ kind: 'day' | 'soon' | null }>`(SELECT CASE
            WHEN ${eb.ref('s.startsAt')} <= ${now}::timestamptz + interval '2 hours' THEN 'soon'
            WHEN ${eb.ref('s.startsAt')} > ${now}::timestamptz + interval '3 hours'
              AND ${eb.ref('s.since')} < ${eb.ref('s.startsAt')} - interval '24 hours' THEN 'day' END AS kind)`.as(
            'k',
          ),
        )
        .where('k.kind', 'is not', null)
        .where(present('reader'))
        .where((eb) =>
          eb.or([
            eb('s.what', '<>', 'class'),
            mayTrain(eb.ref('s.coachUserId'), eb.ref('reader.id')),
          ]),
        )
        .where((eb) => eb('reader.timeZone', '=', eb.fn.any(sql<string[]>`${awake}::text[]`)))
        .select((eb) => [
          'reader.id as userId',
          's.what',
          's.title',
          's.location',
          's.toBeConfirmed',
          's.startsAt',
          's.timeZone',
          // The recipient's time zone.
          'reader.timeZone as ownTimeZone',
          'k.kind',
          's.data',
          // Their id, unless they are hidden from the recipient.
          sql<
            number | null
          >`(SELECT w.id FROM (SELECT CASE WHEN ${eb.ref('s.userId')} <> ${eb.ref('s.coachUserId')}
            THEN ${eb.ref('s.coachUserId')} ELSE ${eb.ref('s.clientId')} END AS id) w
            WHERE ${mayTrain(sql`w.id`, eb.ref('reader.id'))})`.as('withId'),
          // The other side of a session or class, as the recipient may see them.
          sql<string | null>`CASE
            WHEN ${eb.ref('s.userId')} <> ${eb.ref('s.coachUserId')}
              AND NOT (${mayTrain(eb.ref('s.coachUserId'), eb.ref('reader.id'))}) THEN ${sql.lit(UNAVAILABLE_NAME)}
            WHEN ${eb.ref('s.userId')} <> ${eb.ref('s.coachUserId')} THEN ${eb.ref('s.coachName')}
            WHEN ${eb.ref('s.clientId')} IS NOT NULL THEN ${shownName('client', eb.ref('reader.id'))}
            ELSE ${eb.ref('s.clientName')} END`.as('withName'),
          sql<string>`concat(${eb.ref('s.what')}, '-reminder:', ${eb.ref('s.id')}, ':', ${eb.ref('k.kind')}, ':',
            extract(epoch FROM ${eb.ref('s.startsAt')})::bigint)`.as('dedupeKey'),
        ])
        .as('due'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as n')
            .whereRef('n.userId', '=', 'due.userId')
            .whereRef('n.dedupeKey', '=', 'due.dedupeKey'),
        ),
      ),
    )
    .orderBy('due.startsAt')
    .limit(AT_ONCE)
    .selectAll('due')
    .$narrowType<{ kind: 'day' | 'soon' }>();

export type ReminderRow = InferResult<ReturnType<typeof dueReminders>>[number];

/**
 * The due reminders: for people with a seat, a class place or a session who have not been reminded yet, and whose time zone is
 * `awake`; the others wait until their morning. People who joined less than a day before the start do not get the reminder of
 * the day before. The key contains the start, so a moved event is announced again. Across a block there is no reminder of a
 * class, and the reminder of a session has no name.
 */
export function findDueReminders(now: Date, awake: string[]): Promise<ReminderRow[]> {
  return dueReminders(on(), now, awake).execute();
}

/** The zones of all people with coming events. */
export async function findRecipientZones(): Promise<string[]> {
  const rows = await on().selectFrom('users').select('timeZone').distinct().execute();
  return rows.map(({ timeZone }) => timeZone);
}
