import { z } from 'zod';
import { skillLevelSchema, sportSummarySchema } from '@/lib/sports/schema';
import { idParam, idSchema, latitude, longitude } from '@/lib/validation/numbers';
import { optionalMultiLine, singleLine } from '@/lib/validation/text';

export const NAME_LENGTH_MAX = 80;
export const BIO_LENGTH_MAX = 500;
export const LOCATION_LENGTH_MAX = 160;

export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;
export const genderSchema = z.enum(GENDERS, { error: 'Please choose one of the genders offered' });
export type Gender = z.infer<typeof genderSchema>;

export const userParamsSchema = z.object({ id: idParam });

/**
 * What a person may change about themselves; what is left out stays. Everything else that is sent (isAdmin, email,
 * profileImageUrl, …) is dropped here: the picture changes by upload alone.
 */
export const updateProfileSchema = z
  .object({
    name: singleLine('Name', NAME_LENGTH_MAX).optional(),
    gender: genderSchema.optional(),
    location: singleLine('Location', LOCATION_LENGTH_MAX).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    bio: optionalMultiLine('Bio', BIO_LENGTH_MAX).optional(),
  })
  .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
    path: ['longitude'],
    message: 'Latitude and longitude go together',
  });

export const saveUserSportSchema = z.object({
  sportId: idSchema,
  skillLevel: skillLevelSchema.default('beginner'),
  isLookingToPlay: z.boolean({ error: 'isLookingToPlay must be true or false' }).default(true),
});

export const savedUserSportSchema = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  sportId: z.number().int(),
  skillLevel: skillLevelSchema,
  isLookingToPlay: z.boolean(),
  sport: sportSummarySchema,
});

export const changedPhotoSchema = z.object({ profileImageUrl: z.string() });

export type UpdateProfileInput = z.output<typeof updateProfileSchema>;
export type SaveUserSportInput = z.output<typeof saveUserSportSchema>;
export type SavedUserSportDto = z.infer<typeof savedUserSportSchema>;
export type ChangedPhotoDto = z.infer<typeof changedPhotoSchema>;
