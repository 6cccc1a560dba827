import { z } from 'zod';
import type { SessionUser } from '@/lib/platform/auth/session-store';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/users/texts';

/** The signed-in person for themselves alone: own fields, email and exact place included. */
export const currentUserSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  gender: z.string().nullable(),
  /** When a changed gender begins to count for women-only and men-only content; null once it does. */
  genderCountsFrom: z.iso.datetime().nullable(),
  /** No year of birth is stated yet; the year itself never leaves the server. */
  lacksBirthYear: z.boolean(),
  /** Registered through an invite link: the profile can wait. */
  cameByLink: z.boolean(),
  isAdmin: z.boolean(),
  /** The person's choice, or null. */
  language: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type CurrentUserDto = z.infer<typeof currentUserSchema>;

/** Defaults: the name is built from first and last, else 'User'; the username from the email, else 'user'. */
export function toCurrentUser(user: SessionUser): CurrentUserDto {
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return {
    id: user.id,
    email: user.email,
    name: user.name || fullName || translate(texts).nameless,
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username || user.email.split('@')[0] || 'user',
    profileImageUrl: user.profileImageUrl,
    bio: user.bio,
    location: user.location,
    latitude: user.latitude,
    longitude: user.longitude,
    gender: user.gender,
    genderCountsFrom: user.genderCountsFrom?.toISOString() ?? null,
    lacksBirthYear: user.lacksBirthYear,
    cameByLink: user.cameByLink,
    isAdmin: user.isAdmin,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
