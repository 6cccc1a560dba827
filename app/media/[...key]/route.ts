import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/auth/actor';
import { readSessionToken } from '@/lib/auth/session-cookie';
import { findSession } from '@/lib/auth/session-store';
import { env } from '@/lib/env/server';
import { maySeePicture } from '@/lib/messages/service/see-picture';
import { localPath } from '@/lib/storage/local-storage';

export const dynamic = 'force-dynamic';

const YEAR_SECONDS = 31_536_000;

/**
 * Pictures of the local store. A key is never reused, so a browser may keep it for ever; what was sent in a chat only the
 * browser of somebody who may read it.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string[] }> },
): Promise<Response> {
  const key = (await params).key.join('/');
  const path = localPath(env.UPLOAD_DIR, key);
  const isPrivate = key.startsWith('chat/');
  if (path && isPrivate && !(await maySeePicture(await readActor(request), key)))
    return new Response('Not found', { status: 404 });
  const file = path ? await stat(path).catch(() => null) : null;
  if (!path || !file?.isFile()) return new Response('Not found', { status: 404 });
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': `${isPrivate ? 'private' : 'public'}, max-age=${YEAR_SECONDS}, immutable`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  // Node's web stream type and the DOM's differ only in TypeScript.
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { ...headers, 'Content-Length': String(file.size) } });
}

async function readActor(request: Request): Promise<Actor | null> {
  const token = readSessionToken(request.headers.get('cookie'));
  const session = token ? await findSession(token) : null;
  return session?.actor ?? null;
}
