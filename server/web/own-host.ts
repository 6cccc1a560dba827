import type { RequestListener } from 'node:http';
import { env } from '@/lib/env/server';
import { isOwnHost } from '@/lib/http/own-host';

/** Asked by whoever watches the process, by any name or number; it tells nothing of people. */
const HEALTH = '/api/health';

/** Answers only what was asked of this site by its own name. Before all else, so that no route can forget it. */
export function requireOwnHost(next: RequestListener): RequestListener {
  return (request, response) => {
    if (isOwnHost(request.headers.host) || request.url === HEALTH) return next(request, response);
    const { origin } = new URL(env.NEXTAUTH_URL);
    const error = `This site answers at ${origin} only. Whoever runs it can change that address with NEXTAUTH_URL.`;
    const isCall = request.url?.startsWith('/api/');
    response.writeHead(421, {
      'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      // What came with it is not read.
      Connection: 'close',
    });
    response.end(isCall ? JSON.stringify({ error, code: 'wrong_host' }) : `${error}\n`);
  };
}
