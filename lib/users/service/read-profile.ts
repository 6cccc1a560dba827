import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { findSessionUser } from '@/lib/platform/auth/session-store';
import { city } from '@/lib/platform/city/city';
import { notFound } from '@/lib/platform/errors/app-error';
import { RADIUS_KM_SUGGESTIONS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { formatDistance, snapToCell } from '@/lib/platform/geo/grid';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { ATTENDANCE_GAMES_MIN, TOP_MATCHES } from '@/lib/users/constants';
import { canMessage } from '@/lib/users/policy';
import {
  findProfile,
  findSportsOf,
  isVisible,
  type ProfileRow,
} from '@/lib/users/repository/find-profile';
import { findSuggestions, type SuggestionRow } from '@/lib/users/repository/find-suggestions';
import { toCurrentUser } from '@/lib/users/schema/current-user';
import type { ListSuggestionsInput, SuggestionDto } from '@/lib/users/schema/nearby-user';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';
import type { OwnProfileDto, ProfileDto, PublicProfileDto } from '@/lib/users/schema/read-profile';
import { texts } from '@/lib/users/server-texts';
import { toNearbyUser } from '@/lib/users/service/list-nearby';

/** People near the actor who share a sport, the best match first. Deterministic for the same data. */
export async function listSuggestions(
  actor: Actor,
  { limit }: ListSuggestionsInput,
): Promise<SuggestionDto[]> {
  const rows = await findSuggestions(actor.userId, {
    fallbackCentre: toCubePoint(snapToCell(city().centre)),
    chord: chordForRadius(RADIUS_KM_SUGGESTIONS),
    limit,
  });
  return rows.map(toSuggestion);
}

function toSuggestion(row: SuggestionRow, index: number): SuggestionDto {
  const user = toNearbyUser(row);
  const { commonSports } = row;
  return {
    ...user,
    commonSports,
    reason: translate(texts).inCommon({
      sports: commonSports,
      distance: formatDistance(user.distance),
    }),
    isTopMatch: index < TOP_MATCHES,
  };
}

/**
 * All own fields for the person themselves, the public ones for others.
 * @throws AppError not_found for missing, hidden and blocked people alike
 */
export async function readProfile(actor: Actor, userId: number): Promise<ProfileDto> {
  const row = await findProfile(userId, actor.userId);
  if (!row) throw notFound(say(texts, 'userNotFound'));
  return row.id === actor.userId ? toOwnProfile(row) : toPublicProfile(actor, row);
}

export async function listSportsOf(actor: Actor, userId: number): Promise<SavedUserSportDto[]> {
  const sports = await findSportsOf(userId, actor.userId);
  if (!sports) throw notFound(say(texts, 'userNotFound'));
  return sports;
}

/** Guards everything that belongs to a person. @throws AppError not_found for missing, hidden and blocked people alike */
export async function requireVisiblePerson(actor: Actor, userId: number): Promise<void> {
  if (!(await isVisible(userId, actor.userId))) throw notFound(say(texts, 'userNotFound'));
}

function toStats(row: ProfileRow) {
  const { sports, groupCount, gamesAttended, gamesMarked } = row;
  return {
    sports,
    counts: { sports: sports.length, groups: groupCount, games: gamesAttended },
    attendancePercent:
      gamesMarked < ATTENDANCE_GAMES_MIN ? null : Math.round((100 * gamesAttended) / gamesMarked),
  };
}

async function toOwnProfile(row: ProfileRow): Promise<OwnProfileDto> {
  const user = await findSessionUser(row.id);
  if (!user) throw notFound(say(texts, 'userNotFound'));
  return {
    ...toCurrentUser(user),
    isOwn: true,
    publicLocation: row.publicLocation,
    ...toStats(row),
    availability: row.availability,
    isPaused: row.isPaused,
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
  };
}

function toPublicProfile(actor: Actor, row: ProfileRow): PublicProfileDto {
  return {
    isOwn: false,
    id: row.id,
    name: placeholderWords(row.name),
    username: row.username,
    bio: row.bio,
    location: row.publicLocation,
    profileImageUrl: profileImageUrl(row),
    createdAt: row.createdAt.toISOString(),
    ...toStats(row),
    connection: toConnection(actor, row),
    canMessage: canMessage(row),
  };
}

function toConnection(actor: Actor, row: ProfileRow): PublicProfileDto['connection'] {
  if (row.connected) return { state: 'connected', requestId: null };
  if (row.requestId === null) return { state: 'none', requestId: null };
  const state = row.requestSenderId === actor.userId ? 'sent' : 'received';
  return { state, requestId: row.requestId };
}
