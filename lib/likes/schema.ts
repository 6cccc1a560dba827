import { z } from 'zod';
import { texts } from '@/lib/likes/texts';
import { says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';

export const sendLikeSchema = z.object({
  userId: idSchema,
  super: z.boolean(says(texts, 'superNotBoolean')).default(false),
});

export const skipPersonSchema = z.object({ userId: idSchema });

export const likedPersonParamsSchema = z.object({ userId: idParam });

/** The outcome of a like. `sport` is the first both want to play; `likedBack` is true once both like each other. */
export const likeDtoSchema = z.object({
  status: z.enum(['pending', 'matched']),
  isSuper: z.boolean(),
  likedBack: z.boolean(),
  sport: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  user: z.object({
    id: z.number().int(),
    name: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
});

export const skipDtoSchema = z.object({
  userId: z.number().int(),
  /** When the person may return to the deck. */
  until: z.iso.datetime(),
});

export type SendLikeInput = z.output<typeof sendLikeSchema>;
export type LikeDto = z.infer<typeof likeDtoSchema>;
export type SkipDto = z.infer<typeof skipDtoSchema>;
