import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { FinishedResponse } from '@/lib/platform/cache/finished-response';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { wantedDateStyle } from '@/lib/platform/language/choice';
import { currentLanguage } from '@/lib/platform/language/current';
import { currentDateStyle } from '@/lib/platform/language/date-style';
import { ENGLISH } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { type Admission, createAdmission } from '@/server/web/admission';
import { knowMembers } from '@/server/web/is-member';
import { createPageServer, type PageServerOptions } from '@/server/web/page-server';
import { stylesOf } from '@/server/web/page-styles';

export const PAGE = '<h1>Sunday Cricket</h1>'.repeat(50);

/** The address of the build's stylesheet. */
export const STYLESHEET = '/_next/static/chunks/a.css';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Site {
  stores: TaggedStore<FinishedResponse>;
  admission: Admission;
  /** The requests that reached the program behind the site. */
  asked: { url: string | undefined; headers: IncomingHttpHeaders }[];
  /** The response of that program. */
  status: number;
  page: string;
  /** A Next script on that page, with the nonce of the request. */
  script: string | undefined;
  /** The stylesheet at `STYLESHEET`. */
  css: string;
  /** The program waits for it. */
  held: Promise<void> | undefined;
  lookUpError: Error | undefined;
  /** The tokens of members' sessions, and those looked up. */
  sessions: Set<string>;
  lookedUp: string[];
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
}

/** Serves the pages before each test of the file, with a stand-in for Next behind it. */
export function servePages(options: Pick<PageServerOptions, 'isPage'> = {}): Site {
  let server: Server;
  const anew = () => ({
    stores: new TaggedStore<FinishedResponse>({
      bytesMax: 1e6,
      sizeOf: ({ size }) => size,
      ageMax: 60_000,
    }),
    admission: createAdmission(),
    asked: [],
    status: 200,
    page: PAGE,
    script: undefined,
    css: '',
    held: undefined,
    sessions: new Set<string>(),
    lookedUp: [],
    lookUpError: undefined,
  });
  const site: Site = { ...anew(), get };

  beforeEach(async () => {
    Object.assign(site, anew());
    const pages = serverOf(site, options);
    // As behind the request handler.
    const listener: RequestListener = (request, response) =>
      runIn(ENGLISH, () => pages(request, response), wantedDateStyle(request.headers));
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
  });
  afterEach(() => new Promise((done) => server.close(done)));

  // `fetch` would add its own headers and decode the body.
  function get(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      ask({ port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }
  return site;
}

function serverOf(site: Site, options: Pick<PageServerOptions, 'isPage'>) {
  return createPageServer({
    ...options,
    stores: site.stores,
    admission: site.admission,
    isMember: knowMembers(async (token) => {
      site.lookedUp.push(token);
      if (site.lookUpError) throw site.lookUpError;
      return site.sessions.has(token);
    }),
    host: 'maidan.test',
    errorScripts: [],
    styles: stylesOf((address) => (address === STYLESHEET ? site.css : null)),
    next: (request, response) => {
      site.asked.push({ url: request.url, headers: request.headers });
      response.setHeader('Content-Language', currentLanguage());
      response.setHeader('X-Dates', currentDateStyle() ?? 'usual');
      if (site.held) return void site.held.then(() => response.end(site.page));
      if (request.url?.startsWith('/media/')) {
        response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
        return void response.end('picture');
      }
      // Like Next for a route with GET only.
      if (request.url === '/api/sports' && request.method !== 'GET') {
        const isQuestion = request.method === 'OPTIONS';
        if (isQuestion) response.setHeader('Allow', 'GET, HEAD, OPTIONS');
        response.statusCode = isQuestion ? 204 : 405;
        // Like Next's compression before every end.
        response.writeHead(response.statusCode);
        response.end();
        return;
      }
      const [, nonce] =
        /'nonce-(.*)'/.exec(String(request.headers['content-security-policy'])) ?? [];
      const script = site.script
        ? `<head><script src="${site.script}" async="" nonce="${nonce}"></script></head>`
        : '';
      const body = `${script}${site.page}${request.headers.cookie ?? ''}`;
      const type = request.url?.endsWith('.png') ? 'image/png' : 'text/html; charset=utf-8';
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Vary', 'rsc, Accept-Encoding');
      response.setHeader(
        'Link',
        `</a.woff2>; rel=preload; as="font"; nonce="${nonce}", <${STYLESHEET}>; rel=preload; as="style"; nonce="${nonce}"`,
      );
      response.writeHead(site.status);
      response.write(body.slice(0, 10));
      response.end(body.slice(10));
    },
  });
}
