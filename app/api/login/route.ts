import { routes, safeReturnPath } from '@/lib/routes';

/** Where 'Sign In' leads. Outside the wrapper: nothing is read or written, and a browser expects a page, not JSON. */
export function GET(request: Request): Response {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  return new Response(null, {
    status: 307,
    // Relative, so that whoever came by 127.0.0.1 stays there with their cookies.
    headers: { Location: routes.signIn(returnTo ?? undefined), 'Cache-Control': 'no-store' },
  });
}
