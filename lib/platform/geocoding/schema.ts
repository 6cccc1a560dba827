import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import {
  latitude,
  latitudeParam,
  longitude,
  longitudeParam,
} from '@/lib/platform/validation/numbers';
import { searchText } from '@/lib/platform/validation/text';
import type { SearchOptions } from './geocoder';
import { texts } from './texts';

export const PLACES_LIMIT_DEFAULT = 8;
const PLACES_LIMIT_MAX = 20;

/** How the place matches the text. `suggestion`: nothing matched, and this is the nearest guess. */
const placeMatchSchema = z.enum(['exact', 'prefix', 'contains', 'suggestion']);

/** A named place on the map. Its coordinates are the place's own, never a person's. */
export const placeSchema = z.object({
  /** 'city:1172451' (GeoNames), 'area:pk-lahore-gulberg', or 'osm:W123' from a remote service. */
  id: z.string(),
  /** 'Gulberg, Lahore, Pakistan': the value of a text field once the place is chosen. */
  label: z.string(),
  /** The long form for a venue's address: 'Gulberg, Lahore, Punjab, Pakistan'. */
  address: z.string(),
  kind: z.enum(['area', 'city', 'address']),
  area: z.string().nullable(),
  city: z.string(),
  province: z.string().nullable(),
  country: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  latitude,
  longitude,
  /** IANA name, such as 'Asia/Karachi'. */
  timeZone: z.string(),
  match: placeMatchSchema,
});
export type Place = z.infer<typeof placeSchema>;
export type PlaceMatch = z.infer<typeof placeMatchSchema>;

export const placesSchema = z.array(placeSchema);

export const searchPlacesQuerySchema = z
  .object({
    q: searchText,
    /** A centre, to prefer near places with the same name. Both or neither. */
    latitude: latitudeParam.optional(),
    longitude: longitudeParam.optional(),
    limit: z.coerce.number().int().min(1).max(PLACES_LIMIT_MAX).default(PLACES_LIMIT_DEFAULT),
    /** '1' for a submitted search; omitted while typing. */
    submitted: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    path: ['longitude'],
    ...says(texts, 'coordinatesTogether'),
  });
export type SearchPlacesQuery = z.infer<typeof searchPlacesQuerySchema>;

export const reversePlaceQuerySchema = z.object({
  latitude: latitudeParam,
  longitude: longitudeParam,
});
export const reversePlaceSchema = placeSchema.nullable();

export function toSearchOptions(query: SearchPlacesQuery): SearchOptions {
  const { latitude, longitude, limit, submitted } = query;
  if (latitude === undefined || longitude === undefined) return { limit, submitted };
  return { near: { latitude, longitude }, limit, submitted };
}
