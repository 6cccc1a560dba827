import type { MetadataRoute } from 'next';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';

const PUBLIC_PATHS = [
  '/$',
  '/venues',
  '/venue/',
  '/group/',
  '/game/',
  // Not indexed; link previews may read them.
  '/join/',
  '/sports$',
  '/privacy$',
  '/terms$',
  '/rules$',
  '/imprint$',
  '/embed/',
  '/accessibility$',
  '/coaching',
  '/coach/',
  // Google Calendar reads robots.txt first. The address is a secret, and nothing links to it.
  '/api/calendar/',
  '/_next/',
  '/media/',
  '/icons/',
];

/** Rendered per request: the site's address is known only at run time. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: city().languages.flatMap(pathsIn), disallow: '/' },
    sitemap: new URL('/sitemap.xml', env.NEXTAUTH_URL).href,
  };
}

function pathsIn(language: Language): string[] {
  if (language === ENGLISH) return PUBLIC_PATHS;
  const pages = PUBLIC_PATHS.filter((path) => !FILES.test(path));
  return pages.map((path) => (path === '/$' ? `/${language}$` : `/${language}${path}`));
}

/** The same in every language. */
const FILES = /^\/(?:_next|media|api)\//;
