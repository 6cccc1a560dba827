import { randomUUID } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import fresh from 'fresh';
import inject from 'light-my-request';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding, FinishedAnswer } from '@/lib/cache/finished-answer';
import type { Made, TaggedStore } from '@/lib/cache/tagged-store';
import { methodNotAllowed } from '@/lib/errors/app-error';
import { errorResponse } from '@/lib/http/responses';
import { log } from '@/lib/observability/log';
import { type PublicPage, publicPageOf } from '@/server/web/public-pages';

/** Kept here, where an edit is heard of; whoever keeps it on the way asks each time whether it still is what it was. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A browser must not come back to it after signing in, when the same address shows something else. */
const FOR_GUESTS_ONLY = 'private, no-store';

/** What belongs to one connection or is said anew for each answer. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
]);

interface FrontOptions {
  /** Next. */
  next: RequestListener;
  kept: TaggedStore<FinishedAnswer>;
  /** The host that pages are made for, whatever name a reader asks by. */
  host: string;
}

/**
 * Answers for the pages that are the same for everybody from what is kept, and hands everything else to Next. Such a page is
 * made by asking Next for its path alone: no cookie, address or language of a reader reaches it, so that nothing of a person
 * can be in what others are given.
 */
export function createFront({ next, kept, host }: FrontOptions): RequestListener {
  return (request, response) => {
    keepMissingOutOfIndexes(response);
    const page = publicPageOf(request);
    if (!page) {
      if (request.url?.startsWith('/api/')) explainRefusedMethods(next, request, response);
      return next(request, response);
    }
    const known = kept.get(page.path);
    const found = known ?? kept.getOrMake(page.path, page.tags, () => make(next, page.path, host));
    Promise.resolve(found)
      .then((answer) => send({ request, response, page }, answer, known ? 'hit' : 'fwd=miss'))
      .catch((error: unknown) => {
        log.error({ err: error, path: page.path }, 'a public page could not be made');
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      });
  };
}

/**
 * To a method that a route does not have, Next answers 405 with nothing else. In place of that empty answer goes one in the
 * shape of every other error, with the methods that there are: Next tells them to whoever asks with OPTIONS.
 */
function explainRefusedMethods(
  next: RequestListener,
  { url }: IncomingMessage,
  response: ServerResponse,
): void {
  const end = response.end.bind(response);
  const finish = async (): Promise<void> => {
    const { headers } = await inject(next, { method: 'OPTIONS', url });
    const allow = String(headers.allow ?? 'GET, HEAD').split(', ');
    const methods = allow.filter((method) => method !== 'OPTIONS');
    const answer = errorResponse(methodNotAllowed(methods), randomUUID());
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    end(await answer.text());
  };
  const isUnexplained = () =>
    response.statusCode === 405 && !response.headersSent && !response.hasHeader('allow');
  const writeHead = response.writeHead.bind(response);
  // Next's compression sends the head before the end: held back until the methods are in it.
  response.writeHead = ((...args: Parameters<typeof writeHead>) =>
    isUnexplained() ? response : writeHead(...args)) as typeof writeHead;
  const endOrExplain = (...args: Parameters<typeof end>): ServerResponse => {
    if (!isUnexplained()) return end(...args);
    finish().catch((error: unknown) => {
      log.error({ err: error, path: url }, 'the methods of a call could not be told');
      end();
    });
    return response;
  };
  response.end = endOrExplain as typeof response.end;
}

/** Below the addresses of public pages too: a group that became private must leave the search engines. */
function keepMissingOutOfIndexes(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  // Node itself calls it for an answer that never names its head.
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (status === 404) response.setHeader('X-Robots-Tag', 'noindex');
    return writeHead(status, ...rest);
  }) as typeof writeHead;
}

async function make(
  next: RequestListener,
  url: string,
  host: string,
): Promise<Made<FinishedAnswer>> {
  const { statusCode, headers, rawPayload } = await inject(next, { url, headers: { host } });
  const shared = Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name));
  const value = new FinishedAnswer({
    status: statusCode,
    headers: Object.fromEntries(shared),
    body: rawPayload,
  });
  // Missing pages are made each time: anybody can ask for any number of them.
  return { value, keep: statusCode === 200 };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  page: PublicPage;
}

async function send(
  { request, response, page }: Exchange,
  answer: FinishedAnswer,
  cacheStatus: string,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    'cache-status': `maidan; ${cacheStatus}`,
  };
  if (answer.status === 200) {
    headers['cache-control'] = page.isForGuests ? FOR_GUESTS_ONLY : CACHE_CONTROL;
    headers.etag = answer.etag;
    if (fresh(request.headers, headers)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const encoding = answer.isText ? encodingFor(request) : null;
  const body = encoding ? await answer.bodyIn(encoding) : answer.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  // Node leaves the body out for HEAD.
  response.writeHead(answer.status, headers).end(body);
}

function encodingFor(request: IncomingMessage): Encoding | null {
  if (!request.headers['accept-encoding']) return null;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
