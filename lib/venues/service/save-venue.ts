import type { Actor } from '@/lib/auth/actor';
import { requireCaptcha } from '@/lib/captcha/provider';
import { db, type Tx } from '@/lib/db/client';
import { AppError, invalidField } from '@/lib/errors/app-error';
import { ADD_VENUE_COUNTRIES, citiesOfCountry } from '@/lib/geocoding/fixed-lists';
import { timeZoneAt } from '@/lib/geocoding/time-zone';
import { IMAGES_MAX } from '@/lib/venues/constants';
import { canEditVenue } from '@/lib/venues/policy';
import type { VenueRow } from '@/lib/venues/repository/find-venue';
import {
  countImages,
  insertImages,
  keepImages,
  type StoredImage,
} from '@/lib/venues/repository/images';
import {
  findTwin,
  insertVenue,
  lockPlace,
  lockVenue,
  updateVenue,
  type VenueData,
} from '@/lib/venues/repository/save';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { SaveVenueInput } from '@/lib/venues/schema/save-venue';
import { readVenue, requireVenue } from '@/lib/venues/service/read-venue';
import type { VenueForm } from '@/lib/venues/service/read-venue-form';
import { forgetFiles, readImageFiles, storeImages } from '@/lib/venues/service/store-images';

/** Part 3 §7: where nothing else is known. */
const TIME_ZONE_DEFAULT = 'Asia/Karachi';

/**
 * Lists a venue. Everything is judged before the captcha is spent, and every picture decoded before one is stored: a
 * refused form leaves nothing behind.
 * @throws AppError invalid (each field by its name), conflict (listed already), unsupported_type, too_large, unavailable
 */
export async function addVenue(actor: Actor, input: VenueForm): Promise<VenueDto> {
  requireListedPlace(input.venue, null);
  const data = toVenueData(input.venue, null);
  await requireNoTwin(data, input.notOneOf, db);
  const images = await takeImages(actor, input, IMAGES_MAX);
  const id = await undoOnFailure(images, () =>
    db.$transaction(async (tx) => {
      // Somebody may have added the same place while the pictures were read.
      await lockPlace(data, tx);
      await requireNoTwin(data, input.notOneOf, tx);
      const venueId = await insertVenue({ ...data, addedById: actor.userId }, tx);
      await insertImages({ venueId, ownerId: actor.userId, after: 0 }, images, tx);
      return venueId;
    }),
  );
  return readVenue(actor, id);
}

/**
 * Corrects a venue; for who added it, its operator and admins.
 * @throws AppError not_found, forbidden, and what addVenue throws
 */
export async function editVenue(actor: Actor, id: number, input: VenueForm): Promise<VenueDto> {
  const venue = await requireVenue(actor, id);
  if (!canEditVenue(actor, venue)) {
    throw new AppError('forbidden', 'Only who added this venue can change it.');
  }
  requireListedPlace(input.venue, venue);
  const { kept } = input.pictures;
  const staying = kept?.length ?? (await countImages(venue.id));
  const images = await takeImages(actor, input, IMAGES_MAX - staying);
  const gone = await undoOnFailure(images, () =>
    db.$transaction(async (tx) => {
      await lockVenue(venue.id, tx);
      await updateVenue(venue.id, toVenueData(input.venue, venue), tx);
      const removed = kept ? await keepImages(venue.id, kept, tx) : [];
      const after = await countImages(venue.id, tx);
      if (after + images.length > IMAGES_MAX) {
        throw invalidField('images', `At most ${IMAGES_MAX} images are kept.`);
      }
      await insertImages({ venueId: venue.id, ownerId: actor.userId, after }, images, tx);
      return removed;
    }),
  );
  await forgetFiles(gone);
  return readVenue(actor, venue.id);
}

async function requireNoTwin(data: VenueData, notOneOf: number[], tx: Tx): Promise<void> {
  const twin = await findTwin(data, notOneOf, tx);
  if (!twin) return;
  throw new AppError('conflict', `${twin.name} is listed already. Is it this one?`);
}

async function takeImages(
  actor: Actor,
  { form, pictures }: VenueForm,
  room: number,
): Promise<StoredImage[]> {
  const files = readImageFiles(form, room);
  if (files.length === 0) return [];
  await requireCaptcha(
    form.get('captchaToken'),
    { action: 'venue-images', userId: actor.userId },
    'Please complete captcha verification to upload images',
  );
  const stored = await storeImages(files);
  return stored.map((image, index) => ({ ...image, caption: pictures.captions[index] ?? null }));
}

async function undoOnFailure<T>(images: StoredImage[], save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    await forgetFiles(images);
    throw error;
  }
}

/** Country and city are of the fixed lists; an imported venue may keep the city it has. */
export function requireListedPlace(
  { country, city }: SaveVenueInput,
  before: Pick<VenueRow, 'country' | 'city'> | null,
): void {
  if (before?.country === country && before.city === city) return;
  if (!ADD_VENUE_COUNTRIES.some(({ name }) => name === country)) {
    throw invalidField('country', 'Please choose a country of the list');
  }
  if (!citiesOfCountry(country).includes(city)) {
    throw invalidField('city', 'Please choose a city of the list');
  }
}

function toVenueData(input: SaveVenueInput, before: VenueRow | null): VenueData {
  const { latitude, longitude, ...rest } = input;
  if (latitude === undefined || longitude === undefined) {
    const timeZone = before?.timeZone ?? TIME_ZONE_DEFAULT;
    return { ...rest, latitude: null, longitude: null, timeZone };
  }
  return { ...rest, latitude, longitude, timeZone: timeZoneAt({ latitude, longitude }) };
}
