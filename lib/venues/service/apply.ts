import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnPlace } from '@/lib/platform/auth/reserved-name';
import { Prisma } from '@/lib/platform/db/generated/client';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import {
  APPLICATIONS_PENDING_MAX,
  APPLICATIONS_SHOWN_MAX,
  IMAGES_MAX,
} from '@/lib/venues/constants';
import {
  type ApplicationRow,
  countPending,
  findApplicationsOf,
  insertApplication,
} from '@/lib/venues/repository/applications';
import type { ApplicationExtras, VenueApplicationDto } from '@/lib/venues/schema/suggest-change';
import { texts } from '@/lib/venues/server-texts';
import { requireVenue, type VenueForm } from '@/lib/venues/service/read-venue';
import { requireKnownSports, withKnownCity } from '@/lib/venues/service/save-venue';
import { withFormImages } from '@/lib/venues/service/store-images';

/**
 * An operator applies to list a venue, or to take over a listed one. An admin decides.
 * @throws AppError invalid, not_found, conflict (an application is open), unsupported_type, too_large, unavailable
 */
export async function applyForVenue(
  actor: Actor,
  input: VenueForm,
  extras: ApplicationExtras,
): Promise<VenueApplicationDto> {
  const listed = extras.venueId === undefined ? null : await requireVenue(actor, extras.venueId);
  requireOwnPlace(input.venue.name);
  const venue = await withKnownCity(input.venue, listed);
  const sportIds = await requireKnownSports(venue);
  const pictures = { room: IMAGES_MAX, action: 'venue-application' } as const;
  const row = await withFormImages(actor, input.form, pictures, (images) =>
    transaction(async (tx) => {
      await lockActiveAccount(actor.userId, tx);
      await requireRoom(actor, listed?.id, tx);
      const data = toData(actor, { ...input, venue }, extras, listed?.id);
      return insertApplication({ ...data, sports: sportIds }, images, tx);
    }),
  );
  return toDto(row);
}

export async function listOwnApplications(actor: Actor): Promise<VenueApplicationDto[]> {
  return (await findApplicationsOf(actor.userId, APPLICATIONS_SHOWN_MAX)).map(toDto);
}

async function requireRoom(
  actor: Actor,
  venueId: number | undefined,
  tx: Parameters<typeof countPending>[2],
): Promise<void> {
  if (venueId !== undefined && (await countPending(actor.userId, venueId, tx)) > 0) {
    throw new AppError('conflict', say(texts, 'appliedAlready'));
  }
  if ((await countPending(actor.userId, undefined, tx)) >= APPLICATIONS_PENDING_MAX) {
    throw new AppError(
      'conflict',
      say(texts, 'applicationsMax', { max: APPLICATIONS_PENDING_MAX }),
    );
  }
}

function toData(
  actor: Actor,
  { venue }: VenueForm,
  { contactEmail }: ApplicationExtras,
  venueId: number | undefined,
) {
  const { name, address, area, city, country, latitude, longitude, website, description } = venue;
  return {
    userId: actor.userId,
    venueId: venueId ?? null,
    name,
    address,
    area,
    city,
    country,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    website,
    description,
    openingHours: venue.openingHours ?? Prisma.DbNull,
    facilities: venue.amenities,
    priceRange: venue.pricing,
    contactPhone: venue.phone,
    contactEmail,
  };
}

function toDto({ submittedAt, reviewedAt, ...row }: ApplicationRow): VenueApplicationDto {
  return {
    ...row,
    submittedAt: submittedAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}
