import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { FinishedAnswer } from '@/lib/platform/cache/finished-answer';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { currentLanguage } from '@/lib/platform/language/current';
import { knowMembers } from '@/server/web/is-member';
import { createPageServer, type PageServerOptions } from '@/server/web/page-server';
import { stylesOf } from '@/server/web/page-styles';

export const PAGE = '<h1>Sunday Cricket</h1>'.repeat(50);

/** The address of the build's stylesheet. */
export const SHEET = '/_next/static/chunks/a.css';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Site {
  kept: TaggedStore<FinishedAnswer>;
  /** What reached the program behind the web process. */
  asked: { url: string | undefined; headers: IncomingHttpHeaders }[];
  /** What that program answers. */
  status: number;
  page: string;
  /** A script of Next's on that page, with the nonce of the request. */
  script: string | undefined;
  /** Of the stylesheet at `SHEET`. */
  css: string;
  /** A promise that it waits for. */
  held: Promise<void> | undefined;
  /** What a look-up of a session fails with. */
  lookUpError: Error | undefined;
  /** The tokens of members' sessions, and those that were looked up. */
  sessions: Set<string>;
  lookedUp: string[];
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
}

/** Serves the pages before each test of the file, with a stand-in for Next behind it. */
export function servePages(options: Pick<PageServerOptions, 'isPage'> = {}): Site {
  let server: Server;
  const anew = () => ({
    kept: new TaggedStore<FinishedAnswer>({
      bytesMax: 1e6,
      sizeOf: ({ size }) => size,
      ageMax: 60_000,
    }),
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
    server = createServer(serverOf(site, options)).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
  });
  afterEach(() => new Promise((done) => server.close(done)));

  // Not `fetch`, which adds its own headers and decodes the body.
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
    kept: site.kept,
    isMember: knowMembers(async (token) => {
      site.lookedUp.push(token);
      if (site.lookUpError) throw site.lookUpError;
      return site.sessions.has(token);
    }),
    host: 'maidan.test',
    errorScripts: [],
    styles: stylesOf((address) => (address === SHEET ? site.css : null)),
    next: (request, response) => {
      site.asked.push({ url: request.url, headers: request.headers });
      response.setHeader('Content-Language', currentLanguage());
      if (site.held) return void site.held.then(() => response.end(site.page));
      if (request.url?.startsWith('/media/')) {
        response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
        return void response.end('picture');
      }
      // As Next does for a route with GET only.
      if (request.url === '/api/sports' && request.method !== 'GET') {
        const isQuestion = request.method === 'OPTIONS';
        if (isQuestion) response.setHeader('Allow', 'GET, HEAD, OPTIONS');
        response.statusCode = isQuestion ? 204 : 405;
        // As Next's compression does before every end.
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
        `</a.woff2>; rel=preload; as="font"; nonce="${nonce}", <${SHEET}>; rel=preload; as="style"; nonce="${nonce}"`,
      );
      response.writeHead(site.status);
      response.write(body.slice(0, 10));
      response.end(body.slice(10));
    },
  });
}
