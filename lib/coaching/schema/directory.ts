import { z } from 'zod';
import { COACHING_AREAS, PRICE_BAND_NAMES } from '@/lib/coaching/constants';
import { sportIdParam, sportSummarySchema } from '@/lib/sports/schema';
import { pagingShape } from '@/lib/validation/paging';
import { searchText } from '@/lib/validation/text';

export const listCoachesSchema = z.object({
  ...pagingShape,
  search: searchText.optional(),
  sportId: sportIdParam.optional(),
  area: z.enum(COACHING_AREAS, { error: 'Please choose an area of the list' }).optional(),
  price: z.enum(PRICE_BAND_NAMES, { error: 'Please choose budget, mid or premium' }).optional(),
});

/** A class of a coach, in the directory's list or on the coach's page. */
export const coachClassSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  durationMinutes: z.number().int(),
  price: z.number().int(),
  currency: z.string(),
  groupSize: z.number().int(),
  schedule: z.string().nullable(),
});

export const listedClassSchema = coachClassSchema.extend({
  coach: z.object({ id: z.number().int(), name: z.string(), sport: sportSummarySchema }),
});
export const listedClassListSchema = z.array(listedClassSchema);

/** A venue at which listed coaches train. */
export const trainingVenueSchema = z.object({
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

export type ListCoachesInput = z.output<typeof listCoachesSchema>;
export type CoachClassDto = z.infer<typeof coachClassSchema>;
export type ListedClassDto = z.infer<typeof listedClassSchema>;
export type TrainingVenueDto = z.infer<typeof trainingVenueSchema>;
