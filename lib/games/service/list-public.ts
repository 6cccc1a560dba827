import { cacheTags } from '@/lib/cache/tags';
import {
  findGameIdsOf,
  findListedGames,
  type ListedGameRow,
} from '@/lib/games/repository/find-listed';

/** What a file of a sitemap may hold. */
const SITEMAP_URLS_MAX = 50_000;

/** The games to come that search engines may keep, the next first. */
export function listPublicGames(): Promise<ListedGameRow[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}

/** Older pages than these nobody keeps. */
const KEPT_PAGES_MAX = 500;

/**
 * The tags of a group and of its games, for changes that show on all of their pages. Ask before a group is deleted:
 * afterwards nobody knows its games.
 */
export async function listTagsOf(groupId: number): Promise<string[]> {
  const ids = await findGameIdsOf(groupId, KEPT_PAGES_MAX);
  return [cacheTags.group(groupId), ...ids.map((id) => cacheTags.game(id))];
}
