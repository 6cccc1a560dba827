import { z } from 'zod';
import { sportSummarySchema } from '@/lib/sports/schema';

/** The id is that of the approved application. */
export const coachCardSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sport: sportSummarySchema,
  experience: z.string(),
  /** Nearest named area and city. */
  location: z.string().nullable(),
  /** In the smallest unit of `currency`: 750 is EUR 7.50. */
  hourlyRate: z.number().int(),
  currency: z.string(),
  /** 0 to 5, one decimal; 0 without reviews. */
  rating: z.number(),
  reviewCount: z.number().int(),
  specialties: z.array(z.string()),
  imageUrl: z.string().nullable(),
});

export const coachListSchema = z.array(coachCardSchema);

export type CoachCardDto = z.infer<typeof coachCardSchema>;
