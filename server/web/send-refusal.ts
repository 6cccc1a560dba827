import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SENTENCE_POLICY, sentencePage } from '@/lib/platform/http/sentence-page';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { currentRequest } from '@/lib/platform/observability/request-context';
import { SECURITY_HEADERS } from '@/server/web/content-policy';

const LINGER_MS = 500;

/** A response that is sent without reading more of the request. */
export interface Refusal {
  status: number;
  said: Said;
  code: string;
  headers?: Record<string, string>;
}

/** In the shape of route handlers' errors, with the headers of every response. */
function headersAndBody({ said, code, headers }: Refusal): {
  headers: Record<string, string | number>;
  body: string;
} {
  const body = JSON.stringify({ error: wordsFor(said), code });
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

/** For people: a sentence on a cheap page. */
export function refusePage(response: ServerResponse, { status, said, headers }: Refusal): void {
  const body = sentencePage(wordsFor(said));
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'content-security-policy': SENTENCE_POLICY,
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
  const id = currentRequest()?.id;
  const lines = Object.entries({
    ...headers,
    ...(id && { 'x-request-id': id }),
    connection: 'close',
  });
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
  // Reads and drops incoming data for a moment: closing at once would discard the response too.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
