import type { MetadataRoute } from 'next';
import { env } from '@/lib/platform/env/server';

const PUBLIC_PATHS = [
  '/$',
  '/venues',
  '/venue/',
  '/group/',
  '/game/',
  '/sports$',
  '/privacy$',
  '/coaching',
  '/coach/',
  '/_next/',
  '/media/',
  '/icons/',
];

/** Rendered per request: the site's address is known only at run time. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: PUBLIC_PATHS, disallow: '/' },
    sitemap: new URL('/sitemap.xml', env.NEXTAUTH_URL).href,
  };
}
