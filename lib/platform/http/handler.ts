import { z } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { toAppError } from '@/lib/platform/db/errors';
import { AppError, type ErrorCode, type FieldIssue } from '@/lib/platform/errors/app-error';
import { readJson, readMultipart } from '@/lib/platform/http/body';
import { type AuthMode, identifyCaller, limit, requireMayCall } from '@/lib/platform/http/caller';
import { clientAddress } from '@/lib/platform/http/rate-limiter';
import type { RateLimitName } from '@/lib/platform/http/rate-limits';
import {
  answerTo,
  errorResponse,
  Reply,
  toResponse,
  toSignIn,
} from '@/lib/platform/http/responses';
import { texts } from '@/lib/platform/http/server-texts';
import { strict } from '@/lib/platform/http/strict';
import { asSaid, say, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { log } from '@/lib/platform/observability/log';
import { pathForLog } from '@/lib/platform/observability/log-path';
import { currentRequest, requestIdFrom, runAs } from '@/lib/platform/observability/request-context';
import {
  callWithIds,
  callWithoutIds,
  REFUSAL_EVENTS,
  recordAdminRead,
  recordSecurityEvent,
  type SecurityEvent,
} from '@/lib/platform/observability/security-events';
import { capitalised, sentenceOf } from '@/lib/platform/validation/sentences';

type ActorFor<A extends AuthMode> = A extends 'none'
  ? null
  : A extends 'optional'
    ? Actor | null
    : Actor;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Schema = z.ZodType | undefined;

/** Days, as '2026-12-09'. docs/api.md has the least time between the two. */
export interface Deprecation {
  since: string;
  /** The call may end on this day. */
  sunset: string;
  /** The call to use instead: 'GET /api/notifications'. */
  instead: string;
}

interface RouteDescription<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  /** One line for the API document. */
  summary: string;
  auth: AuthMode;
  rateLimit: RateLimitName;
  /** Path parameters. Invalid values return 404, like a missing row. */
  params?: P;
  query?: Q;
  /** JSON body. Unknown fields are refused. */
  body?: B;
  /** Multipart instead of JSON: a schema for its parts, and the limit of bytes. */
  multipart?: { parts: z.ZodObject; bytesMax: number };
  /** The handler reads the body itself. */
  rawBody?: true;
  /** The response is parsed through this schema, so no other column can leak. Also documents the API. */
  response?: R;
  /** Success statuses, for the API document. The defaults are 200 with a `response` and 204 without one. */
  answers?: readonly number[];
  /** Errors for the API document that do not follow from the other options. */
  errors?: readonly ErrorCode[];
  /** The media type of a response other than JSON. */
  produces?: string;
  /** Set by `deprecated`. */
  deprecated?: Deprecation;
}

interface RouteSpec<
  A extends AuthMode,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
> extends RouteDescription<P, Q, B, R> {
  auth: A;
  handle: (context: {
    actor: ActorFor<A>;
    params: Parsed<P>;
    query: Parsed<Q>;
    body: Parsed<B>;
    /** Set when `multipart` is. */
    form: FormData;
    request: Request;
  }) => Promise<unknown>;
}

export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

/** Keeps the types of its schemas, from which the browser's `api` infers input and response. */
export interface RouteHandler<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  (request: Request, context: RouteContext): Promise<Response>;
  /** For the API document and for tests that walk all calls. */
  spec: RouteDescription<P, Q, B, R>;
}

/**
 * Wraps every route handler: origin, session, rate limit, validation, error table, response schema.
 * The order matters: cheap checks without a database come first, and nothing is parsed for a caller without permission.
 */
export function route<
  const A extends AuthMode,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(spec: RouteSpec<A, P, Q, B, R>): RouteHandler<P, Q, B, R> {
  const bodySchema = strict<z.ZodType>(spec.body ?? NO_BODY);
  const answer = async (request: Request, context: RouteContext): Promise<Response> => {
    let actor: Actor | null = null;
    try {
      actor = await identifyCaller(request, spec.auth);
      requireMayCall(actor, spec.auth);
      await limit(request, actor, spec.rateLimit);
      const params = parseParams(spec.params, await context.params);
      const query = parseInput(
        spec.query,
        queryValues(new URL(request.url).searchParams),
        firstName,
      );
      const form = spec.multipart ? await readParts(request, spec.multipart) : new FormData();
      const body = takesJson(request, spec)
        ? parseInput(bodySchema, await readJson(request))
        : undefined;
      // The conditional types follow `spec`; TypeScript cannot see that through the generic parameters.
      const result = await spec.handle({ actor, params, query, body, form, request } as Parameters<
        typeof spec.handle
      >[0]);
      if (actor && spec.auth === 'admin' && request.method === 'GET') {
        const thing = [callWithIds(request), ...idsIn(result)].join(' ');
        await recordAdminRead(actor, thing, clientAddress(request));
      }
      const response = toResponse(spec.response ? shape(spec.response, result) : result);
      return await answerTo(request, response);
    } catch (error) {
      const known = await settleError(error, request, actor);
      return toSignIn(known, request) ?? errorResponse(known, requestIdFrom(currentRequest()?.id));
    }
  };
  const handler = (request: Request, context: RouteContext): Promise<Response> => {
    if (currentRequest()) return answer(request, context);
    // `next dev` runs without server/web, which otherwise sets the request's id.
    const asked = { id: requestIdFrom(undefined), name: callWithoutIds(request) };
    return runAs(asked, () => answer(request, context));
  };
  return Object.assign(handler, { spec });
}

async function recordEvent(
  event: SecurityEvent['event'],
  request: Request,
  actor: Actor | null,
): Promise<void> {
  await recordSecurityEvent({
    event,
    userId: actor?.userId ?? null,
    address: clientAddress(request),
    detail: callWithoutIds(request),
  });
}

/** The ids of the rows in a list. */
function idsIn(result: unknown): number[] {
  const rows: unknown = result instanceof Reply ? result.body : result;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { id?: unknown } | null) =>
    typeof row?.id === 'number' ? [row.id] : [],
  );
}

/** A call without a body schema accepts no body, or an empty one. */
const NO_BODY = z.object({}, says(texts, 'noBody')).optional();

const takesJson = (
  { method }: Request,
  { multipart, rawBody }: { multipart?: unknown; rawBody?: true },
): boolean => !multipart && !rawBody && method !== 'GET' && method !== 'HEAD';

/** The values of a query by name: a string, or an array where the name is repeated. */
function queryValues(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...more] = search.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

async function readParts(
  request: Request,
  { parts, bytesMax }: { parts: z.ZodObject; bytesMax: number },
): Promise<FormData> {
  const form = await readMultipart(request, bytesMax);
  const unknown = [...new Set(form.keys())].filter((name) => !Object.hasOwn(parts.shape, name));
  if (unknown.length > 0) throw invalid(unknown.map((name) => unknownField([name])));
  return form;
}

const dotted = (path: PropertyKey[]): string => path.map(String).join('.');

/** The index of a repeated query value does not matter. */
const firstName = ([name = '']: PropertyKey[]): string => String(name);

const unknownField = (path: PropertyKey[]): FieldIssue => ({
  path: dotted(path),
  message: translate(texts).unknownField({ field: String(path.at(-1)).slice(0, 80) }),
});

const invalid = (issues: FieldIssue[]): AppError => {
  const [first] = issues;
  const said = first ? asSaid(capitalised(first.message)) : say(texts, 'checkEntries');
  return new AppError('invalid', said, { issues });
};

function parseParams(schema: z.ZodType | undefined, params: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(params);
  if (!result.success) throw new AppError('not_found', say(texts, 'notFound'));
  return result.data;
}

/** @throws AppError invalid, naming each field. Route handlers use it through `query` and `body`; the next-auth handler calls it. */
export function parseInput(
  schema: z.ZodType | undefined,
  input: unknown,
  nameOf: (path: PropertyKey[]) => string = dotted,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input, { error: sentenceOf });
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownField([...issue.path, key]))
        : [{ path: nameOf(issue.path), message: issue.message }],
    ),
  );
}

function shape(schema: z.ZodType, result: unknown): unknown {
  if (result instanceof Response) return result;
  if (result instanceof Reply) {
    return result.body === undefined
      ? result
      : new Reply(schema.parse(result.body), result.status, result.headers, result.cookies);
  }
  return schema.parse(result);
}

/** Records a refusal as a security event and logs a failure. @returns what the caller is told */
export async function settleError(
  error: unknown,
  request: Request,
  actor: Actor | null,
): Promise<AppError> {
  const refusal = error instanceof AppError ? REFUSAL_EVENTS[error.code] : undefined;
  if (refusal) await recordEvent(refusal, request, actor);
  const known = error instanceof AppError ? error : toAppError(error);
  const isOurs = known?.code === 'unavailable' && known !== error;
  if (known && known.code !== 'internal' && !isOurs) return known;
  const pathname = pathForLog(new URL(request.url).pathname);
  log.error({ method: request.method, pathname, err: error }, 'request failed');
  if (isOurs) return known;
  return new AppError('internal', say(texts, 'internal'));
}
