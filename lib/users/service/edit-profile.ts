import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import { findSessionUser } from '@/lib/platform/auth/session-store';
import { violates } from '@/lib/platform/db/errors';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { keepCell } from '@/lib/platform/geo/grid';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { publicLocationLabel } from '@/lib/platform/geocoding/public-label';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { say } from '@/lib/platform/language/say';
import { canEditProfile } from '@/lib/users/policy';
import {
  deleteUserSport,
  findCellOf,
  type ProfileChange,
  updateProfileOf,
  upsertUserSport,
} from '@/lib/users/repository/profile';
import { type CurrentUserDto, toCurrentUser } from '@/lib/users/schema/current-user';
import type {
  SavedUserSportDto,
  SaveUserSportInput,
  UpdateProfileInput,
} from '@/lib/users/schema/profile';
import { texts } from '@/lib/users/server-texts';
import { storedGender } from '@/lib/users/service/come-by-link';
import { expirePagesOfPerson } from '@/lib/users/service/expire-pages';
import { texts as sharedTexts } from '@/lib/users/texts';

/** @throws AppError forbidden when the path names somebody else */
function requireOwnProfile(actor: Actor, userId: number): void {
  if (!canEditProfile(actor, userId)) throw new AppError('forbidden', say(texts, 'ownProfileOnly'));
}

/** Changes the given fields. A place is stored with its public area and its time zone. */
export async function updateProfile(
  actor: Actor,
  userId: number,
  input: UpdateProfileInput,
): Promise<CurrentUserDto> {
  requireOwnProfile(actor, userId);
  const { name, username, bio, gender, availability } = input;
  requireOwnName(name);
  const place = await toPlace(userId, input);
  try {
    const change = {
      name,
      username,
      bio,
      gender: gender && storedGender(gender),
      availability,
      ...place,
    };
    await updateProfileOf(userId, change);
  } catch (error) {
    if (violates(error, 'users_username_key')) {
      throw new AppError('conflict', say(texts, 'usernameTaken'));
    }
    throw error;
  }
  await expirePagesOfPerson(userId);
  const user = await findSessionUser(userId);
  if (!user) throw notFound(say(texts, 'userNotFound'));
  return toCurrentUser(user);
}

async function toPlace(
  userId: number,
  { location, latitude, longitude }: UpdateProfileInput,
): Promise<ProfileChange> {
  if (latitude !== undefined && longitude !== undefined) {
    return describePoint(
      userId,
      { latitude, longitude },
      location ?? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    );
  }
  if (location === undefined) return {};
  const { place, suggestions } = await resolvePlace(getGeocoder(), location);
  if (place) return describePoint(userId, place, place.label);
  const places = suggestions.slice(0, 3).map((suggestion) => suggestion.label);
  throw invalidField(
    'location',
    places.length > 0
      ? say(sharedTexts, 'didYouMean', { places })
      : say(sharedTexts, 'locationNotFound'),
  );
}

async function describePoint(
  userId: number,
  point: { latitude: number; longitude: number },
  location: string,
): Promise<ProfileChange> {
  const { latitude, longitude } = point;
  return {
    location,
    latitude,
    longitude,
    // As the stored cell, so that a step over a border does not change what others see.
    publicLocation: await publicLocationLabel(keepCell(await findCellOf(userId), point)),
    timeZone: timeZoneAt({ latitude, longitude }),
  };
}

/** Adds a sport to the person's own profile or changes its level. */
export async function saveUserSport(
  actor: Actor,
  userId: number,
  input: SaveUserSportInput,
): Promise<SavedUserSportDto> {
  requireOwnProfile(actor, userId);
  try {
    return await upsertUserSport(userId, input);
  } catch (error) {
    if (violates(error, 'user_sports_sport_id_fkey')) throw notFound(say(texts, 'sportNotFound'));
    throw error;
  }
}

/** Removes a sport from the person's own profile. */
export async function removeUserSport(
  actor: Actor,
  userId: number,
  sportId: number,
): Promise<void> {
  requireOwnProfile(actor, userId);
  if (!(await deleteUserSport(userId, sportId))) throw notFound(say(texts, 'sportNotFound'));
}
