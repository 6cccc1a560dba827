import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { operations } from '@/app/api/openapi.json/operations';
import { env } from '@/lib/platform/env/server';
import type { RouteHandler } from '@/lib/platform/http/handler';

/**
 * The product's own route handlers behind a bare HTTP server, for the chaos run. Without Next, so that a run needs no build;
 * every rule, transaction and event comes from the handlers.
 */
interface Found {
  handler: RouteHandler;
  params: Record<string, string>;
}

const routes = operations
  .map(({ path, handlers }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    return { names, pattern, handlers: handlers as Record<string, RouteHandler | undefined> };
  })
  // Static paths before those with parameters, as in Next.
  .sort((a, b) => a.names.length - b.names.length);

function find(method: string, pathname: string): Found | null {
  for (const { names, pattern, handlers } of routes) {
    const match = pattern.exec(pathname);
    const handler = handlers[method];
    if (match && handler) {
      const params = Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? '']));
      return { handler, params };
    }
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

async function answer(request: IncomingMessage): Promise<Response> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const method = request.method ?? 'GET';
  const found = find(method, url.pathname);
  if (!found) return new Response('Not found', { status: url.pathname === '/health' ? 200 : 404 });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const sent = method === 'GET' ? undefined : await bodyOf(request);
  const handle = (body = sent) =>
    found.handler(
      new Request(url, { method, headers, body: body ? new Uint8Array(body) : undefined }),
      { params: Promise.resolve(found.params) },
    );
  return misbehave(method, url.pathname, sent, handle);
}

/** A bug that a run plants, to see that its checker finds it. */
export type PlantedBug = 'lost write' | 'double apply' | 'stale read';

/** The answers of a while ago, by person and path. */
const stale = new Map<string, Response>();

async function misbehave(
  method: string,
  path: string,
  body: Buffer | undefined,
  handle: (body?: Buffer) => Promise<Response>,
): Promise<Response> {
  const { plantedBug } = globalThis as { plantedBug?: PlantedBug };
  if (plantedBug !== 'stale read') stale.clear();
  if (plantedBug === 'lost write' && method !== 'GET' && LOSABLE.test(path))
    return path.startsWith('/api/money')
      ? new Response(null, { status: 204 })
      : Response.json({}, { status: method === 'PUT' ? 200 : 201 });
  if (plantedBug === 'double apply' && path === '/api/messages' && body) {
    const message: object = JSON.parse(body.toString());
    await handle(Buffer.from(JSON.stringify({ ...message, clientMsgId: randomUUID() })));
  }
  if (plantedBug !== 'stale read' || method !== 'GET') return handle();
  const before = stale.get(path);
  if (before) return before.clone();
  const response = await handle();
  stale.set(path, response.clone());
  return response;
}

/** Calls whose answers the clients of a run do not read. */
const LOSABLE = /^\/api\/(messages|games\/\d+\/rsvp|groups\/\d+|money\/games\/\d+)$/;

createServer((request, response) => {
  answer(request).then(
    async (result) => {
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    },
    () => response.destroy(),
  );
}).listen(env.PORT, '127.0.0.1', () => process.send?.('ready'));
