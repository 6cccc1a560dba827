import { z } from 'zod';
import { findFreeShape } from '@/lib/courts/schema/find-free';
import { later } from '@/lib/platform/language/say';
import { boundsParam } from '@/lib/platform/validation/map-bounds';
import { optionalSingleLine, searchText } from '@/lib/platform/validation/text';
import { sportIdsParam } from '@/lib/sports/schema';
import { texts } from '@/lib/venues/texts';

export const listPinsSchema = z.object({
  bounds: boundsParam,
  sportId: sportIdsParam,
  country: optionalSingleLine(later(texts, 'countryLabel'), 80).optional(),
  city: optionalSingleLine(later(texts, 'cityLabel'), 80).optional(),
  area: optionalSingleLine(later(texts, 'areaLabel'), 80).optional(),
  search: searchText.optional(),
  ...findFreeShape,
});

/** A venue on a map, reduced to its pin. */
const venuePinSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  sport: z.string().nullable(),
});

export const venuePinsSchema = z.object({
  pins: z.array(venuePinSchema),
  /** There are more venues than shown; these are the best rated. */
  isCut: z.boolean(),
});

export type ListPinsInput = z.output<typeof listPinsSchema>;
export type VenuePinDto = z.infer<typeof venuePinSchema>;
export type VenuePinsDto = z.infer<typeof venuePinsSchema>;
