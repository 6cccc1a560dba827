import { seePicture } from '@/lib/messages/service/read-chat';
import type { Actor } from '@/lib/platform/auth/actor';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findSession } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import {
  addressKey,
  clientAddress,
  consumeInProcess,
  returnInProcess,
} from '@/lib/platform/http/rate-limiter';
import { answerTo } from '@/lib/platform/http/responses';
import { translate } from '@/lib/platform/language/translate';
import { callWithoutIds, recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { readPublicPicture } from '@/lib/platform/storage/provider';
import { texts } from '@/lib/platform/storage/server-texts';
import type { StoredBytes, StoredLink } from '@/lib/platform/storage/storage';

export const dynamic = 'force-dynamic';

const YEAR_SECONDS = 31_536_000;
const CHAT = 'chat/';

/**
 * Pictures on the local disk or in a bucket without a public address, and those of chats wherever they are stored. A key is
 * never reused, so browsers may cache its picture for good; one of a chat only in the browsers of people who may read it.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string[] }> },
): Promise<Response> {
  const key = (await params).key.join('/');
  const isPrivate = key.startsWith(CHAT);
  try {
    const file = isPrivate
      ? await seePicture(await readActor(request), key.slice(CHAT.length))
      : await readForAnybody(request, key);
    if (!file) return new Response(translate(texts).notFound, { status: 404 });
    if ('url' in file) return redirect(file);
    return await answerTo(request, answer(request, file, { key, isPrivate }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'rate_limited') return tooMany(request, error);
    return new Response(error.message, { status: 503 });
  }
}

/**
 * Limits misses by address: keys can be made up, and each costs a request to the bucket. The point is taken first, so that
 * simultaneous requests are counted too, and returned for an existing picture. Counted in memory, because a page of pictures
 * must not wait for the database.
 */
async function readForAnybody(request: Request, key: string): Promise<StoredBytes | null> {
  const bucket = addressKey(clientAddress(request));
  await consumeInProcess('publicRead', bucket);
  const file = await readPublicPicture(key);
  if (file) await returnInProcess('publicRead', bucket);
  return file;
}

async function tooMany(request: Request, error: AppError): Promise<Response> {
  const [address, detail] = [clientAddress(request), callWithoutIds(request)];
  await recordSecurityEvent({ event: 'excess_rate_limit_exceeded', address, detail });
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': `${error.retryAfterSeconds ?? 1}` };
  return new Response(error.message, { status: 429, headers });
}

/** Browsers cache it for half the life of the link, so that enough is left to follow it. */
function redirect({ url, seconds }: StoredLink): Response {
  const headers = {
    Location: url,
    'Cache-Control': `private, max-age=${Math.floor(seconds / 2)}`,
  };
  return new Response(null, { status: 302, headers });
}

function answer(
  request: Request,
  { body, bytes }: StoredBytes,
  { key, isPrivate }: { key: string; isPrivate: boolean },
): Response {
  const etag = `"${encodeURIComponent(key)}"`;
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': `${isPrivate ? 'private' : 'public'}, max-age=${YEAR_SECONDS}, immutable`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag) {
    void body.cancel();
    return new Response(null, { status: 304, headers });
  }
  const length: Record<string, string> = bytes === null ? {} : { 'Content-Length': String(bytes) };
  return new Response(body, { headers: { ...headers, ...length } });
}

async function readActor(request: Request): Promise<Actor | null> {
  const token = readSessionToken(request.headers.get('cookie'));
  const session = token ? await findSession(token) : null;
  return session?.actor ?? null;
}
