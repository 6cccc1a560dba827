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
import { log } from '@/lib/observability/log';
import { publicPageOf } from '@/server/web/public-pages';

/** Kept here, where an edit is heard of; whoever keeps it on the way asks each time whether it still is what it was. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

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
    const page = publicPageOf(request);
    if (!page) return next(request, response);
    const known = kept.get(page.path);
    const found = known ?? kept.getOrMake(page.path, page.tags, () => make(next, page.path, host));
    Promise.resolve(found)
      .then((answer) => send(request, response, answer, known ? 'hit' : 'fwd=miss'))
      .catch((error: unknown) => {
        log.error({ err: error, path: page.path }, 'a public page could not be made');
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      });
  };
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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  cacheStatus: string,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    'cache-status': `maidan; ${cacheStatus}`,
  };
  if (answer.status === 200) {
    headers['cache-control'] = CACHE_CONTROL;
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
