import { type NextRequest, NextResponse } from 'next/server';

/**
 * Forwards `/ws` to the realtime sidecar, upgrades included. Not in `rewrites()`, which are fixed at build time, because the
 * sidecar's address is known only at run time. Nothing is authorised here.
 */
export function proxy(request: NextRequest): NextResponse {
  // An empty value counts as missing, as in lib/platform/env.
  const host = process.env.WS_HOST || '127.0.0.1';
  const port = process.env.WS_PORT || '3901';
  const sidecar = process.env.REALTIME_URL || `http://${host}:${port}`;
  return NextResponse.rewrite(new URL(`/ws${request.nextUrl.search}`, sidecar));
}

export const config = { matcher: '/ws' };
