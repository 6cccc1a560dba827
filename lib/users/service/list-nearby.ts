import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { DEFAULT_CENTRE, RADIUS_KM_PLAYERS } from '@/lib/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/geo/cube';
import { arcFromChord } from '@/lib/geo/distance';
import { snapToCell } from '@/lib/geo/grid';
import { openCursor, type Page, toPage } from '@/lib/http/cursor';
import { SKILL_LEVELS, SPORTS } from '@/lib/sports/constants';
import { profileImageUrl } from '@/lib/storage/file-url';
import {
  findNearbyPeople,
  type NearbyPeopleQuery,
  type NearbyPersonRow,
} from '@/lib/users/repository/find-nearby';
import type { FindNearbyUsersInput, NearbyUserDto } from '@/lib/users/schema';

const LIST = 'users/nearby';
const positionSchema = z.object({ chord: z.number(), id: z.number().int() });
const FALLBACK_CENTRE = toCubePoint(snapToCell(DEFAULT_CENTRE));

/**
 * People in a circle around the centre asked for, by their distance from the signed-in person.
 * The person's own place is read from the database in the same statement and cannot be given; every point, the centre
 * included, is the middle of its 1 km cell. The answer is therefore the same wherever in their cells people are.
 */
export async function listNearbyUsers(
  actor: Actor,
  input: FindNearbyUsersInput,
): Promise<Page<NearbyUserDto>> {
  const rows = await findNearbyPeople(actor.userId, toNearbyPeopleQuery(input));
  return toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ chord, id }) => ({ chord, id }),
    toDto: toNearbyUser,
  });
}

/** The terms of the repository for the terms of the call. */
export function toNearbyPeopleQuery(input: FindNearbyUsersInput): NearbyPeopleQuery {
  const { latitude, longitude, radius = RADIUS_KM_PLAYERS, cursor, deck } = input;
  const given = latitude !== undefined && longitude !== undefined;
  return {
    centre: given ? toCubePoint(snapToCell({ latitude, longitude })) : null,
    fallbackCentre: FALLBACK_CENTRE,
    chord: chordForRadius(radius),
    ...toTags(input),
    unseenOnly: deck,
    after: openCursor(LIST, cursor, positionSchema),
    limit: input.limit + 1,
  };
}

/** users.tags holds sportId * 10 for each sport and sportId * 10 + 1 + level for each level (prisma/schema/users). */
function toTags({
  sportId,
  skillLevel,
}: FindNearbyUsersInput): Pick<NearbyPeopleQuery, 'tagsAll' | 'tagsAny'> {
  if (skillLevel === undefined) {
    return { tagsAll: sportId === undefined ? null : [sportId * 10], tagsAny: null };
  }
  const level = 1 + SKILL_LEVELS.indexOf(skillLevel);
  return sportId === undefined
    ? { tagsAll: null, tagsAny: SPORTS.map(({ id }) => id * 10 + level) }
    : { tagsAll: [sportId * 10 + level], tagsAny: null };
}

export function toNearbyUser(row: NearbyPersonRow): NearbyUserDto {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    bio: row.bio,
    location: row.publicLocation,
    profileImageUrl: profileImageUrl(row),
    distance: Math.max(1, Math.round(arcFromChord(row.chord) / 1000)),
    sports: row.sports,
  };
}
