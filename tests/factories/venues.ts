import { db } from '@/lib/db/client';
import type { Prisma, Venue, VenueReview } from '@/lib/db/generated/client';
import type { GeoPoint } from '@/lib/geo/point';
import { GULBERG } from './places';
import { createSports } from './sports';
import { uniqueText } from './unique';
import { createOnboardedUser } from './users';

export interface VenueOptions extends Partial<Prisma.VenueUncheckedCreateInput> {
  at?: GeoPoint;
}

/** A listed venue for cricket in Gulberg. */
export async function createVenue({
  at = GULBERG,
  ...overrides
}: VenueOptions = {}): Promise<Venue> {
  // A trigger fills sport_ids by looking up the names.
  await createSports();
  const addedById =
    overrides.addedById === undefined ? (await createOnboardedUser()).id : overrides.addedById;
  return db.venue.create({
    data: {
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
    },
  });
}

export async function createVenueReview(
  venueId: number,
  overrides: Partial<Prisma.VenueReviewUncheckedCreateInput> = {},
): Promise<VenueReview> {
  const userId = overrides.userId ?? (await createOnboardedUser()).id;
  return db.venueReview.create({
    data: { rating: 4, comment: 'Good surface.', ...overrides, venueId, userId },
  });
}

export async function createVenueApplication(
  overrides: Partial<Prisma.VenueApplicationUncheckedCreateInput> = {},
) {
  const userId = overrides.userId ?? (await createOnboardedUser()).id;
  return db.venueApplication.create({
    data: {
      name: `Arena ${uniqueText()}`,
      address: '4 Canal Road, Lahore',
      city: 'Lahore',
      ...overrides,
      userId,
    },
  });
}
