import { env } from '@/lib/env/server';
import { serializeCookie } from '@/lib/http/cookies';

/** next-auth's names: the second once the site's address is https. */
export const SESSION_COOKIE_NAMES = [
  '__Secure-next-auth.session-token',
  'next-auth.session-token',
] as const;

/** How long the browser keeps the cookie. The row in the sessions table decides when the session ends. */
export const SESSION_COOKIE_MAX_AGE_SECONDS = 365 * 86_400;

/** The session token of a `Cookie` header, or null. Shared by route handlers, pages and the realtime sidecar. */
export function readSessionToken(cookieHeader: string | null | undefined): string | null {
  if (!cookieHeader) return null;
  for (const name of SESSION_COOKIE_NAMES) {
    for (const part of cookieHeader.split(';')) {
      const [key, ...rest] = part.trim().split('=');
      if (key === name && rest.length > 0) return decodeURIComponentOrNull(rest.join('='));
    }
  }
  return null;
}

function decodeURIComponentOrNull(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The Set-Cookie value of a session, as next-auth itself would write it. */
export function sessionCookie(token: string): string {
  const secure = env.NEXTAUTH_URL.startsWith('https:');
  return serializeCookie(SESSION_COOKIE_NAMES[secure ? 0 : 1], token, {
    path: '/',
    maxAgeSeconds: SESSION_COOKIE_MAX_AGE_SECONDS,
    secure,
  });
}

/** Set-Cookie values that remove the session under both names, whichever the site's address made it use. */
export function clearedSessionCookies(): string[] {
  return SESSION_COOKIE_NAMES.map((name) =>
    serializeCookie(name, '', {
      path: '/',
      maxAgeSeconds: 0,
      // Browsers ignore a __Secure- cookie without it.
      secure: name.startsWith('__Secure-'),
    }),
  );
}
