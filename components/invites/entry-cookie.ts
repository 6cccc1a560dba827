import { SEAT_HOLD_MINUTES } from '@/lib/games/constants';
import { ENTRY_COOKIE } from '@/lib/invites/constants';
import { type GuestEntry, guestEntrySchema } from '@/lib/invites/schema';
import { isSecureSite } from '@/lib/platform/auth/cookie-names';
import { serializeCookie } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/routes';

/**
 * The entry that this browser sent, for the page of the link; it is sent nowhere else, and contains only what was typed here.
 */
export function entryCookie(token: string, entry: GuestEntry): string {
  return serializeCookie(ENTRY_COOKIE, Buffer.from(JSON.stringify(entry)).toString('base64url'), {
    path: routes.join(token),
    maxAgeSeconds: SEAT_HOLD_MINUTES * 60,
    secure: isSecureSite(),
  });
}

export function readEntry(value: string | undefined): GuestEntry | null {
  if (!value) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return guestEntrySchema.parse(json);
  } catch {
    // An invalid cookie: the form is shown again.
    return null;
  }
}
