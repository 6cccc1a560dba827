import { clearedSessionCookie, readSessionToken } from '@/lib/auth/session-cookie';
import { signOut } from '@/lib/auth/sign-out';
import { isOwnNavigation } from '@/lib/http/origin';
import { routes } from '@/lib/routes';

/**
 * Where 'Sign Out' leads. A GET that changes something, so only a navigation of our own may: another site's link or
 * picture ends at the start page with the session untouched.
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

/** Not a picture somebody embedded with this address, and not a page fetched ahead of a press. */
function isPageLoad(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  return (mode === null || mode === 'navigate') && !request.headers.has('sec-purpose');
}
