import { cacheTags } from '@/lib/platform/cache/tags';
import { findListedGames, findPlacesOf } from '@/lib/games/repository/find-listed';
import type { GameDto } from '@/lib/games/schema/read-game';

/** The most URLs in one sitemap file. */
const SITEMAP_URLS_MAX = 50_000;

/** The coming games that search engines may index, the next first. */
export function listPublicGames(): Promise<{ id: number; updatedAt: Date }[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}

/** A limit: pages of older games are no longer cached. */
const KEPT_PAGES_MAX = 500;

/**
 * The tags of a group, its games and their venues, for changes that show on all of their pages. Ask before a group is deleted:
 * afterwards its games are unknown.
 */
export async function listTagsOf(groupId: number): Promise<string[]> {
  const games = await findPlacesOf(groupId, KEPT_PAGES_MAX);
  const venueIds = new Set(games.flatMap(({ venueId }) => venueId ?? []));
  return [
    cacheTags.group(groupId),
    ...games.map(({ id }) => cacheTags.game(id)),
    ...[...venueIds].map((id) => cacheTags.venue(id)),
  ];
}

/** The tags of the pages that show a game: its own, its group's and its venue's. */
export function tagsOfGame({ id, groupId, venue }: Pick<GameDto, 'id' | 'groupId' | 'venue'>) {
  const own = [cacheTags.game(id), cacheTags.group(groupId)];
  return venue ? [...own, cacheTags.venue(venue.id)] : own;
}

/** For a change with that scope. Ask before the change too, for the venue that a game moves away from. */
export async function listTagsOfChange(
  game: Pick<GameDto, 'id' | 'groupId' | 'venue' | 'seriesId'>,
  scope: 'this' | 'following' = 'this',
): Promise<string[]> {
  // The games of a series share their group.
  const wide = scope === 'following' && game.seriesId !== null;
  return wide ? listTagsOf(game.groupId) : tagsOfGame(game);
}
