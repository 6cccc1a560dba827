import { type SitemapUrl, sitemapUrls } from '@/components/layout/sitemap-xml';
import { env } from '@/lib/env/server';
import { routes } from '@/lib/routes';
import {
  countSitemapParts,
  listSitemapPart,
  listVenuePlaces,
} from '@/lib/venues/service/list-places';

export const dynamic = 'force-dynamic';

/** One file of the sitemap: `pages.xml`, or `venues-0.xml` and on. */
export async function GET(_request: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const part = /^venues-(\d{1,6})\.xml$/.exec(file)?.[1];
  const urls =
    file === 'pages.xml' ? await pageUrls() : part ? await venueUrls(Number(part)) : null;
  if (!urls) return new Response('Not found', { status: 404 });
  const body = sitemapUrls(urls);
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

const absolute = (path: string) => new URL(path, env.NEXTAUTH_URL).href;

/** The pages that are there whatever the database holds, and a page for each sport in each city. */
async function pageUrls(): Promise<SitemapUrl[]> {
  const fixed = [routes.home(), routes.venues(), routes.sports(), routes.coaching()];
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
