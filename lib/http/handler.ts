import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { readSessionToken } from '@/lib/auth/session-cookie';
import { findActorByToken } from '@/lib/auth/session-store';
import { toAppError } from '@/lib/db/errors';
import { AppError, type FieldIssue } from '@/lib/errors/app-error';
import { readJson, readMultipart } from '@/lib/http/body';
import { requireSameOrigin } from '@/lib/http/origin';
import { clientAddress, consumeRateLimit } from '@/lib/http/rate-limiter';
import { RATE_LIMITS, type RateLimitName } from '@/lib/http/rate-limits';
import { errorResponse, Reply, toResponse } from '@/lib/http/responses';
import { log } from '@/lib/observability/log';
import { capitalised, sentenceOf } from '@/lib/validation/sentences';

/** `none` never looks at the session; `optional` gives an Actor or null; `required` and `admin` refuse without one. */
export type AuthMode = 'none' | 'optional' | 'required' | 'admin';

type ActorFor<A extends AuthMode> = A extends 'required' | 'admin'
  ? Actor
  : A extends 'optional'
    ? Actor | null
    : null;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteSpec<
  A extends AuthMode,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
> {
  /** One line for the API document. */
  summary: string;
  auth: A;
  rateLimit: RateLimitName;
  /** Path parameters; what does not fit is a 404, as for a missing row. */
  params?: P;
  query?: Q;
  /** JSON body. */
  body?: B;
  /** Takes multipart instead of JSON, up to this many bytes in all. */
  multipartBytesMax?: number;
  /** What leaves: the answer is parsed through it, so that no further column can. Also documents the API. */
  response?: z.ZodType;
  handle: (context: {
    actor: ActorFor<A>;
    params: Parsed<P>;
    query: Parsed<Q>;
    body: Parsed<B>;
    /** Set when `multipartBytesMax` is. */
    form: FormData;
    request: Request;
  }) => Promise<unknown>;
}

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

export interface RouteHandler {
  (request: Request, context: RouteContext): Promise<Response>;
  /** Read by the API document and by tests that walk every call. */
  spec: RouteSpec<AuthMode, z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined>;
}

/**
 * The one wrapper of every route handler: origin, session, rate limit, validation, error table, response schema.
 * The order matters: what is cheap and needs no database comes first, and nothing is parsed for somebody who may not call.
 */
export function route<
  const A extends AuthMode,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: RouteSpec<A, P, Q, B>): RouteHandler {
  const handler = async (request: Request, context: RouteContext): Promise<Response> => {
    const requestId = randomUUID();
    try {
      requireSameOrigin(request);
      const actor = await authenticate(request, spec.auth);
      await limit(request, actor, spec.rateLimit);
      const params = parseParams(spec.params, await context.params);
      const query = parseInput(spec.query, Object.fromEntries(new URL(request.url).searchParams));
      const form = spec.multipartBytesMax
        ? await readMultipart(request, spec.multipartBytesMax)
        : new FormData();
      const body = spec.body ? parseInput(spec.body, await readJson(request)) : undefined;
      // The conditional types follow `spec`, which TypeScript cannot see through the generic parameters.
      const result = await spec.handle({ actor, params, query, body, form, request } as Parameters<
        typeof spec.handle
      >[0]);
      return toResponse(spec.response ? shape(spec.response, result) : result);
    } catch (error) {
      return toErrorResponse(error, request, requestId);
    }
  };
  return Object.assign(handler, { spec: spec as unknown as RouteHandler['spec'] });
}

async function authenticate(request: Request, mode: AuthMode): Promise<Actor | null> {
  if (mode === 'none') return null;
  const token = readSessionToken(request.headers.get('cookie'));
  const actor = token ? await findActorByToken(token) : null;
  if (mode === 'optional') return actor;
  if (!actor) throw new AppError('unauthorized', 'Please sign in.');
  if (mode === 'admin' && !actor.isAdmin)
    throw new AppError('forbidden', 'Only admins can do that.');
  return actor;
}

async function limit(request: Request, actor: Actor | null, name: RateLimitName): Promise<void> {
  const byUser = RATE_LIMITS[name].by === 'user' && actor;
  await consumeRateLimit(name, byUser ? `u${actor.userId}` : `a${clientAddress(request)}`);
}

function parseParams(schema: z.ZodType | undefined, params: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(params);
  if (!result.success) throw new AppError('not_found', 'Not found');
  return result.data;
}

/** @throws AppError invalid, naming each field. Route handlers get it by `query` and `body`; next-auth's own asks itself. */
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input, { error: sentenceOf });
  if (result.success) return result.data;
  const issues: FieldIssue[] = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const sentence = capitalised(issues[0]?.message ?? 'Please check what you entered.');
  throw new AppError('invalid', sentence, { issues });
}

function shape(schema: z.ZodType, result: unknown): unknown {
  if (result instanceof Response) return result;
  if (result instanceof Reply) {
    return result.body === undefined
      ? result
      : new Reply(schema.parse(result.body), result.status, result.headers);
  }
  return schema.parse(result);
}

function toErrorResponse(error: unknown, request: Request, requestId: string): Response {
  const known = error instanceof AppError ? error : toAppError(error);
  if (known && known.code !== 'internal') return errorResponse(known, requestId);
  const { pathname } = new URL(request.url);
  log.error({ requestId, method: request.method, pathname, err: error }, 'request failed');
  return errorResponse(
    new AppError('internal', 'Something went wrong on our side. Please try again.'),
    requestId,
  );
}
