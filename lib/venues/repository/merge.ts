import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** Locks both rows in the order of their ids, so that two simultaneous merges cannot deadlock. */
export function lockPair(one: number, other: number, tx: Tx) {
  return on(tx)
    .selectFrom('venues')
    .where('id', 'in', [one, other])
    .orderBy('id')
    .select(['id', 'name', 'address', 'area', 'city', 'listed', 'ownerId', 'addedById'])
    .forUpdate()
    .execute();
}

export type MergeCandidate = Awaited<ReturnType<typeof lockPair>>[number];

export interface Pair {
  /** The remaining venue. */
  survivingId: number;
  /** The venue that becomes a redirect to the other. */
  mergedId: number;
}

/** Facts that the kept venue takes over where it lacks them. */
const FACTS = [
  'ownerId',
  'addedById',
  'localName',
  'description',
  'phone',
  'website',
  'pricing',
  'openingHours',
  'attribution',
] as const;

/** Copies an operator, adder and facts that the kept venue lacks from the other. */
export async function fillGaps({ survivingId, mergedId }: Pair, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('venues as k')
    .from('venues as g')
    .where('k.id', '=', survivingId)
    .where('g.id', '=', mergedId)
    .set((eb) => {
      const isOwnerless = eb('k.ownerId', 'is', null);
      // An exact point is better than an approximate one, and either is better than none.
      const hasBetterPoint = eb(
        eb.tuple(eb('g.latitude', 'is', null), eb.ref('g.pointIsApproximate')),
        '<',
        eb.tuple(eb('k.latitude', 'is', null), eb.ref('k.pointIsApproximate')),
      );
      const ofPoint = <Name extends 'latitude' | 'longitude' | 'pointIsApproximate'>(name: Name) =>
        eb
          .case()
          .when(hasBetterPoint)
          .then(eb.ref(`g.${name}`))
          .else(eb.ref(`k.${name}`))
          .end();
      return {
        ...Object.fromEntries(
          FACTS.map((name) => [name, eb.fn.coalesce(`k.${name}`, `g.${name}`)]),
        ),
        verifiedAt: eb.fn.coalesce(
          'k.verifiedAt',
          eb.case().when(isOwnerless).then(eb.ref('g.verifiedAt')).end(),
        ),
        latitude: ofPoint('latitude'),
        longitude: ofPoint('longitude'),
        pointIsApproximate: ofPoint('pointIsApproximate'),
        updatedAt: now,
      };
    })
    .execute();
}

/**
 * Moves the reviews. If a person reviewed both, the later one stays; reviews of the author's own venue do not move. The triggers of
 * venue_reviews update both ratings.
 * @returns how many moved
 */
export async function moveReviews({ survivingId, mergedId }: Pair, tx: Tx): Promise<number> {
  await on(tx)
    .deleteFrom('venueReviews as r')
    .using('venueReviews as o')
    .whereRef('r.userId', '=', 'o.userId')
    .where((eb) =>
      eb(eb.refTuple('r.venueId', 'o.venueId'), 'in', [
        eb.tuple(survivingId, mergedId),
        eb.tuple(mergedId, survivingId),
      ]),
    )
    .where((eb) =>
      eb(
        eb.tuple(eb('r.hiddenAt', 'is', null), eb.ref('r.updatedAt'), eb.ref('r.id')),
        '<',
        eb.tuple(eb('o.hiddenAt', 'is', null), eb.ref('o.updatedAt'), eb.ref('o.id')),
      ),
    )
    .execute();
  await on(tx)
    .deleteFrom('venueReviews as r')
    .using('venues as k')
    .where('r.venueId', 'in', [survivingId, mergedId])
    .where('k.id', '=', survivingId)
    .where((eb) => eb('r.userId', 'in', [eb.ref('k.ownerId'), eb.ref('k.addedById')]))
    .execute();
  const { numUpdatedRows } = await on(tx)
    .updateTable('venueReviews')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moves as many pictures as there is room for, after the existing ones; the others remain with the merged row. */
export async function moveImages(
  { survivingId, mergedId }: Pair,
  max: number,
  tx: Tx,
): Promise<number> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('venueImages as i')
    .from((eb) => {
      const there = eb
        .selectFrom('venueImages')
        .where('venueId', '=', survivingId)
        .select((own) => [
          own.fn.countAll<number>().as('count'),
          own.fn.coalesce(own.fn.max('position'), sql.lit(-1)).as('last'),
        ])
        .as('there');
      return eb
        .selectFrom(['venueImages as g', there])
        .where('g.venueId', '=', mergedId)
        .where('g.hiddenAt', 'is', null)
        .select((own) => {
          const nth = own.fn
            .agg<number>('row_number')
            .over((window) => window.orderBy('g.position').orderBy('g.id'));
          return [
            'g.id',
            own('there.last', '+', nth).as('position'),
            own('there.count', '+', nth).as('nth'),
          ];
        })
        .as('moving');
    })
    .set((eb) => ({ venueId: survivingId, position: eb.ref('moving.position') }))
    .whereRef('i.id', '=', 'moving.id')
    .where('moving.nth', '<=', max)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function moveApplications({ survivingId, mergedId }: Pair, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('venueApplications')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}

/**
 * Approves the suggestions that the two are duplicates. Other suggestions about the merged venue move to the kept one, unless
 * the same person has a suggestion of that kind there.
 */
export async function moveSuggestions(
  { survivingId, mergedId }: Pair,
  reviewedBy: number,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('venueSuggestions')
    .set({ status: 'approved', reviewedBy, reviewedAt: now })
    .where('status', '=', 'pending')
    .where((eb) =>
      eb(eb.refTuple('venueId', 'duplicateOfId'), 'in', [
        eb.tuple(mergedId, survivingId),
        eb.tuple(survivingId, mergedId),
      ]),
    )
    .execute();
  await on(tx)
    .updateTable('venueSuggestions')
    .set({ duplicateOfId: survivingId })
    .where('status', '=', 'pending')
    .where('duplicateOfId', '=', mergedId)
    .execute();
  await on(tx)
    .updateTable('venueSuggestions as s')
    .set({ venueId: survivingId })
    .where('s.status', '=', 'pending')
    .where('s.venueId', '=', mergedId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('venueSuggestions as o')
            .where('o.venueId', '=', survivingId)
            .whereRef('o.userId', '=', 's.userId')
            .whereRef('o.kind', '=', 's.kind')
            .where('o.status', '=', 'pending')
            .select('o.id'),
        ),
      ),
    )
    .execute();
}

/** Redirects the merged venue to the kept one, with everything that was merged into it before. */
export async function setMerged({ survivingId, mergedId }: Pair, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('venues')
    .set({ mergedIntoId: survivingId, updatedAt: now })
    .where((eb) => eb.or([eb('id', '=', mergedId), eb('mergedIntoId', '=', mergedId)]))
    .execute();
}
