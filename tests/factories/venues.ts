import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { GULBERG } from './places';
import { createSports } from './sports';
import { uniqueText } from './unique';
import { createOnboardedUser } from './users';

export interface VenueOptions extends Partial<NewRow<'venues'>> {
  at?: GeoPoint;
}

/** A listed venue for cricket in Gulberg. */
export async function createVenue({
  at = GULBERG,
  ...overrides
}: VenueOptions = {}): Promise<Row<'venues'>> {
  // A trigger fills sport_ids by looking up the names.
  await createSports();
  const addedById =
    overrides.addedById === undefined ? (await createOnboardedUser()).id : overrides.addedById;
  return insertRow(pool, 'venues', {
    name: `Venue ${uniqueText()}`,
    address: '12 Main Boulevard, Gulberg, Lahore',
    area: 'Gulberg',
    city: 'Lahore',
    latitude: at.latitude,
    longitude: at.longitude,
    description: 'Two nets and a turf wicket.',
    sports: ['Cricket'],
    amenities: ['Parking', 'Lighting'],
    pricing: 'Rs. 2,500 per hour',
    ...overrides,
    addedById,
  });
}

export async function createVenueReview(
  venueId: number,
  overrides: Partial<NewRow<'venueReviews'>> = {},
): Promise<Row<'venueReviews'>> {
  const userId = overrides.userId ?? (await createOnboardedUser()).id;
  const words = { rating: 4, comment: 'Good surface.' };
  return insertRow(pool, 'venueReviews', { ...words, ...overrides, venueId, userId });
}

export async function createVenueApplication(
  overrides: Partial<NewRow<'venueApplications'>> = {},
): Promise<Row<'venueApplications'>> {
  return insertRow(pool, 'venueApplications', {
    name: `Arena ${uniqueText()}`,
    address: '4 Canal Road, Lahore',
    city: 'Lahore',
    ...overrides,
    userId: overrides.userId ?? (await createOnboardedUser()).id,
  });
}
