import { findListedGames } from '@/lib/games/repository/find-listed';
import { listTagsOfGroup } from '@/lib/groups/service/list-cached-pages';
import { cacheTags } from '@/lib/platform/cache/tags';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';

/** The coming games that search engines may index, the next first. */
export function listPublicGames(): Promise<{ id: number; updatedAt: Date }[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}

interface Shown {
  id: number;
  groupId: number;
  venue: { id: number } | null;
}

/** The tags of the pages that show a game: its own, its group's and its venue's. */
export function tagsOfGame({ id, groupId, venue }: Shown): string[] {
  const own = [cacheTags.game(id), cacheTags.group(groupId)];
  return venue ? [...own, cacheTags.venue(venue.id)] : own;
}

/** For a change with that scope. Call it before the change too, for a venue that a game moves away from. */
export async function listTagsOfChange(
  game: Shown & { seriesId: number | null },
  scope: 'this' | 'following' = 'this',
): Promise<string[]> {
  // The games of a series share their group.
  const wide = scope === 'following' && game.seriesId !== null;
  return wide ? listTagsOfGroup(game.groupId) : tagsOfGame(game);
}
