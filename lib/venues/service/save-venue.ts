import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnPlace } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db, type Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { FORM_COUNTRIES } from '@/lib/platform/geocoding/form-countries';
import { kmFromCity, nameOfCity, PIN_KM_MAX } from '@/lib/platform/geocoding/place-address';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { findPlaceAt } from '@/lib/platform/geocoding/repository';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { toPlace } from '@/lib/platform/geocoding/to-place';
import { say } from '@/lib/platform/language/say';
import { forgetFiles } from '@/lib/platform/storage/store-picture';
import { listSports } from '@/lib/sports/service/read-sports';
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
import { texts } from '@/lib/venues/server-texts';
import { followVenue } from '@/lib/venues/service/follow-venue';
import {
  approximatePoint,
  listTagsOfVenue,
  readVenue,
  requireVenue,
  type VenueForm,
} from '@/lib/venues/service/read-venue';
import { withFormImages } from '@/lib/venues/service/store-images';
import { texts as formTexts } from '@/lib/venues/texts';

/**
 * Adds a venue. Everything is validated before the captcha is spent, and every picture decoded before one is stored: a refused
 * form stores nothing.
 * @throws AppError invalid (each field by its name), conflict (listed already), unsupported_type, too_large, unavailable
 */
export async function addVenue(actor: Actor, input: VenueForm): Promise<VenueDto> {
  requireOwnPlace(input.venue.name);
  const known = await withKnownCity(input.venue, null);
  await requireKnownSports(known);
  const data = await toVenueData(known, null);
  await requireNoTwin(data, input.notOneOf, db);
  const id = await withImages(actor, input, IMAGES_MAX, (images) =>
    transaction(async (tx) => {
      // The same venue may have been added while the pictures were read.
      await lockPlace(data, tx);
      await requireNoTwin(data, input.notOneOf, tx);
      const venueId = await insertVenue({ ...data, addedById: actor.userId }, tx);
      await insertImages({ venueId, ownerId: actor.userId, after: 0 }, images, tx);
      expireTags(tx, cacheTags.venue(venueId), cacheTags.venues);
      return venueId;
    }),
  );
  return readVenue(actor, id);
}

/**
 * Edits a venue; for its adder, its operator and admins.
 * @throws AppError not_found, forbidden, and errors of addVenue
 */
export async function editVenue(actor: Actor, id: number, input: VenueForm): Promise<VenueDto> {
  const venue = await requireVenue(actor, id);
  if (!canEditVenue(actor, venue)) {
    throw new AppError('forbidden', say(texts, 'editNotAllowed'));
  }
  if (input.venue.name !== venue.name) requireOwnPlace(input.venue.name);
  const known = await withKnownCity(input.venue, venue);
  await requireKnownSports(known);
  const data = await toVenueData(known, venue);
  const { kept } = input.pictures;
  const remaining = kept?.length ?? (await countImages(venue.id));
  const gone = await withImages(actor, input, IMAGES_MAX - remaining, (images) =>
    transaction(async (tx) => {
      await lockVenue(venue.id, tx);
      await updateVenue(venue.id, data, tx);
      await followVenue(tx, venue.id, { from: venue, to: data });
      const removed = kept ? await keepImages(venue.id, kept, tx) : [];
      const after = await countImages(venue.id, tx);
      if (after + images.length > IMAGES_MAX) {
        throw invalidField('images', say(formTexts, 'imagesMax', { max: IMAGES_MAX }));
      }
      await insertImages({ venueId: venue.id, ownerId: actor.userId, after }, images, tx);
      expireTags(tx, ...(await listTagsOfVenue(venue.id, tx)));
      return removed;
    }),
  );
  await forgetFiles(gone);
  return readVenue(actor, venue.id);
}

async function requireNoTwin(data: VenueData, notOneOf: number[], tx: Tx): Promise<void> {
  const twin = await findTwin(data, notOneOf, tx);
  if (!twin) return;
  throw new AppError('conflict', say(texts, 'listedAlready', { venue: twin.name }));
}

/** Saves with the form's pictures and their captions; a failed save deletes them. */
function withImages<T>(
  actor: Actor,
  { form, pictures: { captions } }: VenueForm,
  room: number,
  save: (images: StoredImage[]) => Promise<T>,
): Promise<T> {
  return withFormImages(actor, form, { room, action: 'venue-images' }, (stored) =>
    save(stored.map((image, index) => ({ ...image, caption: captions[index] ?? null }))),
  );
}

/** @returns their ids. @throws AppError invalid for the name of a sport that does not exist (any more) */
export async function requireKnownSports({ sports }: SaveVenueInput): Promise<number[]> {
  const known = new Map((await listSports()).map(({ id, name }) => [name, id]));
  return sports.map((name) => {
    const id = known.get(name);
    if (id === undefined) throw invalidField('sports', say(texts, 'sportUnknown'));
    return id;
  });
}

/**
 * The country must be on the list and the city in the gazetteer, whose spelling is stored: 'lisbon' becomes Lisbon. An imported
 * venue may keep its city. A suburb becomes the area in its city.
 * @throws AppError invalid
 */
export async function withKnownCity(
  venue: SaveVenueInput,
  before: Pick<VenueRow, 'country' | 'city'> | null,
): Promise<SaveVenueInput> {
  const { country } = venue;
  if (before?.country === country && before.city === venue.city) return venue;
  if (!FORM_COUNTRIES.includes(country)) {
    throw invalidField('country', say(texts, 'countryUnknown'));
  }
  const known = await nameOfCity(venue);
  if (known === null) {
    throw invalidField('city', say(texts, 'cityUnknown', { country: placeName(country) }));
  }
  return { ...venue, city: known.city, area: venue.area || known.area };
}

/** A venue that says Lahore and has its pin in Nairobi is found in neither. */
async function requirePinInCity(
  point: GeoPoint,
  place: Pick<SaveVenueInput, 'city' | 'country'>,
): Promise<void> {
  const km = await kmFromCity(point, place);
  if (km === null || km <= PIN_KM_MAX) return;
  const near = await findPlaceAt(point);
  const there = near && placeName(toPlace(near, 'exact').label);
  const city = placeName(place.city);
  throw invalidField('city', say(texts, 'pinFarAway', { city, there, km: Math.round(km) }));
}

/** Without a point on the map the venue gets an approximate one: the middle of its area or city. */
async function toVenueData(input: SaveVenueInput, before: VenueRow | null): Promise<VenueData> {
  const { latitude, longitude, ...rest } = input;
  if (latitude === undefined || longitude === undefined) {
    return { ...rest, ...(await approximatePoint(rest, before?.timeZone)) };
  }
  const isPlaced = before?.latitude === latitude && before.longitude === longitude;
  if (!isPlaced || before.city !== rest.city || before.country !== rest.country) {
    await requirePinInCity({ latitude, longitude }, rest);
  }
  const timeZone = timeZoneAt({ latitude, longitude });
  return { ...rest, latitude, longitude, pointIsApproximate: false, timeZone };
}
