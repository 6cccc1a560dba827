import { type AppError, ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors/app-error';
import { routes, safeReturnPath } from '@/lib/routes';

const NO_STORE = 'private, no-store';

/** A JSON body with another status or more headers than a plain 200. Route handlers may return it. */
export class Reply {
  constructor(
    readonly body: unknown,
    readonly status: number,
    readonly headers: Record<string, string> = {},
    /** Set-Cookie values: the one header that a response may carry several times. */
    readonly cookies: readonly string[] = [],
  ) {}
}

export const created = (body: unknown): Reply => new Reply(body, 201);
/** For a caller that has named the present content in If-None-Match. */
export const unchanged = (etag: string): Reply => new Reply(undefined, 304, { ETag: etag });
export const noContent = (): Reply => new Reply(undefined, 204);

/** Adds the URL of the next batch in a `Link` header (RFC 8288); the body remains a plain array. */
export function batch<T>(items: T[], request: Request, nextCursor: string | null): Reply {
  if (nextCursor === null) return new Reply(items, 200);
  const url = new URL(request.url);
  url.searchParams.set('cursor', nextCursor);
  return new Reply(items, 200, { Link: `<${url.pathname}${url.search}>; rel="next"` });
}

export function toResponse(value: unknown): Response {
  if (value instanceof Response) return value;
  const reply = value instanceof Reply ? value : new Reply(value, 200);
  const headers = new Headers({ 'Cache-Control': NO_STORE, ...reply.headers });
  for (const cookie of reply.cookies) headers.append('Set-Cookie', cookie);
  if (reply.status === 204 || reply.status === 304)
    return new Response(null, { status: reply.status, headers });
  return Response.json(reply.body ?? null, { status: reply.status, headers });
}

export function errorResponse(error: AppError, requestId: string): Response {
  const body: Record<string, unknown> = { error: error.sentence, code: error.code };
  if (error.issues) body.issues = error.issues;
  if (error.code === 'internal') body.requestId = requestId;
  const headers: Record<string, string> = { 'Cache-Control': NO_STORE, 'X-Request-Id': requestId };
  if (error.code === 'unauthorized') headers['WWW-Authenticate'] = 'Bearer';
  if (error.retryAfterSeconds !== undefined)
    headers['Retry-After'] = String(error.retryAfterSeconds);
  if (error.allow) headers.Allow = error.allow.join(', ');
  return Response.json(body, { status: ERROR_STATUS[error.code satisfies ErrorCode], headers });
}

/**
 * For people who follow a link to a file, such as an export, after the session has ended: the browser would show JSON.
 * Redirects to sign-in and back to the page with the link. Links to files need no `download`, which would save the page of
 * sign-in.
 */
export function toSignIn({ code }: AppError, { method, headers, url }: Request): Response | null {
  const isFollowed = method === 'GET' && headers.get('accept')?.includes('text/html');
  if (code !== 'unauthorized' || !isFollowed) return null;
  const from = headers.get('referer') ?? '';
  const page = URL.canParse(from) ? new URL(from) : null;
  const host = headers.get('host') ?? new URL(url).host;
  const returnTo = page?.host === host ? safeReturnPath(page.pathname + page.search) : null;
  const location = routes.signIn(returnTo ?? undefined);
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': NO_STORE },
  });
}

/** HEAD gets the headers alone. Nobody reads the body, and a file that it comes from would stay open for good. */
export async function answerTo({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
}
