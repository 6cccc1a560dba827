import { LOOKS_NO_MORE } from '@/lib/platform/auth/looking-around';
import { routes, safeReturnPath } from '@/lib/routes';

/**
 * The target of 'Sign In'. Outside the wrapper: it reads and writes nothing, and a browser expects a page, not JSON. A person who
 * looks around has a session, so it leads back to the page, where the wizard now is.
 */
export function GET(request: Request): Response {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  return new Response(null, {
    status: 307,
    // Relative, so that a visitor on 127.0.0.1 remains there and keeps the cookies.
    headers: {
      Location: routes.signIn(returnTo ?? undefined),
      'Cache-Control': 'no-store',
      'Set-Cookie': LOOKS_NO_MORE,
    },
  });
}
