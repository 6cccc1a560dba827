import type { MetadataRoute } from 'next';
import { texts } from '@/components/pages/page-texts';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

/** Made for each language. */
export const dynamic = 'force-dynamic';

/**
 * The manifest of the installed app. Not `app/manifest.ts`, which every page would name by the same address: browsers request
 * the manifest without cookies, so only the address can name the reader's language.
 */
export function GET(): Response {
  const language = currentLanguage();
  const manifest: MetadataRoute.Manifest = {
    // The same app in every language.
    id: '/',
    name: 'Maidan',
    short_name: 'Maidan',
    description: translate(texts).appDescription,
    lang: language,
    dir: LANGUAGES[language].direction,
    start_url: '/',
    display: 'standalone',
    background_color: '#faf6ec',
    theme_color: '#faf6ec',
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/app-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  const headers = {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  return Response.json(manifest, { headers });
}
