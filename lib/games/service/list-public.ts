import { findListedGames, type ListedGameRow } from '@/lib/games/repository/find-listed';

/** What a file of a sitemap may hold. */
const SITEMAP_URLS_MAX = 50_000;

/** The games to come that search engines may keep, the next first. */
export function listPublicGames(): Promise<ListedGameRow[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}
