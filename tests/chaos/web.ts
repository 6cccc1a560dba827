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
  const body = method === 'GET' ? undefined : await bodyOf(request);
  const asked = new Request(url, {
    method,
    headers,
    body: body ? new Uint8Array(body) : undefined,
  });
  return found.handler(asked, { params: Promise.resolve(found.params) });
}

createServer((request, response) => {
  answer(request).then(
    async (result) => {
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    },
    () => response.destroy(),
  );
}).listen(env.PORT, '127.0.0.1', () => process.send?.('ready'));
