import { type NextRequest, NextResponse } from 'next/server';

/**
 * Carries the site's own `/ws` to the realtime sidecar, upgrades included. Here and not in `rewrites()`, because those are
 * fixed when the app is built and the sidecar's port is known only when it starts. Nothing is authorised here.
 */
export function proxy(request: NextRequest): NextResponse {
  const port = process.env.WS_PORT ?? '3901';
  return NextResponse.rewrite(new URL(`/ws${request.nextUrl.search}`, `http://127.0.0.1:${port}`));
}

export const config = { matcher: '/ws' };
