import { z } from 'zod';
import { findFreeShape, freeAtSchema } from '@/lib/courts/schema/find-free';
import { openingSpanSchema } from '@/lib/platform/calendar/opening-hours';
import { later } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { boundsParam } from '@/lib/platform/validation/map-bounds';
import {
  hasWholeCentre,
  searchAreaShape,
  WHOLE_CENTRE_ISSUE,
} from '@/lib/platform/validation/search-area';
import { optionalSingleLine, searchText } from '@/lib/platform/validation/text';
import { sportIdsParam } from '@/lib/sports/schema';
import { texts } from '@/lib/venues/texts';

/** A city, a country or the map's frame replaces the circle: people who pick Karachi want Karachi's venues. */
export const findNearbyVenuesSchema = z
  .object({
    ...searchAreaShape,
    sportId: sportIdsParam,
    city: optionalSingleLine(later(texts, 'cityLabel'), 80).optional(),
    area: optionalSingleLine(later(texts, 'areaLabel'), 80).optional(),
    country: optionalSingleLine(later(texts, 'countryLabel'), 80).optional(),
    bounds: boundsParam.optional(),
    search: searchText.optional(),
    ...findFreeShape,
    ...pagingShape,
  })
  .refine(hasWholeCentre, WHOLE_CENTRE_ISSUE);

export const nearbyVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  area: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The point is only the middle of its area or city, because the venue was never placed on the map. */
  pointIsApproximate: z.boolean(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** 0 to 5, one decimal; 0 without reviews. */
  rating: z.number(),
  reviewCount: z.number().int(),
  sports: z.array(z.string()),
  amenities: z.array(z.string()),
  pricing: z.string().nullable(),
  timeZone: z.string(),
  /** A week in the venue's local time; null when unknown. */
  openingHours: z.array(openingSpanSchema).nullable(),
  /** Null for a deleted account. */
  addedBy: z.string().nullable(),
  /** Kilometres with one decimal; null for a venue without a point, which is found only by its city. */
  distance: z.number().nullable(),
  coverImageUrl: z.string().nullable(),
  isVerified: z.boolean(),
  /** With `freeAt` only. */
  free: freeAtSchema.optional(),
  isClosed: z.boolean(),
});

/** For cards and the search of Discover. */
export const venueCardSchema = nearbyVenueSchema.omit({
  phone: true,
  website: true,
  pricing: true,
  timeZone: true,
  openingHours: true,
  addedBy: true,
  free: true,
  isClosed: true,
});

export const nearbyVenueListSchema = z.array(nearbyVenueSchema);

export type FindNearbyVenuesQuery = z.input<typeof findNearbyVenuesSchema>;
export type FindNearbyVenuesInput = z.output<typeof findNearbyVenuesSchema>;
export type NearbyVenueDto = z.infer<typeof nearbyVenueSchema>;
export type VenueCardDto = z.infer<typeof venueCardSchema>;
