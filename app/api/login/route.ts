import { routes, safeReturnPath } from '@/lib/routes';

/** The target of 'Sign In'. Outside the wrapper: it reads and writes nothing, and a browser expects a page, not JSON. */
export function GET(request: Request): Response {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  return new Response(null, {
    status: 307,
    // Relative, so that a visitor on 127.0.0.1 remains there and keeps the cookies.
    headers: { Location: routes.signIn(returnTo ?? undefined), 'Cache-Control': 'no-store' },
  });
}
