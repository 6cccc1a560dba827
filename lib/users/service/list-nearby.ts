import { z } from 'zod';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { city } from '@/lib/platform/city/city';
import { RADIUS_KM_PLAYERS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { arcFromChord } from '@/lib/platform/geo/distance';
import { snapToCell } from '@/lib/platform/geo/grid';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { SKILL_LEVELS, SPORT_COUNT_MAX } from '@/lib/sports/constants';
import { listSports } from '@/lib/sports/service/read-sports';
import {
  countNearbyPeople,
  findNearbyPeople,
  type NearbyPeopleQuery,
  type NearbyPersonRow,
} from '@/lib/users/repository/find-nearby';
import { findShared } from '@/lib/users/repository/find-shared';
import type { FindNearbyUsersInput, NearbyUserDto } from '@/lib/users/schema/nearby-user';

const LIST = 'users/nearby';
const positionSchema = z.object({ chord: z.number(), id: z.number().int() });

/**
 * People in a circle around the requested centre, by their distance from the signed-in person. The person's own place is read
 * from the database in the same statement and cannot be chosen; every point, including the centre, is the middle of its 1 km
 * cell. So the response does not depend on where in their cells people are.
 */
export async function listNearbyUsers(
  actor: Actor,
  input: FindNearbyUsersInput,
): Promise<Page<NearbyUserDto>> {
  const rows = await findNearbyPeople(actor.userId, await toNearbyPeopleQuery(input));
  const page = toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ chord, id }) => ({ chord, id }),
    toDto: (row) => toNearbyUser(row, input.sportId),
  });
  return input.deck ? { ...page, items: await withShared(actor, page.items) } : page;
}

async function withShared(actor: Actor, people: NearbyUserDto[]): Promise<NearbyUserDto[]> {
  if (people.length === 0) return people;
  const found = await findShared({ viewerId: actor.userId, ids: people.map(({ id }) => id) });
  const byId = new Map(found.map(({ id, ...shared }) => [id, shared]));
  return people.map((person) => ({ ...person, shared: byId.get(person.id) }));
}

export async function countNearbyUsers(actor: Actor, input: FindNearbyUsersInput): Promise<number> {
  const query = await toNearbyPeopleQuery({ ...input, cursor: undefined });
  return countNearbyPeople(actor.userId, { ...query, limit: SPORT_COUNT_MAX });
}

export async function toNearbyPeopleQuery(input: FindNearbyUsersInput): Promise<NearbyPeopleQuery> {
  const { latitude, longitude, radius = RADIUS_KM_PLAYERS, cursor, deck } = input;
  const given = latitude !== undefined && longitude !== undefined;
  return {
    centre: given ? toCubePoint(snapToCell({ latitude, longitude })) : null,
    fallbackCentre: toCubePoint(snapToCell(city().centre)),
    chord: chordForRadius(radius),
    ...(await toTags(input)),
    unseenOnly: deck,
    after: openCursor(LIST, cursor, positionSchema),
    limit: input.limit + 1,
  };
}

/** users.tags holds sportId * 10 for each sport and sportId * 10 + 1 + level for each level (prisma/schema/users). */
async function toTags({
  sportId: sportIds,
  skillLevel,
}: FindNearbyUsersInput): Promise<Pick<NearbyPeopleQuery, 'tagsAll' | 'tagsAny'>> {
  if (skillLevel === undefined && sportIds === undefined) return { tagsAll: null, tagsAny: null };
  const level = skillLevel === undefined ? 0 : 1 + SKILL_LEVELS.indexOf(skillLevel);
  const ids = sportIds ?? (await listSports()).map(({ id }) => id);
  const tags = ids.map((id) => id * 10 + level);
  return tags.length === 1 ? { tagsAll: tags, tagsAny: null } : { tagsAll: null, tagsAny: tags };
}

/** @param wanted the filtered sports, which come first so that a card shows them */
export function toNearbyUser(row: NearbyPersonRow, wanted: number[] = []): NearbyUserDto {
  return {
    id: row.id,
    name: placeholderWords(row.name),
    username: row.username,
    bio: row.bio,
    location: row.publicLocation,
    profileImageUrl: profileImageUrl(row),
    distance: Math.max(1, Math.round(arcFromChord(row.chord) / 1000)),
    sports: row.sports.toSorted(
      (a, b) => Number(wanted.includes(b.sport.id)) - Number(wanted.includes(a.sport.id)),
    ),
  };
}
