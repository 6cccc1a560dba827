import { z } from 'zod';
import { idParam, idSchema, latitude, longitude } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, singleLine } from '@/lib/platform/validation/text';
import { skillLevelSchema, sportSummarySchema } from '@/lib/sports/schema';
import { BIO_LENGTH_MAX, GENDERS, RESERVED_USERNAMES } from '@/lib/users/constants';

const NAME_LENGTH_MAX = 80;
const LOCATION_LENGTH_MAX = 160;

const genderSchema = z.enum(GENDERS, { error: 'Please choose one of the genders offered' });

export const userParamsSchema = z.object({ id: idParam });
export const userSportParamsSchema = z.object({ id: idParam, sportId: idParam });

const ACHIEVEMENTS_LENGTH_MAX = 500;
const YEARS_PLAYING_MAX = 80;

/** Matches the check users_username_format. Stored in lower case. */
const usernameSchema = z
  .string({ error: 'Username must be text' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9_.]{3,30}$/, 'Username needs 3 to 30 letters, digits, dots or underscores')
      .refine((value) => !RESERVED_USERNAMES.includes(value), 'That username is reserved'),
  );

/** What people may change about themselves; omitted fields stay. */
export const updateProfileSchema = z
  .object({
    name: singleLine('Name', NAME_LENGTH_MAX).optional(),
    username: usernameSchema.optional(),
    gender: genderSchema.optional(),
    location: singleLine('Location', LOCATION_LENGTH_MAX).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    bio: optionalMultiLine('Bio', BIO_LENGTH_MAX).optional(),
    /** Accepted and ignored: the picture changes only by upload. */
    profileImageUrl: z.string().nullable().optional(),
  })
  .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
    path: ['longitude'],
    message: 'Latitude and longitude go together',
  });

export const saveUserSportSchema = z.object({
  sportId: idSchema,
  skillLevel: skillLevelSchema,
  isLookingToPlay: z.boolean({ error: 'isLookingToPlay must be true or false' }).default(true),
  /** Omitted, the stored ones stay; null clears them. */
  yearsPlaying: z
    .number({ error: 'Years playing must be a number' })
    .int('Years playing must be a whole number')
    .min(0, 'Years playing cannot be negative')
    .max(YEARS_PLAYING_MAX, `Years playing can be at most ${YEARS_PLAYING_MAX}`)
    .nullable()
    .optional(),
  achievements: optionalMultiLine('Achievements', ACHIEVEMENTS_LENGTH_MAX).nullable().optional(),
});

export const savedUserSportSchema = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  sportId: z.number().int(),
  skillLevel: skillLevelSchema,
  isLookingToPlay: z.boolean(),
  yearsPlaying: z.number().int().nullable(),
  achievements: z.string().nullable(),
  sport: sportSummarySchema,
});

/** The only part of the multipart body. */
export const photoPartsSchema = z.object({ photo: z.file() });
export const changedPhotoSchema = z.object({ profileImageUrl: z.string() });

export type UpdateProfileInput = z.output<typeof updateProfileSchema>;
export type SaveUserSportInput = z.output<typeof saveUserSportSchema>;
export type SavedUserSportDto = z.infer<typeof savedUserSportSchema>;
export type ChangedPhotoDto = z.infer<typeof changedPhotoSchema>;
