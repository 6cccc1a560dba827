import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors/app-error';
import type { AuthMode, RouteHandler } from '@/lib/platform/http/handler';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { strict } from '@/lib/platform/http/strict';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type Spec = RouteHandler['spec'];

export interface RouteFile {
  path: string;
  handlers: Partial<Record<Method, RouteHandler>>;
}

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // Transforms have no JSON form, but what a client sends (input) and receives (output) has.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody({ body, multipart }: Spec): Json | undefined {
  if (multipart) {
    const schema = jsonSchema(strict(multipart.parts), 'input');
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const schema = jsonSchema(strict(body), 'input');
  const required = !body.safeParse(undefined).success;
  return { required, content: { 'application/json': { schema } } };
}

const answersOf = ({ answers, response }: Spec): readonly number[] =>
  answers ?? [response ? 200 : 204];

/** The errors that the wrapper and the service of a call can return. */
function errorsOf(
  method: Method,
  { auth, params, query, rawBody, errors = [] }: Spec,
): Set<ErrorCode> {
  const writes = method !== 'GET';
  const needsSession = auth === 'required' || auth === 'admin';
  return new Set<ErrorCode>([
    ...(writes && !rawBody ? BODY_ERRORS : []),
    ...(needsSession ? (['unauthorized'] as const) : []),
    ...(writes || auth === 'admin' || (needsSession && params) ? (['forbidden'] as const) : []),
    ...(writes || params ? (['not_found'] as const) : []),
    ...(writes ? (['conflict'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...errors,
    'rate_limited',
    'internal',
    'unavailable',
  ]);
}

const BODY_ERRORS = ['bad_request', 'too_large', 'unsupported_type', 'invalid'] as const;

const NEXT_PAGE = {
  Link: {
    description: 'The next page, with rel="next"; missing on the last one (RFC 8288)',
    schema: { type: 'string' },
  },
};

function success(status: number, spec: Spec): Json {
  if (status === 204) return { description: 'Done; the answer is empty' };
  if (status === 304) return { description: 'Unchanged since the answer with this ETag' };
  const schema = spec.response ? jsonSchema(spec.response, 'output') : {};
  const isPaged = spec.query instanceof z.ZodObject && 'cursor' in spec.query.shape;
  return {
    description: status === 201 ? 'Created' : 'Done',
    ...(isPaged && { headers: NEXT_PAGE }),
    content: { [spec.produces ?? 'application/json']: { schema } },
  };
}

const WHO: Record<AuthMode, string> = {
  none: 'Needs no session.',
  optional: 'Works with a session and without one.',
  required: 'Needs a session.',
  admin: 'Needs the session of an admin.',
};

function description({ auth, summary, rateLimit }: Spec): string {
  const { points, windowSeconds, by } = RATE_LIMITS[rateLimit];
  const whose = by === 'user' ? 'person' : 'address';
  return `${summary}. ${WHO[auth]} At most ${points} calls of its kind in ${windowSeconds} seconds a ${whose}.`;
}

/** 'GET /api/users/{id}/groups' as getUsersByIdGroups: stable between versions of the document. */
function operationId(method: Method, path: string): string {
  const words = path
    .slice('/api/'.length)
    .replace(/\{(\w+)\}/g, (_match, name: string) => `by-${name}`)
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join('');
}

const tagOf = (path: string): string => path.split('/')[2] ?? '';

function operation(method: Method, path: string, { spec }: RouteHandler): Json {
  const answers = answersOf(spec).map((status) => [status, success(status, spec)]);
  const errors = [...errorsOf(method, spec)].map((code) => [
    ERROR_STATUS[code],
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: spec.summary,
    description: description(spec),
    security:
      spec.auth === 'none'
        ? []
        : spec.auth === 'optional'
          ? [{ session: [] }, {}]
          : [{ session: [] }],
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
    requestBody: requestBody(spec),
    responses: Object.fromEntries([...answers, ...errors]),
  };
}

/** Without 405: a path without a method is not in the document. */
const ERROR_DESCRIPTIONS: Record<Exclude<ErrorCode, 'method_not_allowed'>, string> = {
  bad_request: 'The body cannot be read',
  unauthorized: 'Not signed in',
  forbidden: 'This person may not do that, or another site sent the request',
  not_found: 'There is no such thing, or it is hidden from this person',
  conflict: 'It conflicts with the current state: done already, full, taken',
  gone: 'It existed and has ended',
  too_large: 'The body is too large',
  unsupported_type: 'The body has the wrong media type',
  invalid: 'Fields that are missing, unknown or do not fit; `issues` names them',
  rate_limited: 'Too many calls',
  internal: 'An error on the server',
  unavailable: 'Something that the call needs is unavailable at the moment',
};

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until another try makes sense',
    schema: { type: 'integer' },
  },
};

function errorResponses(): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(ERROR_DESCRIPTIONS).map(([code, words]) => [
      code,
      { description: words, ...(code === 'rate_limited' && { headers: RETRY_AFTER }), content },
    ]),
  );
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence to show to people' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    issues: {
      type: 'array',
      description: 'On 422: which fields, and why',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'On 500: the id of the log entry' },
  },
};

/**
 * The OpenAPI 3.1 document of the given routes, from the same zod schemas that validate every call.
 * @param tags a description for each first path segment
 */
export function buildOpenApi(files: RouteFile[], tags: Record<string, string>): Json {
  const paths = files.map(({ path, handlers }) => {
    const operations = METHODS.flatMap((method) => {
      const handler = handlers[method];
      return handler ? [[method.toLowerCase(), operation(method, path, handler)] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan',
      version: '1',
      description:
        'Sign in on the site; the session cookie authorises each call. Writes need a same-origin request. Lists are plain arrays; the next page is in the Link header (RFC 8288). A field of a body that a call does not know is refused.',
      contact: { name: 'The operator of this installation' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Maidan' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: errorResponses(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}
