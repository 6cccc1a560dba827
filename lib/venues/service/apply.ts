import type { Actor } from '@/lib/auth/actor';
import { requireCaptcha } from '@/lib/captcha/provider';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors/app-error';
import { SPORTS } from '@/lib/sports/constants';
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
  lockApplicant,
} from '@/lib/venues/repository/applications';
import type { ApplicationExtras, VenueApplicationDto } from '@/lib/venues/schema/apply';
import { requireVenue } from '@/lib/venues/service/read-venue';
import type { VenueForm } from '@/lib/venues/service/read-venue-form';
import { requireListedPlace } from '@/lib/venues/service/save-venue';
import {
  forgetFiles,
  type NewImage,
  readImageFiles,
  storeImages,
} from '@/lib/venues/service/store-images';

const ID_BY_SPORT: ReadonlyMap<string, number> = new Map(SPORTS.map(({ name, id }) => [name, id]));

/**
 * An operator asks to list a venue, or to be given the one that is listed. An admin decides.
 * @throws AppError invalid, not_found, conflict (open already), unsupported_type, too_large, unavailable
 */
export async function applyForVenue(
  actor: Actor,
  input: VenueForm,
  extras: ApplicationExtras,
): Promise<VenueApplicationDto> {
  const listed = extras.venueId === undefined ? null : await requireVenue(actor, extras.venueId);
  requireListedPlace(input.venue, listed);
  const images = await takeImages(actor, input);
  try {
    const row = await db.$transaction(async (tx) => {
      await lockApplicant(actor.userId, tx);
      await requireRoom(actor, listed?.id, tx);
      return insertApplication(toData(actor, input, extras, listed?.id), images, tx);
    });
    return toDto(row);
  } catch (error) {
    await forgetFiles(images);
    throw error;
  }
}

export async function listOwnApplications(actor: Actor): Promise<VenueApplicationDto[]> {
  return (await findApplicationsOf(actor.userId, APPLICATIONS_SHOWN_MAX)).map(toDto);
}

async function takeImages(actor: Actor, { form }: VenueForm): Promise<NewImage[]> {
  const files = readImageFiles(form, IMAGES_MAX);
  if (files.length === 0) return [];
  await requireCaptcha(
    form.get('captchaToken'),
    { action: 'venue-application', userId: actor.userId },
    'Please complete captcha verification to upload images',
  );
  return storeImages(files);
}

async function requireRoom(
  actor: Actor,
  venueId: number | undefined,
  tx: Parameters<typeof countPending>[2],
): Promise<void> {
  if (venueId !== undefined && (await countPending(actor.userId, venueId, tx)) > 0) {
    throw new AppError(
      'conflict',
      'You have applied for this venue already. An admin will decide.',
    );
  }
  if ((await countPending(actor.userId, undefined, tx)) >= APPLICATIONS_PENDING_MAX) {
    throw new AppError(
      'conflict',
      `You have ${APPLICATIONS_PENDING_MAX} applications open. Please wait for an answer to one of them.`,
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
    sports: venue.sports.flatMap((sport) => ID_BY_SPORT.get(sport) ?? []),
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
