import { AppError } from '@/lib/platform/errors/app-error';
import { isOwnOrigin } from '@/lib/platform/http/own-host';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when Fetch Metadata or the Origin header shows that a page of this site made the request. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  // Fetch Metadata is sent in secure contexts only; for a phone on http://<LAN address> only Origin is available.
  const origin = request.headers.get('origin');
  return origin !== null && isOwnOrigin(origin, askedHost(request));
}

/**
 * Refuses cross-site writes with this person's cookies. Next checks only server actions, not route handlers.
 * @throws AppError forbidden
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request)) return;
  throw new AppError('forbidden', say(texts, 'otherSite'));
}

/**
 * For GET URLs that change something (`/api/logout`): accepts only a navigation from our own pages or one typed by the person.
 */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const referer = request.headers.get('referer');
  return referer !== null && isOwnOrigin(referer, askedHost(request));
}

const askedHost = ({ headers, url }: Request): string =>
  headers.get('x-forwarded-host') ?? headers.get('host') ?? new URL(url).host;
