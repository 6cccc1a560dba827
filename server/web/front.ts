import { randomBytes } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import fresh from 'fresh';
import inject from 'light-my-request';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding, FinishedAnswer } from '@/lib/platform/cache/finished-answer';
import type { Made, TaggedStore } from '@/lib/platform/cache/tagged-store';
import { log } from '@/lib/platform/observability/log';
import type { BuiltPages } from '@/server/web/built-pages';
import { type Crowd, createCrowd, endWith, keyOf, POINTS } from '@/server/web/busy';
import { canonicalPath } from '@/server/web/page-path';
import { policyOfBuilt, SECURITY_HEADERS, withoutNonce } from '@/server/web/policy';
import { type PublicPage, publicPageOf } from '@/server/web/public-pages';
import { type Refusal, refuse, refusePage } from '@/server/web/refuse';
import { explainRefusedMethods } from '@/server/web/refused-methods';
import { forgetClaimedPolicy, giveNonce, isHtml, POLICY, secure } from '@/server/web/secure';

/** Kept here, where changes are announced; caches on the way must revalidate each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** After signing in the browser must not reuse it, because the same URL then shows something else. */
const FOR_GUESTS_ONLY = 'private, no-store';

/** Headers of one connection, or set for each answer. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
]);

export interface FrontOptions {
  /** Next. */
  next: RequestListener;
  kept: TaggedStore<FinishedAnswer>;
  /** The host for which pages are made, whatever name a reader uses. */
  host: string;
  built: BuiltPages;
  crowd?: Crowd;
}

/**
 * Serves pages that are the same for everybody from the cache, and passes everything else on to Next. Such a page is made by
 * requesting only its path from Next: no cookie, address or language of a reader reaches it, so that the kept page cannot
 * contain anything about a person.
 */
export function createFront(options: FrontOptions): RequestListener {
  const front: Front = { ...options, crowd: options.crowd ?? createCrowd(), waiting: new Map() };
  return (request, response) => {
    answer(front, request, response).catch((error: unknown) => {
      log.error({ err: error, path: request.url }, 'a request could not be answered');
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}

interface Front extends FrontOptions {
  crowd: Crowd;
  /** Pages being made, by address and page. */
  waiting: Map<string, Promise<FinishedAnswer | null>>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address whose share it uses. */
  key: string;
}

async function answer(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = { request, response, key: keyOf(request) };
  front.crowd.company.note(exchange.key);
  const { url = '' } = request;
  if (!isPagePath(url)) {
    if (!(await mayGoOn(front, exchange, isCall(url) ? POINTS.call : POINTS.file))) return;
    secure(response, null);
    forgetClaimedPolicy(request);
    if (isCall(url)) explainRefusedMethods(front.next, request, response);
    front.next(request, response);
    return;
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [asked, query] = splitAt(url, '?');
  const path = canonicalPath(asked);
  const hasPage = isRead && path === asked;
  if (!hasPage && !(await mayGoOn(front, exchange, POINTS.file))) return;
  if (!isRead) return refuse(response, ONLY_TO_READ);
  if (path === null) return refuse(response, UNREADABLE);
  if (path !== asked) {
    response.writeHead(308, { ...SECURITY_HEADERS, location: path + query, 'content-length': 0 });
    response.end();
    return;
  }
  const page = publicPageOf(request, path, front.built.paths);
  if (page) return answerKept(front, exchange, page);
  const endTurn = await front.crowd.turns.take(exchange.key, () => response.destroyed);
  if (!endTurn) return refusePage(response, BUSY);
  endWith(response, endTurn);
  const nonce = randomBytes(16).toString('base64');
  secure(response, { nonce, builtErrorScripts: front.built.errorScripts });
  giveNonce(request, nonce);
  front.next(request, response);
}

/** Next answers calls, files and requests for the sidecar without a document. */
function isPagePath(url: string): boolean {
  if (/^\/api\/docs\/?(?:\?|$)/.test(url)) return true;
  return !isCall(url) && !/^\/(?:_next|media)\/|^\/ws(?:\?|$)/.test(url);
}

const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const UNREADABLE: Refusal = {
  status: 400,
  error: 'This address cannot be read.',
  code: 'bad_request',
};
const ONLY_TO_READ: Refusal = {
  status: 405,
  error: 'Only GET, HEAD works here.',
  code: 'method_not_allowed',
  headers: { allow: 'GET, HEAD' },
};
const BUSY: Refusal = {
  status: 503,
  error: 'Too many pages are asked for at once. Please try again in a moment.',
  code: 'unavailable',
  headers: { 'retry-after': '5' },
};

/** False when it has been refused. */
async function mayGoOn(
  { crowd }: Front,
  { response, key }: Exchange,
  points: number,
): Promise<boolean> {
  const isGone = () => response.destroyed;
  const passed = crowd.pace.enter(key, points, isGone);
  if (passed === true || (await passed)) return true;
  if (points === POINTS.call) refuse(response, BUSY);
  else refusePage(response, BUSY);
  return false;
}

async function answerKept(front: Front, exchange: Exchange, page: PublicPage): Promise<void> {
  const known = front.kept.get(page.path);
  if (known) {
    if (await mayGoOn(front, exchange, POINTS.file)) await send(exchange, page, known, 'hit');
    return;
  }
  const made = await (front.kept.pendingValue(page.path) ?? makeInTurn(front, exchange, page));
  if (!made) return refusePage(exchange.response, BUSY);
  await send(exchange, page, made, 'fwd=miss');
}

/** Null when too many wait. Two requests for a page from one address wait once. */
function makeInTurn(
  front: Front,
  { key }: Exchange,
  { path, tags }: PublicPage,
): Promise<FinishedAnswer | null> {
  const name = `${key} ${path}`;
  const known = front.waiting.get(name);
  if (known) return known;
  const made = (async () => {
    const endTurn = await front.crowd.turns.take(key, () => false);
    // Another request may have made it meanwhile, or be making it: then use the same answer.
    try {
      return endTurn && (await front.kept.getOrMake(path, tags, () => make(front, path)));
    } finally {
      endTurn?.();
      front.waiting.delete(name);
    }
  })();
  front.waiting.set(name, made);
  return made;
}

interface MadePage {
  path: string;
  statusCode: number;
  html: string;
  nonce: string;
}

function toShared(
  { paths, errorScripts }: BuiltPages,
  { path, statusCode, html, nonce }: MadePage,
): { html: string; policy: string } {
  if (paths.has(path)) return { html, policy: policyOfBuilt(html) };
  return withoutNonce(html, nonce, statusCode >= 400 ? errorScripts : []);
}

async function make({ next, host, built }: Front, path: string): Promise<Made<FinishedAnswer>> {
  const nonce = randomBytes(16).toString('base64');
  const asked: OutgoingHttpHeaders = { host, [POLICY]: `script-src 'nonce-${nonce}'` };
  const { statusCode, headers, rawPayload } = await inject(next, { url: path, headers: asked });
  const shared = Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name));
  const isPage = isHtml(headers['content-type']);
  const page = isPage && toShared(built, { path, statusCode, html: rawPayload.toString(), nonce });
  const value = new FinishedAnswer({
    status: statusCode,
    headers: {
      ...SECURITY_HEADERS,
      ...(page && { [POLICY]: page.policy }),
      ...(statusCode === 404 && { 'x-robots-tag': 'noindex' }),
      ...Object.fromEntries(shared),
    },
    body: page ? Buffer.from(page.html) : rawPayload,
  });
  // Missing pages are made each time: anybody can request any number of them.
  return { value, keep: statusCode === 200 };
}

async function send(
  { request, response }: Exchange,
  page: PublicPage,
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
  // Node omits the body for HEAD.
  response.writeHead(answer.status, headers).end(body);
}

function encodingFor(request: IncomingMessage): Encoding | null {
  if (!request.headers['accept-encoding']) return null;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
