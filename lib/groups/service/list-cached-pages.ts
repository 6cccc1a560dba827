import { findGamesWithPages } from '@/lib/groups/repository/cached-pages';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db, type Tx } from '@/lib/platform/db/client';

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
