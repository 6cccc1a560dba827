import type { MetadataRoute } from 'next';
import { texts } from '@/components/pages/page-texts';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

const SHORTCUT_ICONS = [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }];

const PHONE = { sizes: '585x1266', type: 'image/webp', form_factor: 'narrow' } as const;

/** Made for each language. */
export const dynamic = 'force-dynamic';

/**
 * The manifest of the installed app. Not `app/manifest.ts`, which every page would name by the same address: browsers request
 * the manifest without cookies, so only the address can determine the language.
 */
export function GET(): Response {
  const language = currentLanguage();
  const t = translate(texts);
  const manifest: MetadataRoute.Manifest = {
    // The same app in every language.
    id: '/',
    name: city().product,
    short_name: city().product,
    description: t.appDescription,
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
      {
        src: '/icons/app-monochrome-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    // Handled by the service worker.
    share_target: {
      action: '/share',
      method: 'post',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'picture', accept: ['image/jpeg', 'image/png', 'image/webp'] }] },
    },
    shortcuts: [
      { name: t.appShortMyGames, url: routes.myGames(), icons: SHORTCUT_ICONS },
      { name: t.appShortMessages, url: routes.messages(), icons: SHORTCUT_ICONS },
      { name: t.appShortDiscover, url: routes.home(), icons: SHORTCUT_ICONS },
    ],
    screenshots: [
      { ...PHONE, src: '/app/game.webp', label: t.appPictureGame },
      { ...PHONE, src: '/app/discover.webp', label: t.appPictureDiscover },
      { ...PHONE, src: '/app/my-games.webp', label: t.appPictureMyGames },
    ],
  };
  const headers = {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  return Response.json(manifest, { headers });
}
