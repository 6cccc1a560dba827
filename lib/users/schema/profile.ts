import { z } from 'zod';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema, latitude, longitude } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, singleLine } from '@/lib/platform/validation/text';
import { skillLevelSchema, sportSummarySchema } from '@/lib/sports/schema';
import {
  AVAILABILITY_MAX,
  BIO_LENGTH_MAX,
  GENDERS,
  RESERVED_USERNAMES,
} from '@/lib/users/constants';
import { texts } from '@/lib/users/texts';

const NAME_LENGTH_MAX = 80;
const LOCATION_LENGTH_MAX = 160;

export const genderSchema = z.enum(GENDERS, says(texts, 'genderChoice'));

export const userParamsSchema = z.object({ id: idParam });
export const userSportParamsSchema = z.object({ id: idParam, sportId: idParam });

const ACHIEVEMENTS_LENGTH_MAX = 500;
const YEARS_PLAYING_MAX = 80;

/** Lower-case spellings that look alike. */
const looksOf = (word: string) => word.replaceAll('rn', 'm').replaceAll('l', 'i');
const RESERVED_LOOKS = RESERVED_USERNAMES.map(looksOf);

/** Digits inside count as the letters that they resemble; those at the end only make a taken name available. */
function isReservedUsername(username: string): boolean {
  const bare = username.replace(/[._]/g, '');
  const likeLetters = bare.replace(/[013457]/g, (digit) => 'oieast'['013457'.indexOf(digit)] ?? '');
  return [bare, bare.replace(/\d+$/, ''), likeLetters].some((form) =>
    RESERVED_LOOKS.includes(looksOf(form)),
  );
}

/** Matches the check users_username_format. Stored in lower case. */
const usernameSchema = z
  .string(says(texts, 'usernameText'))
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9_.]{3,30}$/, says(texts, 'usernameForm'))
      .refine((value) => !isReservedUsername(value), says(texts, 'usernameReserved')),
  );

/** Omitted fields remain unchanged. */
export const updateProfileSchema = z
  .object({
    name: singleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX).optional(),
    username: usernameSchema.optional(),
    gender: genderSchema.optional(),
    location: singleLine(later(texts, 'locationLabel'), LOCATION_LENGTH_MAX).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    bio: optionalMultiLine(later(texts, 'bioLabel'), BIO_LENGTH_MAX).optional(),
    /** When they can play: bit 0 is Monday morning, 1 the afternoon, 2 the evening, 3 Tuesday morning … 0: unknown. */
    availability: z
      .number(says(texts, 'availabilityRange'))
      .int(says(texts, 'availabilityRange'))
      .min(0, says(texts, 'availabilityRange'))
      .max(AVAILABILITY_MAX, says(texts, 'availabilityRange'))
      .optional(),
    /** Accepted and ignored: the picture changes only by upload. */
    profileImageUrl: z.string().nullable().optional(),
  })
  .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
    path: ['longitude'],
    ...says(texts, 'wholePoint'),
  });

export const saveUserSportSchema = z.object({
  sportId: idSchema,
  skillLevel: skillLevelSchema,
  isLookingToPlay: z.boolean(says(texts, 'yesOrNo', { field: 'isLookingToPlay' })).default(true),
  /** Omitted: unchanged; null clears them. */
  yearsPlaying: z
    .number(says(texts, 'yearsNumber'))
    .int(says(texts, 'yearsWhole'))
    .min(0, says(texts, 'yearsNegative'))
    .max(YEARS_PLAYING_MAX, says(texts, 'yearsMax', { max: YEARS_PLAYING_MAX }))
    .nullable()
    .optional(),
  achievements: optionalMultiLine(later(texts, 'achievementsLabel'), ACHIEVEMENTS_LENGTH_MAX)
    .nullable()
    .optional(),
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

export const photoPartsSchema = z.object({ photo: z.file() });
export const changedPhotoSchema = z.object({ profileImageUrl: z.string() });

export type UpdateProfileInput = z.output<typeof updateProfileSchema>;
export type SaveUserSportInput = z.output<typeof saveUserSportSchema>;
export type SavedUserSportDto = z.infer<typeof savedUserSportSchema>;
export type ChangedPhotoDto = z.infer<typeof changedPhotoSchema>;
