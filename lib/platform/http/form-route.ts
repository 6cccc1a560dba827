import type { z } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { identify } from '@/lib/platform/http/caller';
import { parseInput, type RouteContext, settleError } from '@/lib/platform/http/handler';
import { isSameOrigin } from '@/lib/platform/http/origin';
import { SENTENCE_POLICY, sentencePage } from '@/lib/platform/http/sentence-page';
import { routes, safeReturnPath } from '@/lib/routes';

interface FormPost {
  /** Null for a guest, and with `auth: 'none'`. */
  actor: Actor | null;
  request: Request;
  params: RouteContext['params'];
}

/**
 * The target of a plain form, which works without scripts: it answers with a page, and with a sentence on a page of its own where
 * `route` answers JSON. The handler decides about other sites and limits, and ignores fields that it does not know.
 * @param pageOf the path of the form's page, where the browser does not name it: its address is secret
 */
export function formRoute(
  auth: 'none' | 'optional',
  answer: (post: FormPost) => Promise<Response>,
  pageOf?: (params: Awaited<RouteContext['params']>) => string | null,
): (request: Request, context: RouteContext) => Promise<Response> {
  return async (request, { params }) => {
    let actor: Actor | null = null;
    try {
      actor = await identify(request, auth);
      return await answer({ actor, request, params });
    } catch (error) {
      const { sentence, status, retryAfterSeconds } = await settleError(error, request, actor);
      const back = pageOf ? pageOf(await params) : pageBefore(request);
      return sayOnPage(sentence, { status, back, retryAfterSeconds });
    }
  };
}

interface SaidOnPage {
  status: number;
  back?: string | null;
  retryAfterSeconds?: number;
}

/** @param back the path of a page of this site; without one it leads to the first page */
export function sayOnPage(
  sentence: string,
  { status, back, retryAfterSeconds }: SaidOnPage,
): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': SENTENCE_POLICY,
    'Cache-Control': 'private, no-store',
  });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(sentencePage(sentence, back ?? routes.home()), { status, headers });
}

/** The path of the page of this site that sent the form, if the browser sends it. */
function pageBefore(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer) || !isSameOrigin(request)) return null;
  const { pathname, search } = new URL(referer);
  return safeReturnPath(pathname + search);
}

/** The fields of a form, parsed by the schema of its call. An empty field counts as omitted. @throws AppError invalid */
export function parseForm<S extends z.ZodType>(
  schema: S,
  fields: Record<string, string | boolean | undefined>,
): z.output<S> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  // Validated first with the sentences for people; then parsed for its type.
  return schema.parse(parseInput(schema, Object.fromEntries(filled)));
}
