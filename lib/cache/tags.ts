/**
 * The names by which what is kept across requests (lib/cache/kept) is forgotten. Only what is the same for every viewer is
 * kept; whoever changes it expires its tag in the route handler, after the service has returned.
 */
export const cacheTags = {
  /** The list of all sports, and every page that names one. */
  sports: 'sports',
  /** What a guest reads of a group: itself and its next games. */
  group: (id: number) => `group:${id}`,
  /** What a guest reads of one game. */
  game: (id: number) => `game:${id}`,
  /** What a guest reads of a venue: itself, its pictures and reviews, and what is on there. */
  venue: (id: number) => `venue:${id}`,
  /** What a guest reads of a coach: the page, its classes, hours and reviews. */
  coach: (id: number) => `coach:${id}`,
  /** Lists of venues by place: the landing pages and the sitemap. */
  venues: 'venues',
  /** The landing page: the next games, some venues, and how many there are. */
  landing: 'landing',
} as const;

/** With the landing page, which shows something of every game, group and venue. */
export function withLanding(tags: readonly string[]): string[] {
  const all = new Set(tags);
  if (tags.some((tag) => /^(game|group|venue)/.test(tag))) all.add(cacheTags.landing);
  return [...all];
}
