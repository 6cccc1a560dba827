import { sitemapIndex } from '@/components/sharing/sitemap-xml';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { ENGLISH } from '@/lib/platform/language/languages';
import { countSitemapParts } from '@/lib/venues/service/find-nearby';

/** Rendered per request: the site's address and its venues are known only at run time. */
export const dynamic = 'force-dynamic';

/** One sitemap per language for pages, and venues in files of 50,000. */
export async function GET(): Promise<Response> {
  const parts = await countSitemapParts();
  const files = [
    'pages.xml',
    'groups.xml',
    'games.xml',
    'coaches.xml',
    ...Array.from({ length: parts }, (_, part) => `venues-${part}.xml`),
  ];
  const inLanguages = city().languages.flatMap((language) =>
    files.map((file) => (language === ENGLISH ? file : `${language}-${file}`)),
  );
  const body = sitemapIndex(
    inLanguages.map((file) => new URL(`/sitemap/${file}`, env.NEXTAUTH_URL).href),
  );
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
