import type { IncomingMessage, RequestListener } from 'node:http';
import { env } from '@/lib/platform/env/server';
import { isOwnHost } from '@/lib/platform/http/own-host';
import { texts } from '@/lib/platform/http/server-texts';
import { wantedDateStyle, wantedLanguage } from '@/lib/platform/language/choice';
import { ENGLISH } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { say, wordsFor } from '@/lib/platform/language/say';
import { limitBodies } from '@/server/web/admission';
import type { RouteOf } from '@/server/web/known-routes';
import { createPageServer, type PageServerOptions } from '@/server/web/page-server';
import { watchRequests } from '@/server/web/request-id';
import { SECURITY_HEADERS } from './content-policy';
import { type Refusal, refuse } from './send-refusal';

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

const CLOSE_LISTENERS_MAX = 20;

interface RequestHandlerOptions extends PageServerOptions {
  routeOf: RouteOf;
}

/** Everything that a request passes before Next, in this order. */
export function createRequestHandler({
  routeOf,
  ...options
}: RequestHandlerOptions): RequestListener {
  const isPage = (path: string) => routeOf(path) !== 'other';
  const listener = inViewersLanguage(
    requireOwnHost(limitBodies(createPageServer({ ...options, isPage }))),
  );
  return watchRequests(listener, routeOf);
}

/** Errors and responses of calls are in the reader's language; a page may have another. */
function inViewersLanguage(next: RequestListener): RequestListener {
  return (request, response) => {
    // Several steps here and in Next listen for its end: more than Node's limit of ten, but each adds one.
    response.setMaxListeners(CLOSE_LISTENERS_MAX);
    const { headers } = request;
    const language = wantedLanguage(headers) ?? ENGLISH;
    runIn(language, () => next(request, response), wantedDateStyle(headers));
  };
}
