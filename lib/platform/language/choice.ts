import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { isSecureSite } from '@/lib/platform/auth/cookie-names';
import { city } from '@/lib/platform/city/city';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';
import { type DateStyle, isDateStyle } from './date-style';
import { firstLanguage, isOffered, type Language } from './languages';
import { isServed } from './served';

const COOKIE = 'language';
const DATES = 'dates';
const YEAR_SECONDS = 365 * 86_400;

/** The Set-Cookie value that stores a choice in this browser. It identifies nobody, so guests get it too. */
export function languageCookie(language: Language): string {
  return serializeCookie(COOKIE, language, {
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
    secure: isSecureSite(),
  });
}

/** The Set-Cookie value that stores how dates are read in this browser; null removes it. */
export function dateStyleCookie(style: DateStyle | null): string {
  return serializeCookie(DATES, style ?? '', {
    path: '/',
    maxAgeSeconds: style ? YEAR_SECONDS : 0,
    secure: isSecureSite(),
  });
}

export function wantedDateStyle({ cookie }: IncomingHttpHeaders): DateStyle | null {
  const chosen = cookie?.includes(DATES) ? parseCookies(cookie)[DATES] : undefined;
  return isDateStyle(chosen) ? chosen : null;
}

/**
 * The language that a reader prefers: the one chosen in this browser, else the first supported one of the browser's languages,
 * else the first language that is offered here.
 * @returns null for readers without a preference, such as crawlers
 */
export function wantedLanguage({
  cookie,
  'accept-language': accepted,
}: IncomingHttpHeaders): Language | null {
  const chosen = cookie?.includes(COOKIE) ? parseCookies(cookie)[COOKIE] : undefined;
  if (isServed(chosen)) return chosen;
  if (!accepted) return null;
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([
    ...city().languages,
  ]);
  return isOffered(best) ? best : firstLanguage();
}
