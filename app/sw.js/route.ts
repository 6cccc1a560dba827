import { currentRelease } from '@/lib/platform/http/release';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { isServed } from '@/lib/platform/language/served';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/**
 * Starts the service worker, public/worker.js. The release makes it a new one with each upgrade; in development there is no
 * release, and the worker caches no page.
 */
export function GET(): Response {
  const release = currentRelease() ?? null;
  const languages = Object.keys(LANGUAGES).filter(isServed);
  const pages = Object.fromEntries(
    languages.map((language) => [language, pathIn(language, routes.offline())]),
  );
  const settings = JSON.stringify({ release, pages });
  const worker = JSON.stringify(`/worker.js?${encodeURIComponent(release ?? '')}`);
  const text = [`self.maidan = ${settings};`, `importScripts(${worker});`, ''].join('\n');
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    },
  });
}
