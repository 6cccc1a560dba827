import { fullName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { contains } from '@/lib/platform/db/search-sql';
import type { CurateAction } from '@/lib/venues/schema/curate-venue';

const curated = () =>
  on()
    .selectFrom('venues as v')
    .leftJoin('users as a', 'a.id', 'v.addedById')
    .leftJoin('users as o', 'o.id', 'v.ownerId')
    .where('v.mergedIntoId', 'is', null)
    .select((eb) => [
      'v.id',
      'v.name',
      'v.address',
      'v.area',
      'v.city',
      'v.ownerId',
      'v.addedById',
      eb.case().when('a.id', 'is not', null).then(fullName('a')).end().as('addedBy'),
      eb.case().when('o.id', 'is not', null).then(fullName('o')).end().as('owner'),
      'v.rating',
      'v.reviewCount',
      eb('v.verifiedAt', 'is not', null).$castTo<boolean>().as('isVerified'),
      eb('v.closedAt', 'is not', null).$castTo<boolean>().as('isClosed'),
      eb('v.hiddenAt', 'is not', null).$castTo<boolean>().as('isHidden'),
      eb
        .selectFrom('venueSuggestions as s')
        .whereRef('s.venueId', '=', 'v.id')
        .where('s.status', '=', 'pending')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('openSuggestions'),
      eb
        .selectFrom('reports as r')
        .where('r.targetType', '=', 'venue')
        .whereRef('r.targetId', '=', 'v.id')
        .where('r.status', '=', 'open')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('openReports'),
    ]);

export type CuratedRow = Awaited<ReturnType<typeof findVenuesToCurate>>[number];

/** By text or id, newest first; hidden ones included. */
export function findVenuesToCurate(
  search: string,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  return curated()
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(eb.cast<string>('v.id', 'text'), '=', search),
          contains(eb.ref('v.search'), search),
        ]),
      ),
    )
    .$if(beforeId !== undefined, (query) => query.where('v.id', '<', beforeId ?? 0))
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}

/** The listed venues with a pin of their own. */
export function findPinned() {
  return on()
    .selectFrom('venues as v')
    .where((eb) => eb.ref('v.listed'))
    .where((eb) => eb.not(eb.ref('v.pointIsApproximate')))
    .where('v.latitude', 'is not', null)
    .select((eb) => [
      'v.id',
      'v.name',
      'v.city',
      'v.country',
      eb.ref('v.latitude').$notNull().as('latitude'),
      eb.ref('v.longitude').$notNull().as('longitude'),
    ])
    .execute();
}

export async function findVenueToCurate(id: number): Promise<CuratedRow | null> {
  return (await curated().where('v.id', '=', id).executeTakeFirst()) ?? null;
}

/** The column, and whether the action sets or empties it. */
const MOVES = {
  verify: ['verifiedAt', true],
  unverify: ['verifiedAt', false],
  close: ['closedAt', true],
  reopen: ['closedAt', false],
  hide: ['hiddenAt', true],
  show: ['hiddenAt', false],
} as const satisfies Record<CurateAction, unknown>;

/** @returns false when it was in that state already, or the venue was merged meanwhile */
export async function moveVenue(id: number, action: CurateAction, tx: Tx): Promise<boolean> {
  const [column, isSet] = MOVES[action];
  const { numUpdatedRows } = await on(tx)
    .updateTable('venues')
    .set(column, isSet ? now : null)
    .set('updatedAt', now)
    // Of two simultaneous admins the second changes nothing.
    .where(column, isSet ? 'is' : 'is not', null)
    .where('id', '=', id)
    .where('mergedIntoId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns the words that name it; undefined when it was hidden already */
export function updateHidden(id: number, tx: Tx) {
  return on(tx)
    .updateTable('venues')
    .set({ hiddenAt: now })
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .returning(['name', 'address', 'area', 'city'])
    .executeTakeFirst();
}
