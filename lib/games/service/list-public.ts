import { cacheTags } from '@/lib/cache/tags';
import {
  findListedGames,
  findPlacesOf,
  type ListedGameRow,
} from '@/lib/games/repository/find-listed';
import type { GameDto } from '@/lib/games/schema';

/** What a file of a sitemap may hold. */
const SITEMAP_URLS_MAX = 50_000;

/** The games to come that search engines may keep, the next first. */
export function listPublicGames(): Promise<ListedGameRow[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}

/** Older pages than these nobody keeps. */
const KEPT_PAGES_MAX = 500;

/**
 * The tags of a group, of its games and of where they are, for changes that show on all of their pages. Ask before a
 * group is deleted: afterwards nobody knows its games.
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

/** The tags of the pages that show one game: its own, its group's and its venue's. */
export function tagsOfGame({ id, groupId, venue }: Pick<GameDto, 'id' | 'groupId' | 'venue'>) {
  const own = [cacheTags.game(id), cacheTags.group(groupId)];
  return venue ? [...own, cacheTags.venue(venue.id)] : own;
}

/** Of a change with that scope: ask before it as well, for the place that a game moves away from. */
export async function listTagsOfChange(
  game: Pick<GameDto, 'id' | 'groupId' | 'venue' | 'seriesId'>,
  scope: 'this' | 'following' = 'this',
): Promise<string[]> {
  // One game of a series shares its group with the others.
  const wide = scope === 'following' && game.seriesId !== null;
  return wide ? listTagsOf(game.groupId) : tagsOfGame(game);
}
