import { cookies } from 'next/headers';
import { callbackCookieName } from '@/lib/platform/auth/cookie-names';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { routes } from '@/lib/routes';

const ANY_SITE = 'http://site.invalid';
const SIGN_IN = /^\/sign-in(?:\/|$)/;

/**
 * Where the person wanted to go when they last tried to sign in here, for pages that send them back to sign in without having
 * it in their address. For server components only. Undefined for the home page.
 */
export async function loadSignInDestination(): Promise<string | undefined> {
  const path = beyondSignIn((await cookies()).get(callbackCookieName())?.value);
  return path === null || path === routes.home() ? undefined : path;
}

/** A forgotten password leads to a page of sign-in first, which has the destination in its address. */
function beyondSignIn(value: string | null | undefined): string | null {
  const path = toReturnPath(value);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, ANY_SITE);
  return SIGN_IN.test(pathname) ? beyondSignIn(searchParams.get('callbackUrl')) : path;
}
