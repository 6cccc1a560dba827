import type { IncomingMessage, RequestListener } from 'node:http';
import { env } from '@/lib/platform/env/server';
import { isOwnHost } from '@/lib/platform/http/own-host';
import { texts } from '@/lib/platform/http/server-texts';
import { say, wordsFor } from '@/lib/platform/language/say';
import { SECURITY_HEADERS } from '@/server/web/content-policy';
import { type Refusal, refuse } from '@/server/web/send-refusal';

/** Monitoring may use any host name or address for it; it reveals nothing about people. */
const HEALTH = '/api/health';

/** Node takes the first of several; a proxy in front may have used the last. */
function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersionMinor === 0);
}

const NOT_ONE_HOST: Refusal = {
  status: 400,
  said: say(texts, 'notOneHost'),
  code: 'bad_request',
};
/** Accepts only requests addressed to this site's own name. Runs before everything else, so that no route can forget it. */
export function requireOwnHost(next: RequestListener): RequestListener {
  return (request, response) => {
    // The body of a refused request is not read.
    if (!hasOneHost(request)) return refuse(response, { ...NOT_ONE_HOST, headers: CLOSE });
    if (isOwnHost(request.headers.host) || request.url === HEALTH) return next(request, response);
    const { origin } = new URL(env.NEXTAUTH_URL);
    const said = say(texts, 'otherHost', { origin });
    if (request.url?.startsWith('/api/')) {
      return refuse(response, { status: 421, said, code: 'wrong_host', headers: CLOSE });
    }
    response.writeHead(421, {
      ...SECURITY_HEADERS,
      ...CLOSE,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    response.end(`${wordsFor(said)}\n`);
  };
}

const CLOSE = { connection: 'close' };
