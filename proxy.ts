import { type NextRequest, NextResponse } from 'next/server';

/**
 * Forwards `/ws` to the realtime sidecar, upgrades included. Not in `rewrites()`, which are fixed at build time, because the
 * sidecar's port is known only at run time. Nothing is authorised here.
 */
export function proxy(request: NextRequest): NextResponse {
  const port = process.env.WS_PORT ?? '3901';
  return NextResponse.rewrite(new URL(`/ws${request.nextUrl.search}`, `http://127.0.0.1:${port}`));
}

export const config = { matcher: '/ws' };
