import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { connected, fullName, mayMeet, present, reachable } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsFromNow } from '@/lib/platform/db/now';
import { centre, inCircle, placeWords } from '@/lib/platform/db/place-sql';
import { chordForRadius } from '@/lib/platform/geo/cube';
import { PROPOSAL_DAYS_AHEAD_MAX, PROPOSAL_RADIUS_KM } from '@/lib/proposals/constants';

const loHi = (a: number, b: number) => ({ userLo: Math.min(a, b), userHi: Math.max(a, b) });

const venue = columnsOf<'venues'>('v');

/** The facts that decide what the two can plan; undefined for a person hidden from the viewer. */
export function findPair(viewerId: number, otherId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('users as me')
    .innerJoin('users as u', (join) => join.on('u.id', '=', otherId))
    .where('me.id', '=', viewerId)
    .where('u.id', '<>', viewerId)
    .where(present('u'))
    .where(reachable('u', viewerId))
    .where((eb) => mayMeet(eb.ref('u.id'), viewerId))
    .select((eb) => [
      'me.timeZone',
      'me.availability as own',
      fullName('me').as('ownName'),
      connected(eb.ref('u.id'), viewerId).as('connected'),
      jsonArrayFrom(
        eb
          .selectFrom('userSports as a')
          .innerJoin('userSports as b', 'b.sportId', 'a.sportId')
          .innerJoin('sports as s', 's.id', 'a.sportId')
          .where('a.userId', '=', viewerId)
          .whereRef('b.userId', '=', 'u.id')
          .orderBy('s.id')
          .select(['s.id', 's.name', 's.icon']),
      ).as('sports'),
    ])
    .executeTakeFirst();
}

/** When the person plays, is coached or coaches. */
export function findBusy(userId: number, tx?: Tx): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const until = secondsFromNow(PROPOSAL_DAYS_AHEAD_MAX * 86_400);
  return on(tx)
    .selectFrom('games as ga')
    .innerJoin('gameParticipants as p', 'p.gameId', 'ga.id')
    .where('p.userId', '=', userId)
    .where('p.status', '=', 'going')
    .where('ga.status', '=', 'upcoming')
    .where('ga.endsAt', '>', now)
    .where('ga.startsAt', '<', until)
    .select(['ga.startsAt', 'ga.endsAt'])
    .unionAll((eb) =>
      eb
        .selectFrom('bookingRequests as b')
        .where((own) => own.or([own('b.clientId', '=', userId), own('b.coachUserId', '=', userId)]))
        .where('b.status', '=', 'accepted')
        .where('b.endsAt', '>', now)
        .where('b.startsAt', '<', until)
        .select(['b.startsAt', 'b.endsAt']),
    )
    .execute();
}

const venueColumns = [
  'v.id',
  'v.name',
  'v.timeZone',
  placeWords((column) => (column === 'location' ? venue('address') : venue(column))).as('area'),
] as const;

/** In whole kilometres from a person's cell, at least 1, like every distance between people. */
const kmFrom = (cell: Expression<string | null>) =>
  sql<number>`greatest(1, round((${venue('g3')} <-> ${cell}) / 1000))`;

/**
 * Venues between two people: the smaller sum of both distances first, then the smaller id. The same for both people, and
 * dependent on their cells alone.
 */
export function findBetween(
  a: number,
  b: number,
  { sportId, limit }: { sportId: number; limit: number },
) {
  const { userLo, userHi } = loHi(a, b);
  return on()
    .with(
      (cte) => cte('place').materialized(),
      (own) => own.selectFrom('users').where('id', '=', userLo).select('cellG3 as centre'),
    )
    .selectFrom('venues as v')
    .innerJoin('users as hi', (join) => join.on('hi.id', '=', userHi))
    .where('v.listed', '=', true)
    .where('v.closedAt', 'is', null)
    .where(sql<boolean>`${venue('sportIds')} @> ARRAY[${sportId}::int]`)
    .where(inCircle(venue('g3'), chordForRadius(PROPOSAL_RADIUS_KM)))
    .where('hi.cellG3', 'is not', null)
    .orderBy((eb) => sql`${kmFrom(sql`${centre}`)} + ${kmFrom(eb.ref('hi.cellG3'))}`)
    .orderBy('v.id')
    .limit(limit)
    .select(venueColumns)
    .execute();
}

export function findVenue(id: number, tx: Tx) {
  return on(tx)
    .selectFrom('venues as v')
    .where('v.id', '=', id)
    .where('v.listed', '=', true)
    .where('v.closedAt', 'is', null)
    .select(venueColumns)
    .executeTakeFirst();
}

const proposals = (tx?: Tx) =>
  on(tx)
    .selectFrom('gameProposals as p')
    .innerJoin('sports as s', 's.id', 'p.sportId')
    .leftJoin('venues as v', (join) =>
      join.onRef('v.id', '=', 'p.venueId').on('v.listed', '=', true),
    )
    .select((eb) => [
      'p.id',
      'p.userLo',
      'p.userHi',
      'p.proposerId',
      'p.venueId',
      'p.startsAt',
      'p.status',
      'p.expiresAt',
      jsonBuildObject({ id: eb.ref('s.id'), name: eb.ref('s.name'), icon: eb.ref('s.icon') }).as(
        'sport',
      ),
      eb
        .case()
        .when('v.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('v.id').$notNull(),
            name: eb.ref('v.name').$notNull(),
            area: placeWords((column) =>
              column === 'location' ? venue('address') : venue(column),
            ),
            timeZone: eb.ref('v.timeZone').$notNull(),
          }),
        )
        .end()
        .as('venue'),
    ]);

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

export function findProposal(id: number, tx: Tx) {
  return proposals(tx).where('p.id', '=', id).executeTakeFirst();
}

/** The pair's pending proposal, unless its times are over. */
export function findOpen(a: number, b: number, tx?: Tx) {
  const { userLo, userHi } = loHi(a, b);
  return proposals(tx)
    .where('p.userLo', '=', userLo)
    .where('p.userHi', '=', userHi)
    .where('p.status', '=', 'open')
    .where('p.expiresAt', '>', now)
    .executeTakeFirst();
}

/** When the last proposal of this person to the other was declined or withdrawn. */
export async function findLastRefusal(proposerId: number, otherId: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom('gameProposals')
    .where((eb) => eb.and({ ...loHi(proposerId, otherId), proposerId }))
    .where('status', 'in', ['declined', 'withdrawn'])
    .orderBy('decidedAt', (order) => order.desc().nullsFirst())
    .select('decidedAt')
    .limit(1)
    .executeTakeFirst();
  return row?.decidedAt ?? null;
}

/** @throws a unique violation of game_proposals_open_pair_key when one is pending */
export async function insertProposal(
  {
    proposerId,
    otherId,
    ...proposal
  }: { proposerId: number; otherId: number; sportId: number; venueId: number; startsAt: string[] },
  tx: Tx,
): Promise<void> {
  const pair = loHi(proposerId, otherId);
  await close('expired', tx)
    .where((eb) => eb.and(pair))
    .where('status', '=', 'open')
    .where('expiresAt', '<=', now)
    .execute();
  const startsAt = proposal.startsAt.map((at) => new Date(at));
  const expiresAt = startsAt.at(-1) ?? new Date();
  await on(tx)
    .insertInto('gameProposals')
    .values({ ...pair, proposerId, ...proposal, startsAt, expiresAt })
    .execute();
}

const close = (status: 'accepted' | 'declined' | 'withdrawn' | 'expired', tx: Tx) =>
  on(tx).updateTable('gameProposals').set({ status, decidedAt: now });

export async function updateStatus(
  id: number,
  status: 'accepted' | 'declined' | 'withdrawn',
  tx: Tx,
): Promise<void> {
  await close(status, tx).where('id', '=', id).execute();
}

export async function updateVenue(mergedId: number, survivingId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameProposals')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}

/** For a block: withdraws the pair's proposals. */
export async function updateOpenOfPair(a: number, b: number, tx: Tx): Promise<void> {
  await close('withdrawn', tx)
    .where((eb) => eb.and({ ...loHi(a, b), status: 'open' }))
    .execute();
}
