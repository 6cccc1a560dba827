import { isSecureSite, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';

/** How long a session lives, counted from its sign-in. The database enforces it (check sessions_lifetime). */
export const SESSION_MAX_AGE_SECONDS = 30 * 86_400;

export const sessionCookieName = (): string => ownCookieName('next-auth.session-token');

/** Shared by route handlers and the realtime sidecar. */
export function readSessionToken(cookieHeader: string | null | undefined): string | null {
  return parseCookies(cookieHeader ?? null)[sessionCookieName()] || null;
}

/** The Set-Cookie value of a session, as next-auth would write it. */
export function sessionCookie(token: string): string {
  return serializeCookie(sessionCookieName(), token, {
    path: '/',
    maxAgeSeconds: SESSION_MAX_AGE_SECONDS,
    secure: isSecureSite(),
  });
}

/** The Set-Cookie value that removes the session from the browser. */
export function clearedSessionCookie(): string {
  return serializeCookie(sessionCookieName(), '', {
    path: '/',
    maxAgeSeconds: 0,
    secure: isSecureSite(),
  });
}
