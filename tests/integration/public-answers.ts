import type { IncomingMessage } from 'node:http';
import { loadClassDates } from '@/lib/classes/loaders';
import { loadPublicCoach } from '@/lib/coaching/loaders';
import { loadLanding } from '@/lib/discover/loaders';
import { loadGamesOf, loadPublicGame } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { db } from '@/lib/platform/db/client';
import { toSlug } from '@/lib/platform/validation/slug';
import { routes } from '@/lib/routes';
import { loadPublicVenue, loadVenuePlace } from '@/lib/venues/loaders';
import { publicPageOf } from '@/server/web/public-pages';

/** The public pages, and how each is loaded for a guest. */
export type PublicPages = Map<string, () => Promise<unknown>>;

/** Every public page of visible content. */
export async function listPublicPages(): Promise<PublicPages> {
  const where = { hiddenAt: null };
  const select = { id: true };
  const [venues, groups, games, coaches] = await Promise.all([
    db.venue.findMany({ where, select: { id: true, city: true, sports: true } }),
    db.group.findMany({ where, select }),
    db.game.findMany({ where, select }),
    db.coachApplication.findMany({ where, select }),
  ]);
  const pages: PublicPages = new Map([['/', loadLanding]]);
  for (const { id, city, sports } of venues) {
    pages.set(routes.venue(id), () => loadPublicVenue(`${id}`));
    for (const name of sports) {
      const place = { city: toSlug(city), sport: toSlug(name) };
      pages.set(routes.venuesIn(place.city, place.sport), () => loadPlacePage(place));
    }
  }
  for (const { id } of groups) pages.set(routes.group(id), () => loadGroupPage(id));
  for (const { id } of games) pages.set(routes.game(id), () => loadPublicGame(`${id}`));
  for (const { id } of coaches) pages.set(routes.coach(id), () => loadCoachPage(id));
  return pages;
}

/** The content of each page for a guest, by its path. One after the other: each further connection would plan all statements. */
export async function readPages(pages: PublicPages): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [path, load] of pages) answers.set(path, await answerOf(load));
  return answers;
}

/** Hides everything from earlier tests, so that short lists show this one's content. */
export async function clearPublicPages(): Promise<void> {
  const change = { where: { hiddenAt: null }, data: { hiddenAt: new Date() } };
  await db.venue.updateMany(change);
  await db.group.updateMany(change);
  await db.game.updateMany(change);
  await db.coachApplication.updateMany(change);
}

/** The pages whose response has changed, though none of their tags was expired. */
export function stalePages(
  before: Map<string, string>,
  after: Map<string, string>,
  expired: readonly string[],
): string[] {
  return [...before]
    .filter(([path, answer]) => answer !== after.get(path))
    .map(([path]) => path)
    .filter((path) => !tagsOf(path).some((tag) => expired.includes(tag)));
}

function tagsOf(path: string): string[] {
  const page = publicPageOf({ headers: {} } as IncomingMessage, { path, language: 'en' });
  if (!page) throw new Error(`No public page: ${path}`);
  return page.tags;
}

async function loadCoachPage(id: number) {
  return [await loadPublicCoach(`${id}`), await loadClassDates(null, id)];
}

async function loadGroupPage(id: number) {
  return [await loadPublicGroup(`${id}`), await loadGamesOf(null, id)];
}

/** Its cards do not name the author of a venue. */
async function loadPlacePage(params: { city: string; sport: string }) {
  const { venues, ...page } = await loadVenuePlace(params);
  return { ...page, venues: venues.map(({ addedBy: _unshown, ...card }) => card) };
}

/** The response as text. 'Not found' and redirects count too: Next throws them, with a digest. */
async function answerOf(load: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await load());
  } catch (error) {
    if (error instanceof Error && 'digest' in error) return String(error.digest);
    throw error;
  }
}
