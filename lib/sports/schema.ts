import { z } from 'zod';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { idParam } from '@/lib/validation/numbers';

export const skillLevelSchema = z.enum(SKILL_LEVELS, {
  error: 'Skill level must be beginner, intermediate, advanced or expert',
});

/** Tags of people are made of sport ids times ten, in 32 bits (prisma/schema/users). */
const SPORT_ID_MAX = 200_000_000;

/** The id of a sport in a path or query. */
export const sportIdParam = idParam.pipe(z.number().max(SPORT_ID_MAX, 'There is no such sport'));

/** A sport as other things mention it. */
export const sportSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** An emoji. */
  icon: z.string(),
});

export const sportDtoSchema = sportSummarySchema.extend({ isMain: z.boolean() });
export const sportListSchema = z.array(sportDtoSchema);

export const sportParamsSchema = z.object({ id: idParam });

/** A sport's page. Each count stops at `SPORT_COUNT_MAX`: beyond it nobody reads the difference. */
export const sportDetailSchema = sportDtoSchema.extend({
  counts: z.object({
    players: z.number().int(),
    groups: z.number().int(),
    venues: z.number().int(),
    coaches: z.number().int(),
  }),
});

export type SportSummary = z.infer<typeof sportSummarySchema>;
export type SportDto = z.infer<typeof sportDtoSchema>;
export type SportDetailDto = z.infer<typeof sportDetailSchema>;
