/**
 * The tags by which cached content (lib/platform/cache/stores) is dropped. Only content that is the same for every viewer is cached.
 * Services expire the tags of what they change (lib/platform/cache/expire).
 */
export const cacheTags = {
  /** Every page that names a sport has it, too. */
  sports: 'sports',
  /** A group as guests see it: itself and its next games. */
  group: (id: number) => `group:${id}`,
  /** A game as guests see it. */
  game: (id: number) => `game:${id}`,
  /** A venue as guests see it: its author, pictures and reviews, its games and the groups that play there. */
  venue: (id: number) => `venue:${id}`,
  /** A coach as guests see it: the page, its classes, hours and reviews. */
  coach: (id: number) => `coach:${id}`,
  /** Lists of venues by place: the landing pages and the sitemap. */
  venues: 'venues',
  map: 'map',
  /** How many reports there were. */
  reports: 'reports',
  /** The landing page: the next games, some venues, and counts. */
  landing: 'landing',
} as const;

/** Adds the landing page, which shows some of every game, group and venue. */
export function withLanding(tags: readonly string[]): string[] {
  const all = new Set(tags);
  if (tags.some((tag) => /^(game|group|venue)/.test(tag))) all.add(cacheTags.landing);
  return [...all];
}
