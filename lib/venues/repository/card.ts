import { expressionBuilder, sql } from 'kysely';
import { shownName } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';

const at = columnsOf<'venues'>('v');

/** The first picture of the venue `v`, for a join by that name. */
export const cover = expressionBuilder<Tables, never>()
  .selectFrom('venueImages as i')
  .where('i.venueId', '=', at('id'))
  .where('i.hiddenAt', 'is', null)
  .orderBy('i.position')
  .orderBy('i.id')
  .limit(sql.lit(1))
  .select(['i.imageKey', 'i.provider'])
  .as('cover');

/**
 * A card's columns, named as in `nearbyVenueSchema`, without the distance and the sports: of the venue `v`, its `adder` of
 * users and its `cover`.
 */
export const cardColumns = (viewerId: number | null) =>
  [
    'v.id',
    'v.name',
    'v.address',
    'v.city',
    'v.area',
    'v.latitude',
    'v.longitude',
    'v.pointIsApproximate',
    'v.description',
    'v.phone',
    'v.website',
    'v.rating',
    'v.reviewCount',
    'v.amenities',
    'v.pricing',
    sql<
      string | null
    >`CASE WHEN ${at('addedById')} IS NOT NULL THEN ${shownName('adder', viewerId)} END`.as(
      'addedBy',
    ),
    'cover.imageKey as coverKey',
    'cover.provider as coverProvider',
    sql<boolean>`${at('verifiedAt')} IS NOT NULL`.as('isVerified'),
    sql<boolean>`${at('closedAt')} IS NOT NULL`.as('isClosed'),
  ] as const;
