import { type SitemapUrl, sitemapUrls } from '@/components/layout/sitemap-xml';
import { listPublicCoaches } from '@/lib/coaching/service/list-coaches';
import { listPublicGames } from '@/lib/games/service/list-public';
import { listPublicGroups } from '@/lib/groups/service/list-public';
import { env } from '@/lib/platform/env/server';
import { routes } from '@/lib/routes';
import {
  countSitemapParts,
  listSitemapPart,
  listVenuePlaces,
} from '@/lib/venues/service/list-places';

export const dynamic = 'force-dynamic';

/** One file of the sitemap: `pages.xml`, `groups.xml`, `games.xml`, `coaches.xml`, or `venues-0.xml` and so on. */
export async function GET(_request: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const urls = await urlsOf(file);
  if (!urls) return new Response('Not found', { status: 404 });
  const body = sitemapUrls(urls);
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

async function urlsOf(file: string): Promise<SitemapUrl[] | null> {
  if (file === 'pages.xml') return pageUrls();
  if (file === 'groups.xml') return toUrls(await listPublicGroups(), routes.group);
  if (file === 'coaches.xml') return toUrls(await listPublicCoaches(), routes.coach);
  if (file === 'games.xml') return toUrls(await listPublicGames(), routes.game);
  const part = /^venues-(\d{1,6})\.xml$/.exec(file)?.[1];
  return part ? venueUrls(Number(part)) : null;
}

const toUrls = (things: { id: number; updatedAt: Date }[], path: (id: number) => string) =>
  things.map(({ id, updatedAt }) => ({
    loc: absolute(path(id)),
    lastmod: updatedAt.toISOString(),
  }));

const absolute = (path: string) => new URL(path, env.NEXTAUTH_URL).href;

/** The fixed pages, and a page for each sport in each city. */
async function pageUrls(): Promise<SitemapUrl[]> {
  const fixed = [
    routes.home(),
    routes.venues(),
    routes.sports(),
    routes.coaching(),
    routes.privacy(),
  ];
  const places = await listVenuePlaces();
  return [
    ...fixed.map((path) => ({ loc: absolute(path) })),
    ...places.map(({ citySlug, sportSlug }) => ({
      loc: absolute(routes.venuesIn(citySlug, sportSlug)),
    })),
  ];
}

async function venueUrls(part: number): Promise<SitemapUrl[] | null> {
  if (part >= (await countSitemapParts())) return null;
  const venues = await listSitemapPart(part);
  return venues.map(({ id, updatedAt }) => ({
    loc: absolute(routes.venue(id)),
    lastmod: updatedAt.toISOString(),
  }));
}
