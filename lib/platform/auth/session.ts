import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { findSession, type Session } from '@/lib/platform/auth/session-store';
import { markPageLanguage } from '@/lib/platform/http/page-status';

/**
 * The session of the page being rendered, or null. One query, however many components call it. For server components only:
 * route handlers get their Actor from the wrapper.
 */
export const loadSession = cache(async (): Promise<Session | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  const session = token ? await findSession(token) : null;
  markPageLanguage(session?.user.language);
  return session;
});

/** Without a location or a gender the profile wizard replaces the app, except for people who came by an invite link. */
export function isOnboarded(session: Session): boolean {
  return session.user.latitude !== null && session.user.gender !== null;
}
