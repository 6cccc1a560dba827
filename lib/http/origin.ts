import { AppError } from '@/lib/errors/app-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when the browser says, or the Origin shows, that the request was made by a page of this site. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  // Fetch Metadata is sent in secure contexts only; a phone on http://<LAN address> is judged by Origin alone.
  const origin = request.headers.get('origin');
  const host =
    request.headers.get('x-forwarded-host') ??
    request.headers.get('host') ??
    new URL(request.url).host;
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses writes that another site's page makes with this person's cookies.
 * Next checks server actions only; route handlers have nothing of the kind.
 * @throws AppError forbidden
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request)) return;
  throw new AppError('forbidden', 'This request came from another site and was refused.');
}

/**
 * For GET addresses that change something (`/api/logout`): only a navigation of our own or one typed by the person.
 */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const referer = request.headers.get('referer');
  const host =
    request.headers.get('x-forwarded-host') ??
    request.headers.get('host') ??
    new URL(request.url).host;
  return referer !== null && URL.canParse(referer) && new URL(referer).host === host;
}
