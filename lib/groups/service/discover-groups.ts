import { z } from 'zod';
import {
  findGamesWithPages,
  findPublicGroups,
  type PublicGroupRow,
} from '@/lib/groups/repository/cached-pages';
import {
  countGroupsToDiscover,
  type DiscoverGroupRow,
  type DiscoverGroupsQuery,
  findGroupsToDiscover,
} from '@/lib/groups/repository/find-to-discover';
import type { DiscoverGroupsInput, GroupCardDto } from '@/lib/groups/schema/group-card';
import { toCardViewer } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { cacheTags } from '@/lib/platform/cache/tags';
import { city } from '@/lib/platform/city/city';
import { db, type Tx } from '@/lib/platform/db/client';
import { RADIUS_KM_ANYWHERE, RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { arcFromChord } from '@/lib/platform/geo/distance';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';

/** A limit: pages of older games are no longer cached. */
const CACHED_PAGES_MAX = 500;

/**
 * The tags of a group, its games and their venues, for changes that show on all of their pages. Call it before a group is
 * deleted: afterwards its games are unknown.
 */
export async function listTagsOfGroup(groupId: number, tx: Tx = db): Promise<string[]> {
  const games = await findGamesWithPages(groupId, CACHED_PAGES_MAX, tx);
  return [...tagsOfCount(groupId, games), ...games.map(({ id }) => cacheTags.game(id))];
}

/** The tags of the pages that show a group's member count: its own and those of the venues where it plays. */
export async function listTagsOfCount(groupId: number, tx: Tx): Promise<string[]> {
  return tagsOfCount(groupId, await findGamesWithPages(groupId, CACHED_PAGES_MAX, tx));
}

function tagsOfCount(groupId: number, games: { venueId: number | null }[]): string[] {
  const venueIds = new Set(games.flatMap(({ venueId }) => venueId ?? []));
  return [cacheTags.group(groupId), ...[...venueIds].map((id) => cacheTags.venue(id))];
}

/** The groups that search engines may index, latest changed first. */
export function listPublicGroups(): Promise<PublicGroupRow[]> {
  return findPublicGroups(SITEMAP_URLS_MAX);
}

const LIST = 'groups/discover';
const positionSchema = z.object({ chord: z.number().nullable(), id: z.number().int() });

/** Around the requested centre, else around the person's own place. A named city replaces the circle. */
export async function discoverGroups(
  actor: Actor | null,
  input: DiscoverGroupsInput,
): Promise<Page<GroupCardDto>> {
  const rows = await findGroupsToDiscover(actor?.userId ?? null, toQuery(input));
  return toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ chord, id }) => ({ chord, id }),
    toDto: (row) => toDto(actor, row),
  });
}

export function countGroups(actor: Actor | null, input: DiscoverGroupsInput): Promise<number> {
  const query = { ...toQuery({ ...input, cursor: undefined }), limit: SPORT_COUNT_MAX };
  return countGroupsToDiscover(actor?.userId ?? null, query);
}

function toQuery(input: DiscoverGroupsInput): DiscoverGroupsQuery {
  const { latitude, longitude, radius = RADIUS_KM_GROUPS, sportId: sportIds } = input;
  const given = latitude !== undefined && longitude !== undefined;
  // 'Everywhere' has no circle: groups without a place are included.
  const bounded = !input.city && radius < RADIUS_KM_ANYWHERE;
  return {
    centre: given ? toCubePoint({ latitude, longitude }) : null,
    fallbackCentre: toCubePoint(city().centre),
    chord: bounded ? chordForRadius(radius) : null,
    sportIds,
    city: input.city ?? null,
    search: input.search ?? '',
    after: openCursor(LIST, input.cursor, positionSchema),
    limit: input.limit + 1,
  };
}

function toDto(
  actor: Actor | null,
  { chord, creatorName, standing, ...group }: DiscoverGroupRow,
): GroupCardDto {
  return {
    ...group,
    viewer: toCardViewer(actor, standing, group.audience),
    creator: { name: placeholderWords(creatorName) },
    distance: chord === null ? null : Math.max(1, Math.round(arcFromChord(chord) / 1000)),
  };
}
