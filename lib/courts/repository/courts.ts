import type { InferResult, Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DESKS_MAX, type VenueRole } from '@/lib/courts/constants';
import type { CourtSpan, DeskSettings, PriceSpan, SaveCourtInput } from '@/lib/courts/schema/court';
import { shownName } from '@/lib/moderation/visibility';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import type { Tables } from '@/lib/platform/db/tables';

/** What courts need of their venue, and the role of a person there. */
export async function findCourtVenue(venueId: number, viewerId: number | null, tx: Tx = db) {
  const row = await on(tx)
    .selectFrom('venues as v')
    .leftJoin('venueDesks as d', 'd.venueId', 'v.id')
    .leftJoin('venueStaff as s', (join) =>
      join.onRef('s.venueId', '=', 'v.id').on('s.userId', '=', viewerId),
    )
    .where('v.id', '=', venueId)
    .select([
      'v.id',
      'v.name',
      'v.country',
      'v.timeZone',
      'v.openingHours',
      'v.ownerId',
      'v.closedAt',
      'v.listed',
      's.role as staffRole',
      'd.confirmsAtOnce',
      'd.cancelHours',
      'd.payTo',
    ])
    .executeTakeFirst();
  if (!row) return null;
  // Written by the schema of opening hours alone.
  return { ...row, openingHours: row.openingHours as OpeningSpan[] | null };
}

export type CourtVenueRow = NonNullable<Awaited<ReturnType<typeof findCourtVenue>>>;

const courtsOf = (kx: Kysely<Tables>) =>
  kx
    .selectFrom('courts as c')
    .selectAll('c')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sports as s')
          .whereRef('s.id', '=', (own) => own.fn.any('c.sportIds'))
          .orderBy('s.id')
          .select(['s.id', 's.name']),
      ).as('sports'),
    );

/** In the order of their names, 'Court 2' before 'Court 10'. */
export async function findCourts(venueId: number, tx: Tx = db) {
  const rows = await courtsOf(on(tx)).where('c.venueId', '=', venueId).orderBy('c.id').execute();
  return rows
    .map(typed)
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

export async function findCourt(id: number, tx: Tx = db) {
  const row = await courtsOf(on(tx)).where('c.id', '=', id).executeTakeFirst();
  return row ? typed(row) : null;
}

// Their columns of JSON are written by the schema of a court alone.
function typed(row: InferResult<ReturnType<typeof courtsOf>>[number]) {
  return {
    ...row,
    prices: row.prices as PriceSpan[],
    womenHours: row.womenHours as CourtSpan[],
    openingHours: row.openingHours as OpeningSpan[] | null,
  };
}

export type CourtRow = NonNullable<Awaited<ReturnType<typeof findCourt>>>;

const toRow = ({ prices, womenHours, openingHours, ...court }: SaveCourtInput) => ({
  ...court,
  prices: JSON.stringify(prices),
  womenHours: JSON.stringify(womenHours),
  openingHours: openingHours && JSON.stringify(openingHours),
});

export async function insertCourt(
  court: SaveCourtInput & { venueId: number; currency: string },
  tx: Tx,
): Promise<number> {
  const { venueId, currency, ...input } = court;
  const { id } = await on(tx)
    .insertInto('courts')
    .values({ ...toRow(input), venueId, currency })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourt(id: number, court: SaveCourtInput, tx: Tx): Promise<void> {
  await on(tx).updateTable('courts').set(toRow(court)).where('id', '=', id).execute();
}

export async function deleteCourtRow(id: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('courts').where('id', '=', id).execute();
}

/** Everything that gives, moves or takes times of a court waits for this lock. */
export async function lockCourts(ids: readonly number[], tx: Tx): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await lockRow('courts', id, tx);
}

export async function updateVenueOfCourts(
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('courts')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}

/** Venues with courts whose desk the person has as operator or staff. */
export function findOwnDesks(userId: number) {
  return on()
    .selectFrom('venues as v')
    .where('v.listed', '=', true)
    .where((eb) =>
      eb.or([
        eb('v.ownerId', '=', userId),
        eb.exists(
          eb
            .selectFrom('venueStaff as s')
            .whereRef('s.venueId', '=', 'v.id')
            .where('s.userId', '=', userId),
        ),
      ]),
    )
    .where((eb) => eb.exists(eb.selectFrom('courts as c').whereRef('c.venueId', '=', 'v.id')))
    .orderBy('v.id')
    .limit(DESKS_MAX)
    .select(['v.id', 'v.name', 'v.timeZone'])
    .execute();
}

export async function saveDesk(venueId: number, desk: DeskSettings, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('venueDesks')
    .values({ venueId, ...desk })
    .onConflict((conflict) => conflict.column('venueId').doUpdateSet(desk))
    .execute();
}

export function findStaff(venueId: number, viewerId: number, tx: Tx = db) {
  return on(tx)
    .selectFrom('venueStaff as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.venueId', '=', venueId)
    .orderBy('s.createdAt')
    .select(['s.userId', 's.role', shownName('u', viewerId).as('name')])
    .execute();
}

export async function saveStaff(
  staff: { venueId: number; userId: number; role: VenueRole },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .insertInto('venueStaff')
    .values(staff)
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'userId']).doUpdateSet({ role: staff.role }),
    )
    .execute();
}

export async function deleteStaff(venueId: number, userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('venueStaff')
    .where('venueId', '=', venueId)
    .where('userId', '=', userId)
    .execute();
}

/** Whom the desk's notifications go to. */
export async function findDeskPeople(venueId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('venueStaff')
    .where('venueId', '=', venueId)
    .select('userId')
    .union(
      on(tx)
        .selectFrom('venues')
        .where('id', '=', venueId)
        .where('ownerId', 'is not', null)
        .select('ownerId as userId')
        .$castTo<{ userId: number }>(),
    )
    .execute();
  return rows.map(({ userId }) => userId);
}
