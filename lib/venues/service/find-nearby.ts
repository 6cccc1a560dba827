import { z } from 'zod';
import type { FreeAtDto } from '@/lib/courts/schema/find-free';
import { windowOf, withFree } from '@/lib/courts/service/find-free';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { city as home } from '@/lib/platform/city/city';
import { RADIUS_KM_ANYWHERE, RADIUS_KM_VENUES } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { arcFromChord } from '@/lib/platform/geo/distance';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { toSlug } from '@/lib/platform/validation/slug';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';
import { PINS_MAX, SIMILAR_MAX } from '@/lib/venues/constants';
import {
  countNearbyVenues,
  findNearbyVenues,
  type NearbyVenueRow,
  type NearbyVenuesQuery,
} from '@/lib/venues/repository/find-nearby';
import { findPins } from '@/lib/venues/repository/find-pins';
import { countListed, findListedPart, findVenuePlaces } from '@/lib/venues/repository/find-places';
import { findSimilarVenues } from '@/lib/venues/repository/save';
import type { FindNearbyVenuesInput, NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import type { FindSimilarInput, SimilarVenueDto } from '@/lib/venues/schema/find-similar';
import type { ListPinsInput, VenuePinsDto } from '@/lib/venues/schema/list-pins';

/** A landing page: a sport in a city, with the slugs of its URL. */
export interface VenuePlace {
  city: string;
  sport: string;
  sportId: number;
  citySlug: string;
  sportSlug: string;
  count: number;
}

/** Every city and sport with an open venue. If two spellings of a city share a slug, the larger wins. */
export async function listVenuePlaces(): Promise<VenuePlace[]> {
  const places = new Map<string, VenuePlace>();
  for (const row of await findVenuePlaces()) {
    const place = { ...row, citySlug: toSlug(row.city), sportSlug: toSlug(row.sport) };
    const key = `${place.citySlug}/${place.sportSlug}`;
    if (place.citySlug && !places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

export async function countSitemapParts(): Promise<number> {
  return Math.max(1, Math.ceil((await countListed()) / SITEMAP_URLS_MAX));
}

export function listSitemapPart(part: number): Promise<{ id: number; updatedAt: Date }[]> {
  return findListedPart(part * SITEMAP_URLS_MAX, SITEMAP_URLS_MAX);
}

export async function listPins(actor: Actor | null, input: ListPinsInput): Promise<VenuePinsDto> {
  const { bounds, sportId, country = null, city = null, area = null, search = '' } = input;
  const rows = await findPins(
    { bounds, sportIds: sportId, country, city, area, search, free: windowOf(input) },
    PINS_MAX + 1,
  );
  const pins = input.freeAt ? await withFree(actor, rows, input) : rows;
  return { pins: pins.slice(0, PINS_MAX), isCut: rows.length > PINS_MAX };
}

/** Existing venues that may be the same as a new one. */
export function listSimilarVenues(input: FindSimilarInput): Promise<SimilarVenueDto[]> {
  const { name, city, latitude, longitude } = input;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return findSimilarVenues({ name, city, point, limit: SIMILAR_MAX });
}

const LIST = 'venues/nearby';
const positionSchema = z.object({ chord: z.number().nullable(), id: z.number().int() });

/**
 * Venues around the requested centre, else the person's own place. A city, a country or the map's frame replaces the circle. With
 * `freeAt` those with a court that is free then.
 */
export async function listNearbyVenues(
  actor: Actor | null,
  input: FindNearbyVenuesInput,
): Promise<Page<NearbyVenueDto>> {
  const query = toNearbyVenuesQuery(input);
  const rows: (NearbyVenueRow & { free?: FreeAtDto })[] = input.freeAt
    ? await findWithFree(actor, { ...query, free: windowOf(input) }, input)
    : await findNearbyVenues(actor?.userId ?? null, query);
  return toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ chord, id }) => ({ chord, id }),
    toDto: toNearbyVenue,
  });
}

/** How many batches of venues with courts are looked through for free ones. */
const FREE_BATCHES_MAX = 10;

/** A venue with a gap may still have no such time: when its slots begin and what they cost is known here alone. */
async function findWithFree(
  actor: Actor | null,
  query: NearbyVenuesQuery,
  input: FindNearbyVenuesInput,
) {
  const found: (NearbyVenueRow & { free: FreeAtDto })[] = [];
  let { after } = query;
  for (let batch = 0; batch < FREE_BATCHES_MAX && found.length < query.limit; batch += 1) {
    const rows = await findNearbyVenues(actor?.userId ?? null, { ...query, after });
    found.push(...(await withFree(actor, rows, input)));
    const last = rows.at(-1);
    if (!last || rows.length < query.limit) break;
    after = { chord: last.chord, id: last.id };
  }
  return found.slice(0, query.limit);
}

export function countVenues(actor: Actor | null, input: FindNearbyVenuesInput): Promise<number> {
  const query = { ...toNearbyVenuesQuery({ ...input, cursor: undefined }), limit: SPORT_COUNT_MAX };
  return countNearbyVenues(actor?.userId ?? null, query);
}

function toNearbyVenuesQuery(input: FindNearbyVenuesInput): NearbyVenuesQuery {
  const { latitude, longitude, radius = RADIUS_KM_VENUES, sportId, city, country, bounds } = input;
  const given = latitude !== undefined && longitude !== undefined;
  // 'Everywhere' has no circle: venues without a point are included.
  const bounded = !(city || country || bounds) && radius < RADIUS_KM_ANYWHERE;
  return {
    centre: given ? toCubePoint({ latitude, longitude }) : null,
    fallbackCentre: toCubePoint(home().centre),
    chord: bounded ? chordForRadius(radius) : null,
    country: country ?? null,
    bounds: bounds ?? null,
    sportIds: sportId,
    city: city ?? null,
    area: input.area ?? null,
    search: input.search ?? '',
    after: openCursor(LIST, input.cursor, positionSchema),
    limit: input.limit + 1,
  };
}

/** The public form of a row: a rounded rating, kilometres, and the address of the picture instead of its key. */
export function toNearbyVenue<Row extends NearbyVenueRow>(row: Row) {
  const { rating, chord, coverKey, coverProvider, courts: _courts, ...shown } = row;
  return {
    ...shown,
    addedBy: row.addedBy && placeholderWords(row.addedBy),
    rating: Math.round(rating * 10) / 10,
    distance: chord === null ? null : Math.round(arcFromChord(chord) / 100) / 10,
    coverImageUrl: coverKey && coverProvider ? fileUrl(coverProvider, coverKey) : null,
  };
}
