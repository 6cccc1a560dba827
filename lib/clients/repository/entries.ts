import { type Kysely, sql } from 'kysely';
import { ENTRIES_SHOWN } from '@/lib/clients/constants';
import type { EntryDto } from '@/lib/clients/schema';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

type Kind = EntryDto['kind'];
type Status = EntryDto['status'];

const NOT_COUNTED = [
  sql<number | null>`NULL::int`.as('used'),
  sql<number | null>`NULL::int`.as('total'),
  sql<number>`0::int`.as('left'),
] as const;

/**
 * What the clients of a coach have had or will have, one row each: sessions, packages, places in classes. `isDue`: it was given, and
 * is to be paid.
 */
export function entriesOf(kx: Kysely<Tables>, coachId: number) {
  const sessions = kx
    .selectFrom('bookingRequests as b')
    .where('b.coachId', '=', coachId)
    .where((eb) =>
      eb.or([
        eb('b.status', 'in', ['accepted', 'completed', 'no_show']),
        eb.and([eb('b.status', '=', 'cancelled'), eb('b.late', '=', true)]),
      ]),
    )
    .select((eb) => [
      sql<Kind>`'session'`.as('kind'),
      'b.id',
      'b.clientId',
      'b.coachClientId',
      'b.startsAt as at',
      'b.timeZone',
      sql<string | null>`NULL::text`.as('title'),
      sql<Status>`${eb.ref('b.status')}::text`.as('status'),
      eb('b.packageId', 'is not', null).$castTo<boolean>().as('ofPackage'),
      'b.late',
      ...NOT_COUNTED,
      'b.price as amount',
      'b.currency',
      'b.paidAt',
      sql<boolean>`(${eb.ref('b.price')} > 0 AND (${eb.ref('b.status')} = 'completed'
        OR ${eb.ref('b.status')} = 'accepted' AND ${eb.ref('b.startsAt')} <= ${now}))`.as('isDue'),
    ]);
  const packages = kx
    .selectFrom('coachPackages as b')
    .innerJoin('coachApplications as c', 'c.id', 'b.coachId')
    .where('b.coachId', '=', coachId)
    .where('b.status', 'in', ['active', 'used'])
    .select((eb) => [
      sql<Kind>`'package'`.as('kind'),
      'b.id',
      'b.clientId',
      'b.coachClientId',
      'b.createdAt as at',
      'c.timeZone',
      sql<string | null>`NULL::text`.as('title'),
      sql<Status>`${eb.ref('b.status')}::text`.as('status'),
      sql<boolean>`false`.as('ofPackage'),
      sql<boolean>`false`.as('late'),
      sql<number | null>`${eb.ref('b.sessionsUsed')}`.as('used'),
      sql<number | null>`${eb.ref('b.sessionsTotal')}`.as('total'),
      sql<number>`CASE WHEN ${eb.ref('b.status')} = 'active' AND coalesce(${eb.ref('b.expiresAt')} > ${now}, true)
        THEN ${eb.ref('b.sessionsTotal')} - ${eb.ref('b.sessionsUsed')} ELSE 0 END`.as('left'),
      'b.price as amount',
      'b.currency',
      'b.paidAt',
      eb('b.price', '>', 0).$castTo<boolean>().as('isDue'),
    ]);
  const places = kx
    .selectFrom('classParticipants as b')
    .innerJoin('classSessions as s', 's.id', 'b.sessionId')
    .innerJoin('coachClasses as l', 'l.id', 's.classId')
    .where('s.coachId', '=', coachId)
    .where('s.status', '=', 'upcoming')
    .where('b.status', '=', 'going')
    .select((eb) => [
      sql<Kind>`'class'`.as('kind'),
      'b.id',
      sql<number | null>`${eb.ref('b.userId')}`.as('clientId'),
      sql<number | null>`NULL::int`.as('coachClientId'),
      's.startsAt as at',
      's.timeZone',
      sql<string | null>`${eb.ref('l.name')}`.as('title'),
      sql<Status>`CASE WHEN ${eb.ref('s.endsAt')} <= ${now} THEN 'completed' ELSE 'accepted' END`.as(
        'status',
      ),
      sql<boolean>`false`.as('ofPackage'),
      sql<boolean>`false`.as('late'),
      ...NOT_COUNTED,
      's.price as amount',
      's.currency',
      'b.paidAt',
      sql<boolean>`(${eb.ref('s.price')} > 0 AND ${eb.ref('s.startsAt')} <= ${now})`.as('isDue'),
    ]);
  return kx
    .selectFrom(sessions.unionAll(packages).unionAll(places).as('e'))
    .innerJoin('coachClients as n', (join) =>
      join
        .on('n.coachId', '=', coachId)
        .on((eb) =>
          eb.or([
            eb('n.id', '=', eb.ref('e.coachClientId')),
            eb('n.userId', '=', eb.ref('e.clientId')),
          ]),
        ),
    );
}

/** Latest first. */
export function findEntries(coachId: number, clientId: number) {
  return entriesOf(on(), coachId)
    .where('n.id', '=', clientId)
    .selectAll('e')
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(ENTRIES_SHOWN)
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Oldest first. */
export function findEntriesBetween(coachId: number, from: Date, to: Date) {
  return entriesOf(on(), coachId)
    .where('e.at', '>=', from)
    .where('e.at', '<', to)
    .selectAll('e')
    .select('n.id as bookId')
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}
