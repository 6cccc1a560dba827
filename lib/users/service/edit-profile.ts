import {
  followName,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import { findSessionUser } from '@/lib/platform/auth/session-store';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import type { Gender } from '@/lib/platform/db/generated/client';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { keepCell } from '@/lib/platform/geo/grid';
import { publicLocationLabel } from '@/lib/platform/geocoding/place-address';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { say } from '@/lib/platform/language/say';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { canEditProfile, genderChange } from '@/lib/users/policy';
import { updateDueGenders } from '@/lib/users/repository/due';
import {
  deleteUserSport,
  findCellOf,
  findNameAndGender,
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

/** @throws AppError forbidden when the path names another person */
function requireOwnProfile(actor: Actor, userId: number): void {
  if (!canEditProfile(actor, userId)) throw new AppError('forbidden', say(texts, 'ownProfileOnly'));
}

/** Removes the person from the groups and games for women or men that their gender does not fit, within the transaction. */
export type LeaveUnfitting = (
  tx: Tx,
  person: { userId: number; gender: Gender | null },
) => Promise<PendingNotification[]>;

export async function updateProfile(
  actor: Actor,
  userId: number,
  input: UpdateProfileInput,
  leave: LeaveUnfitting,
): Promise<CurrentUserDto> {
  requireOwnProfile(actor, userId);
  const { name, username, bio, gender, availability } = input;
  requireOwnName(name);
  const change = { name, username, bio, availability, ...(await toPlace(userId, input)) };
  try {
    await saveProfile(userId, { change, gender: gender && storedGender(gender) }, leave);
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

async function saveProfile(
  userId: number,
  { change, gender }: { change: ProfileChange; gender: Gender | undefined },
  leave: LeaveUnfitting,
): Promise<void> {
  const { next, pending } = await transaction(async (tx) => {
    // Every entry into groups and games takes the same lock before it reads the gender.
    await lockActiveAccount(userId, tx);
    const { name: from, ...before } = await findNameAndGender(userId, tx);
    const next = gender ? genderChange(before, gender, new Date()) : null;
    await updateProfileOf(userId, { ...change, ...next }, tx);
    const { name: to = from } = change;
    if (from && to && from !== to) await followName(tx, userId, { from, to });
    const ends = next && before.gender !== null && next.gender !== before.gender;
    return { next, pending: ends ? await leave(tx, { userId, gender: next.gender }) : [] };
  });
  if (next) {
    await recordSecurityEvent({
      event: 'privilege_permissions_changed',
      userId,
      detail: 'gender',
    });
  }
  await publishNotifications(pending);
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
    // Like the stored cell, so that a step over a border does not change what others see.
    publicLocation: await publicLocationLabel(keepCell(await findCellOf(userId), point)),
    timeZone: timeZoneAt({ latitude, longitude }),
  };
}

/** The clean-up's step: applies changed genders that are due. Idempotent. */
export const countDueGenders = updateDueGenders;

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

export async function removeUserSport(
  actor: Actor,
  userId: number,
  sportId: number,
): Promise<void> {
  requireOwnProfile(actor, userId);
  if (!(await deleteUserSport(userId, sportId))) throw notFound(say(texts, 'sportNotFound'));
}
