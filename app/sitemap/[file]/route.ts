import { addressesOf } from '@/components/language/alternates';
import { sitemapUrls } from '@/components/sharing/sitemap-xml';
import { listPublicCoaches } from '@/lib/coaching/service/list-coaches';
import { listPublicGames } from '@/lib/games/service/read-roster';
import { listPublicGroups } from '@/lib/groups/service/discover-groups';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { texts } from '@/lib/platform/http/server-texts';
import { ENGLISH, isOffered } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import {
  countSitemapParts,
  listSitemapPart,
  listVenuePlaces,
} from '@/lib/venues/service/find-nearby';

export const dynamic = 'force-dynamic';

/**
 * One file of the sitemap: `pages.xml`, `groups.xml`, `games.xml`, `coaches.xml`, or `venues-0.xml` and so on; `ur-pages.xml`
 * for the same pages in Urdu.
 */
export async function GET(_request: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const [, prefix, ofPages = file] = /^(?:([a-z]{2,3})-)?(.*)$/.exec(file) ?? [];
  const language = prefix ?? ENGLISH;
  const pages = isOffered(language) ? await pagesOf(ofPages) : null;
  if (!pages || !isOffered(language)) {
    return new Response(translate(texts).notFound, { status: 404 });
  }
  const body = sitemapUrls(
    pages.map(({ path, lastmod }) => ({
      loc: absolute(pathIn(language, path)),
      lastmod,
      alternates: mapValues(addressesOf(path), absolute),
    })),
  );
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

interface Page {
  path: string;
  lastmod?: string;
}

async function pagesOf(file: string): Promise<Page[] | null> {
  if (file === 'pages.xml') return fixedPages();
  if (file === 'groups.xml') return toPages(await listPublicGroups(), routes.group);
  if (file === 'coaches.xml') return toPages(await listPublicCoaches(), routes.coach);
  if (file === 'games.xml') return toPages(await listPublicGames(), routes.game);
  const part = /^venues-(\d{1,6})\.xml$/.exec(file)?.[1];
  return part ? venuePages(Number(part)) : null;
}

const toPages = (things: { id: number; updatedAt: Date }[], path: (id: number) => string) =>
  things.map(({ id, updatedAt }) => ({
    path: path(id),
    lastmod: updatedAt.toISOString(),
  }));

const absolute = (path: string) => new URL(path, env.NEXTAUTH_URL).href;

const mapValues = (record: Record<string, string>, map: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** And a page for each sport in each city. */
async function fixedPages(): Promise<Page[]> {
  const fixed = [
    routes.home(),
    routes.venues(),
    routes.sports(),
    routes.coaching(),
    routes.privacy(),
    routes.rules(),
    routes.accessibility(),
    ...(city().termsUrl ? [] : [routes.terms()]),
  ];
  const places = await listVenuePlaces();
  return [
    ...fixed.map((path) => ({ path })),
    ...places.map(({ citySlug, sportSlug }) => ({ path: routes.venuesIn(citySlug, sportSlug) })),
  ];
}

async function venuePages(part: number): Promise<Page[] | null> {
  if (part >= (await countSitemapParts())) return null;
  const venues = await listSitemapPart(part);
  return venues.map(({ id, updatedAt }) => ({
    path: routes.venue(id),
    lastmod: updatedAt.toISOString(),
  }));
}
