import { z } from 'zod';
import { FOLLOW_AREA_LENGTH_MAX } from '@/lib/follows/constants';
import { texts } from '@/lib/follows/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalSingleLine } from '@/lib/platform/validation/text';

/** One thing; a sport around a named area, else around the person's own place. */
export const followSchema = z
  .object({
    sportId: idSchema,
    venueId: idSchema,
    personId: idSchema,
    groupId: idSchema,
    area: optionalSingleLine(later(texts, 'area'), FOLLOW_AREA_LENGTH_MAX),
  })
  .partial()
  .refine(
    ({ area, ...things }) =>
      Object.values(things).length === 1 && (!area || things.sportId !== undefined),
    says(texts, 'oneThing'),
  );

export const followParamsSchema = z.object({ id: idParam });

export const followListSchema = z.array(
  z.object({
    id: z.number().int(),
    kind: z.enum(['sport', 'venue', 'person', 'group']),
    /** Of the sport, venue, person or group. */
    thingId: z.number().int(),
    name: z.string(),
    /** Of a sport; null: around the person's own place. */
    area: z.string().nullable(),
  }),
);

export type FollowInput = z.output<typeof followSchema>;
export type FollowDto = z.infer<typeof followListSchema>[number];
