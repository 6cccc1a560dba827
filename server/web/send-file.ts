import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding, FinishedResponse } from '@/lib/platform/cache/finished-response';
import { FILE_HEADERS } from '@/server/web/security-headers.mjs';

/** The types of the build's files; browsers refuse scripts and styles with another type. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A file whose address changes with its content.
 * @param ending of its name, with the dot
 */
export function fileOf(body: Buffer, ending: string): FinishedResponse {
  return new FinishedResponse({
    status: 200,
    headers: {
      ...FILE_HEADERS,
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    },
    body,
    isLasting: true,
  });
}

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FinishedResponse,
): Promise<void> {
  const encoding = file.isText ? encodingFor(request) : null;
  const body = encoding ? await file.bodyIn(encoding) : file.body;
  response
    .writeHead(file.status, {
      ...file.headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    // Node omits the body for HEAD.
    .end(body);
}

/** The best encoding that the client accepts, or null for none. */
export function encodingFor(request: IncomingMessage): Encoding | null {
  if (!request.headers['accept-encoding']) return null;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
