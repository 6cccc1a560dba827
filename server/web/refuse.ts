import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from '@/server/web/policy';

const LINGER_MS = 500;

/** An answer given without reading any more of the request. */
export interface Refusal {
  status: number;
  error: string;
  code: string;
  headers?: Record<string, string>;
}

/** In the shape of route handlers' errors, with the headers of every answer. */
function headersAndBody({ error, code, headers }: Refusal): {
  headers: Record<string, string | number>;
  body: string;
} {
  const body = JSON.stringify({ error, code });
  return {
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
    body,
  };
}

/** Node omits the body for HEAD. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { headers, body } = headersAndBody(refusal);
  response.writeHead(refusal.status, headers).end(body);
}

/** For people: the sentence on a page that is cheap to make. */
export function refusePage(response: ServerResponse, { status, error, headers }: Refusal): void {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Maidan</title><p>${error}</p></html>`;
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-length': Buffer.byteLength(body),
      ...headers,
    })
    .end(body);
}

/**
 * Writes the refusal directly to the connection and ends it: the handler may already own the response object, or there is no
 * request because it could not be parsed.
 */
export function hangUp(socket: Duplex, refusal: Refusal): void {
  if (socket.destroyed || !socket.writable) return;
  const { headers, body } = headersAndBody(refusal);
  const lines = Object.entries({ ...headers, connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
  // Read and drop what still arrives for a moment: closing at once would discard the answer too.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
