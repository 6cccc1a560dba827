import { z } from 'zod';
import { SKILL_LEVELS } from '@/lib/sports/constants';

export const skillLevelSchema = z.enum(SKILL_LEVELS, {
  error: 'Skill level must be beginner, intermediate, advanced or expert',
});

/** A sport as other things mention it. */
export const sportSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** An emoji. */
  icon: z.string(),
});

export const sportDtoSchema = sportSummarySchema.extend({ isMain: z.boolean() });
export const sportListSchema = z.array(sportDtoSchema);

export type SportSummary = z.infer<typeof sportSummarySchema>;
export type SportDto = z.infer<typeof sportDtoSchema>;
