import { z } from 'zod';
import { COACH_AUDIENCES, LOCATION_LENGTH_MAX, PRICE_BAND_NAMES } from '@/lib/coaching/constants';
import { texts } from '@/lib/coaching/texts';
import { later, says } from '@/lib/platform/language/say';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { optionalSingleLine, searchText } from '@/lib/platform/validation/text';
import { sportIdsParam, sportSummarySchema } from '@/lib/sports/schema';

export const listCoachesSchema = z.object({
  ...pagingShape,
  search: searchText.optional(),
  sportId: sportIdsParam,
  /** An area, a city or 'area, city', as offered by the filter. */
  area: optionalSingleLine(later(texts, 'areaLabel'), LOCATION_LENGTH_MAX).optional(),
  price: z.enum(PRICE_BAND_NAMES, says(texts, 'priceBandWrong')).optional(),
  /** The most for an hour, in the smallest unit of the city's currency. */
  maxRate: z
    .string()
    .regex(/^\d{1,9}$/, says(texts, 'maxRateWrong'))
    .transform(Number)
    .optional(),
  audience: z.enum(COACH_AUDIENCES, says(texts, 'audienceWrong')).optional(),
});

/** In the directory's list or on the coach's page. */
export const coachClassSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  durationMinutes: z.number().int(),
  price: z.number().int(),
  currency: z.string(),
  groupSize: z.number().int(),
  /** It takes place from so many people, decided so many hours before; null: anyway. */
  minimum: z.number().int().nullable(),
  decideHours: z.number().int().nullable(),
  schedule: z.string().nullable(),
});

const listedClassSchema = coachClassSchema.extend({
  coach: z.object({
    id: z.number().int(),
    name: z.string(),
    sport: sportSummarySchema,
    location: z.string().nullable(),
  }),
});
export const listedClassListSchema = z.array(listedClassSchema);

const trainingVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  area: z.string().nullable(),
  city: z.string(),
  rating: z.number(),
  reviewCount: z.number().int(),
  sports: z.array(z.string()),
  coaches: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export const trainingVenueListSchema = z.array(trainingVenueSchema);

/** The choices of the directory's filters: places of coaches, and rates. */
export const coachingChoicesSchema = z.object({
  /** `city` groups areas; null for a place outside the lists of cities. */
  places: z.array(z.object({ city: z.string().nullable(), value: z.string(), label: z.string() })),
  /** Ranges of hourly rates with coaches, in rupees; null where the city has another currency. */
  bands: z
    .array(
      z.object({
        band: z.enum(PRICE_BAND_NAMES),
        over: z.number().int(),
        upTo: z.number().int().nullable(),
      }),
    )
    .nullable(),
});

export type CoachingChoicesDto = z.infer<typeof coachingChoicesSchema>;
export type ListCoachesQuery = z.input<typeof listCoachesSchema>;
export type ListCoachesInput = z.output<typeof listCoachesSchema>;
export type CoachClassDto = z.infer<typeof coachClassSchema>;
export type ListedClassDto = z.infer<typeof listedClassSchema>;
export type TrainingVenueDto = z.infer<typeof trainingVenueSchema>;
