import type { IncomingHttpHeaders } from 'node:http';
import type { SessionUser } from '@/lib/platform/auth/session-store';
import { parseCookies } from '@/lib/platform/http/cookies';
import { isJoinPath } from '@/lib/routes';

/**
 * Set while a person who has not completed the profile looks around. Scripts set it and a guest's page reads it
 * (lib/platform/browser/guest-page); it identifies nobody and opens nothing that guests do not see.
 */
const COOKIE = 'looking-around';

const withAge = (seconds: number) => `${COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** Cookies as a browser takes them, from a script or a header. */
export const LOOKS_AROUND = withAge(86_400);
export const LOOKS_NO_MORE = withAge(0);

type Profile = Pick<SessionUser, 'latitude' | 'gender' | 'cameByLink'>;

/** Without a location or a gender the profile wizard replaces the app, except for people who came by an invite link. */
export function needsProfile({ latitude, gender, cameByLink }: Profile): boolean {
  return (latitude === null || gender === null) && !cameByLink;
}

export function isLookingAround({ cookie }: IncomingHttpHeaders): boolean {
  return Boolean(cookie?.includes(COOKIE)) && COOKIE in parseCookies(cookie ?? null);
}

/**
 * Whether a person with a session reads this public page as guests do: in place of the wizard, while they look around. An
 * invitation has no wizard.
 */
export function readsAsGuest(path: string, isLooking: boolean, user: Profile | null): boolean {
  return isLooking && user !== null && needsProfile(user) && !isJoinPath(path);
}
