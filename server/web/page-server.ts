import { randomBytes } from 'node:crypto';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import fresh from 'fresh';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import type { FinishedResponse } from '@/lib/platform/cache/finished-response';
import type { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { isDatabaseUnavailable } from '@/lib/platform/db/errors';
import { currentRelease, RELEASE_HEADER } from '@/lib/platform/http/release';
import { wantedDateStyle } from '@/lib/platform/language/choice';
import type { Language } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { log } from '@/lib/platform/observability/log';
import { pathForLog } from '@/lib/platform/observability/log-path';
import { metrics } from '@/lib/platform/observability/metrics';
import { type Admission, COST_MS, createAdmission, endWith, keyOf } from '@/server/web/admission';
import { SECURITY_HEADERS } from '@/server/web/content-policy';
import { sendNoData } from '@/server/web/finished-page';
import type { IsMember } from '@/server/web/is-member';
import { makeGuestPage, type PageSource } from '@/server/web/make-guest-page';
import { addressForViewer, REDIRECT_BY_VIEWER, toPage } from '@/server/web/page-language';
import { isPartial, type PublicPage, publicPageOf } from '@/server/web/public-pages';
import { BUSY, isCall, READ_ONLY, sayUnavailable, UNREADABLE } from '@/server/web/refusals';
import { explainRefusedMethods } from '@/server/web/refused-methods';
import {
  ADDRESS_KEPT,
  forgetClaimedPolicy,
  giveNonce,
  holdsSecret,
  presentTime,
  setSecurityHeaders,
} from '@/server/web/response-headers';
import { encodingFor, sendFile } from '@/server/web/send-file';
import { refuse, refusePage } from '@/server/web/send-refusal';
import type { StaticFiles } from '@/server/web/static-files';

/** Cached here, where changes are announced; caches on the way must revalidate each time. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * For the landing page, an invitation and the pages of the app: after a sign-in or an entry, Back must not show them from the
 * browser's own cache.
 */
const FOR_GUESTS_ONLY = 'private, no-store';

/** The methods that a route can have. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface PageServerOptions extends PageSource {
  stores: TaggedStore<FinishedResponse>;
  isMember: IsMember;
  files?: StaticFiles;
  admission?: Admission;
  /** Whether the build has a page at this path; without it, every path counts as one. */
  isPage?: (path: string) => boolean;
}

/**
 * Serves pages that are the same for every guest, from the cache where allowed, and passes everything else on to Next,
 * including members' requests for such a page. A guest's page is rendered by requesting only its address from Next: no cookie
 * or language of a client reaches it, so that it cannot contain anything about a person.
 */
export function createPageServer(options: PageServerOptions): RequestListener {
  const admission = options.admission ?? createAdmission();
  const site: Site = { ...options, admission, waiting: new Map() };
  return (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      log.error(
        { err: error, path: pathForLog(request.url ?? '') },
        'a request could not be answered',
      );
      if (isDatabaseUnavailable(error) && !response.headersSent)
        return sayUnavailable(request, response);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}

interface Site extends PageServerOptions {
  admission: Admission;
  /** Pages being rendered, by address and page. */
  waiting: Map<string, Promise<FinishedResponse | null>>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address whose share the request uses. */
  key: string;
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = { request, response, key: keyOf(request) };
  site.admission.note(exchange.key);
  const { url = '' } = request;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isPagePath(url)) {
    const isKnown = METHODS.has(request.method ?? '');
    // Next would respond with 500 to undecodable URLs, and with an empty 400 to unknown methods.
    const odd = !isDecodable(url) ? UNREADABLE : isKnown || isCall(url) ? null : READ_ONLY;
    if (odd)
      return (await mayGoOn(site, exchange, COST_MS.file)) ? refuse(response, odd) : undefined;
    const isWork = isCall(url) || site.styles.mustMake(url);
    if (!(await mayGoOn(site, exchange, isWork ? COST_MS.call : COST_MS.file))) return;
    const stylesheet = isRead ? site.styles.fileAt(url) : null;
    if (stylesheet) return sendFile(request, response, stylesheet);
    if (await site.files?.(request, response)) return;
    setSecurityHeaders(response, null);
    forgetClaimedPolicy(request);
    if (isCall(url)) {
      const release = currentRelease();
      if (release) response.setHeader(RELEASE_HEADER, release);
      explainRefusedMethods(site.next, request, response);
      if (!isKnown) {
        response.statusCode = 405;
        return void response.end();
      }
    }
    return site.next(request, response);
  }
  const [asked, query] = splitAt(url, '?');
  const { address, path, language } = toPage(request, asked, site.isPage);
  const hasPage = isRead && address === asked;
  if (!hasPage && !(await mayGoOn(site, exchange, COST_MS.file))) return;
  if (!isRead) return refuse(response, READ_ONLY);
  if (path === null || address === null) return refuse(response, UNREADABLE);
  if (address !== asked) return send308(response, address + query);
  const elsewhere = addressForViewer(request, path, asked);
  if (elsewhere !== asked) {
    if (!(await mayGoOn(site, exchange, COST_MS.file))) return;
    response.writeHead(302, {
      ...SECURITY_HEADERS,
      ...REDIRECT_BY_VIEWER,
      location: elsewhere + query,
    });
    response.end();
    return;
  }
  return runIn(language, () => answerPage(site, exchange, { path, query, language }));
}

/** A page of the product, in the language of the address or else of the client. */
interface AskedPage {
  path: string;
  query: string;
  language: Language;
}

async function answerPage(
  site: Site,
  exchange: Exchange,
  { path, query, language }: AskedPage,
): Promise<void> {
  const { request, response } = exchange;
  const isKnown = site.isPage?.(path) ?? true;
  const page = publicPageOf(request, { path, query, language, isKnown });
  const isOwn = page?.isForGuests && (await isViewersOwn(site, exchange, page));
  if (page && !isOwn && !isPartial(request)) return answerGuest(site, exchange, page);
  if (page?.isFinished && !isOwn)
    return (await mayGoOn(site, exchange, COST_MS.file)) ? sendNoData(response) : undefined;
  const endTurn = await site.admission.pages.take(exchange.key, () => response.destroyed);
  if (!endTurn) return refusePage(response, BUSY);
  endWith(response, endTurn);
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(response, { nonce, builtErrorScripts: site.errorScripts });
  if (holdsSecret(path)) response.setHeaders(new Map(Object.entries(ADDRESS_KEPT)));
  giveNonce(request, nonce);
  // Next's pages have no language prefixes. Its client finds the parameters of a page in this path, as after a rewrite of its
  // own.
  if (request.url !== path + query) response.setHeader('x-nextjs-rewritten-path', path);
  request.url = path + query;
  // Only here: pages for guests are cached, and the same for all.
  runIn(language, () => site.next(request, response), wantedDateStyle(request.headers));
}

/** A page of the app is never a guest's for a client with a session, however many sessions their address has made up. */
function isViewersOwn(site: Site, { request, key }: Exchange, { isOfApp }: PublicPage) {
  return isOfApp ? readSessionToken(request.headers.cookie) !== null : site.isMember(request, key);
}

/** Next responds to calls, files and requests for the sidecar without a document. */
function isPagePath(url: string): boolean {
  if (/^\/api\/docs\/?(?:\?|$)/.test(url)) return true;
  return !isCall(url) && !/^\/(?:_next|media)\/|^\/ws(?:\?|$)/.test(url);
}

function send308(response: ServerResponse, location: string): void {
  response.writeHead(308, { ...SECURITY_HEADERS, location, 'content-length': 0 });
  response.end();
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** False when it has been refused. */
async function mayGoOn(
  { admission }: Site,
  { response, key }: Exchange,
  costMs: number,
): Promise<boolean> {
  if (await admission.requests.take(key, () => response.destroyed, costMs)) return true;
  if (costMs === COST_MS.call) refuse(response, BUSY);
  else refusePage(response, BUSY);
  return false;
}

async function answerGuest(site: Site, exchange: Exchange, page: PublicPage): Promise<void> {
  if (!page.isCached) {
    const made = await makeInTurn(site, exchange, page);
    return made ? send(exchange, page, made, 'fwd=bypass') : refusePage(exchange.response, BUSY);
  }
  const known = site.stores.get(page.key);
  if (known) {
    metrics.cachedPages.inc({ outcome: 'hit' });
    if (await mayGoOn(site, exchange, COST_MS.file)) await send(exchange, page, known, 'hit');
    return;
  }
  const pending = site.stores.pendingValue(page.key);
  metrics.cachedPages.inc({ outcome: pending ? 'waited' : 'miss' });
  const made = await (pending ?? makeInTurn(site, exchange, page));
  if (!made) return refusePage(exchange.response, BUSY);
  await send(exchange, page, made, 'fwd=miss');
}

/** Null when too many wait. Two requests for a page from one address wait once. */
function makeInTurn(
  site: Site,
  { key }: Exchange,
  page: PublicPage,
): Promise<FinishedResponse | null> {
  const name = `${key} ${page.key}`;
  const known = site.waiting.get(name);
  if (known) return known;
  const made = (async () => {
    const endTurn = await site.admission.pages.take(key, () => false);
    // Another request may have rendered it meanwhile, or be rendering it: then share the response.
    try {
      return (
        endTurn &&
        (await site.stores.getOrMake(page.key, page.tags, () => makeGuestPage(site, page)))
      );
    } finally {
      endTurn?.();
      site.waiting.delete(name);
    }
  })();
  site.waiting.set(name, made);
  return made;
}

async function send(
  { request, response }: Exchange,
  page: PublicPage,
  answer: FinishedResponse,
  cacheStatus: string,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    'cache-status': `maidan; ${cacheStatus}`,
    'server-timing': presentTime(),
  };
  if (answer.status === 200) {
    const isLasting = page.url !== '/' && !page.isOfApp && !holdsSecret(page.url);
    headers['cache-control'] = isLasting ? CACHE_CONTROL : FOR_GUESTS_ONLY;
    headers.etag = answer.etag;
    if (fresh(request.headers, headers)) return void response.writeHead(304, headers).end();
  }
  const encoding = answer.isText ? encodingFor(request) : null;
  const body = encoding ? await answer.bodyIn(encoding) : answer.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  // Node omits the body for HEAD.
  response.writeHead(answer.status, headers).end(body);
}
