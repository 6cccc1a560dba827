import type { MetadataRoute } from 'next';
import { env } from '@/lib/env/server';
import { routes } from '@/lib/routes';

/** Read when asked, not when built: the site's address is known only where it runs. */
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    { url: new URL(routes.home(), env.NEXTAUTH_URL).href, changeFrequency: 'weekly', priority: 1 },
  ];
}
