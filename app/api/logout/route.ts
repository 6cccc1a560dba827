import { clearedSessionCookie, readSessionToken } from '@/lib/platform/auth/session-cookie';
import { signOut } from '@/lib/platform/auth/sign-out';
import { isOwnNavigation } from '@/lib/platform/http/origin';
import { routes } from '@/lib/routes';

/**
 * The target of 'Sign Out'. A GET with a side effect, so it requires a navigation from this site; another site's link or image
 * ends at the start page with the session intact.
 */
export async function GET(request: Request): Promise<Response> {
  const headers = new Headers({ Location: routes.home(), 'Cache-Control': 'no-store' });
  if (isOwnNavigation(request) && isPageLoad(request)) {
    const token = readSessionToken(request.headers.get('cookie'));
    if (token) await signOut(token);
    headers.append('Set-Cookie', clearedSessionCookie());
  }
  return new Response(null, { status: 303, headers });
}

/** Excludes embedded images with this address and prefetches. */
function isPageLoad(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  return (mode === null || mode === 'navigate') && !request.headers.has('sec-purpose');
}
