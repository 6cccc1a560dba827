import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors/app-error';
import { type AuthMode, scopeOf } from '@/lib/platform/http/caller';
import type { RouteHandler } from '@/lib/platform/http/handler';
import {
  Components,
  type Json,
  parameters,
  type SchemaFiles,
} from '@/lib/platform/http/openapi-schemas';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type Spec = RouteHandler['spec'];

export interface RouteFile {
  path: string;
  handlers: Partial<Record<Method, RouteHandler>>;
}

/** Of a call: its input and its response, as a client sends and reads them. */
export interface Example {
  query?: Record<string, string | number>;
  body?: unknown;
  response?: unknown;
}

interface Source {
  files: RouteFile[];
  schemas: SchemaFiles;
  /** A description for each first path segment. */
  tags: Record<string, string>;
  /** By call: 'POST /api/messages'. */
  examples: Record<string, Example>;
}

function requestBody(
  { body, multipart }: Spec,
  components: Components,
  example?: Example,
): Json | undefined {
  if (multipart) {
    const schema = components.referTo(multipart.parts, 'input');
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const schema = components.referTo(body, 'input');
  const required = !body.safeParse(undefined).success;
  const shown = example?.body === undefined ? {} : { example: example.body };
  return { required, content: { 'application/json': { schema, ...shown } } };
}

const answersOf = ({ answers, response }: Spec): readonly number[] =>
  answers ?? [response ? 200 : 204];

/** The errors that the wrapper and the service of a call can return. */
function errorsOf(
  method: Method,
  { auth, params, query, rawBody, errors = [] }: Spec,
): Set<ErrorCode> {
  const writes = method !== 'GET';
  return new Set<ErrorCode>([
    ...(writes && !rawBody ? BODY_ERRORS : []),
    // Where nobody has to sign in, a wrong token is refused.
    ...(auth === 'none' ? [] : (['unauthorized', 'forbidden'] as const)),
    ...(writes ? (['forbidden'] as const) : []),
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

function success(status: number, spec: Spec, components: Components, example?: Example): Json {
  if (status === 204) return { description: 'Done; the answer is empty' };
  if (status === 304) return { description: 'Unchanged since the answer with this ETag' };
  const schema = spec.response ? components.referTo(spec.response, 'output') : {};
  const shown = example?.response === undefined ? {} : { example: example.response };
  const isPaged = spec.query instanceof z.ZodObject && 'cursor' in spec.query.shape;
  return {
    description: status === 201 ? 'Created' : 'Done',
    ...(isPaged && { headers: NEXT_PAGE }),
    content: { [spec.produces ?? 'application/json']: { schema, ...shown } },
  };
}

const WHO: Record<AuthMode, string> = {
  none: 'Needs no session.',
  optional: 'Works with a session or a token, and without one.',
  required: 'Needs a session; tokens may not.',
  admin: 'Needs the session of an admin.',
  read: "Needs a session, or a token with the scope 'read'.",
  write: "Needs a session, or a token with the scope 'write'.",
  organiser: "Needs a session, or a token with the scope 'organiser'.",
};

function description({ auth, rateLimit, deprecated }: Spec): string {
  const { points, windowSeconds, by } = RATE_LIMITS[rateLimit];
  const whose = by === 'user' ? 'person' : 'address';
  const ends = deprecated
    ? ` Deprecated since ${deprecated.since}, ends on ${deprecated.sunset}: use ${deprecated.instead}.`
    : '';
  return `${WHO[auth]} At most ${points} calls of its kind in ${windowSeconds} seconds a ${whose}.${ends}`;
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

function securityOf({ auth }: Spec, method: Method): Json[] {
  if (auth === 'none') return [];
  const scope = scopeOf(auth, method);
  const token = scope ? [{ token: [scope] }] : [];
  return [{ session: [] }, ...token, ...(auth === 'optional' ? [{}] : [])];
}

function operation(
  method: Method,
  path: string,
  { spec }: RouteHandler,
  components: Components,
  example?: Example,
): Json {
  const answers = answersOf(spec).map((status) => [
    status,
    success(status, spec, components, example),
  ]);
  const errors = [...errorsOf(method, spec)].map((code) => [
    ERROR_STATUS[code],
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: spec.summary,
    description: description(spec),
    ...(spec.deprecated && { deprecated: true, 'x-sunset': spec.deprecated.sunset }),
    security: securityOf(spec, method),
    parameters: [
      ...parameters(spec.params, 'path'),
      ...parameters(spec.query, 'query', example?.query),
    ],
    requestBody: requestBody(spec, components, example),
    responses: Object.fromEntries([...answers, ...errors]),
  };
}

/** Without 405: a path without a method is not in the document. */
const ERROR_DESCRIPTIONS: Record<Exclude<ErrorCode, 'method_not_allowed'>, string> = {
  bad_request: 'The body cannot be read',
  unauthorized: 'Not signed in, or the token is not valid',
  forbidden: 'This person or this token may not do that, or another site sent the request',
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

/** The OpenAPI 3.1 document of the given routes, from the same zod schemas that validate every call. */
export function buildOpenApi({ files, schemas, tags, examples }: Source): Json {
  const components = new Components(schemas);
  const paths = files.map(({ path, handlers }) => {
    const operations = METHODS.flatMap((method) => {
      const handler = handlers[method];
      return handler
        ? [
            [
              method.toLowerCase(),
              operation(method, path, handler, components, examples[`${method} ${path}`]),
            ] as const,
          ]
        : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan',
      version: '1',
      description:
        'A program sends an access token, made in the settings of the site, as `Authorization: Bearer`; the pages of the site send their session cookie, and their writes need a same-origin request. Fields and calls may be added at any time: ignore what you do not know. What is going to end says so half a year before, as `deprecated` and by the headers `Deprecation` and `Sunset`. Lists are plain arrays; the next page is in the Link header (RFC 8288). A field of a body that a call does not know is refused.',
      contact: { name: 'The operator of this installation' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Maidan' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...components.schemas, Error: ERROR_SCHEMA },
      responses: errorResponses(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            "An access token with the scopes that a call names: 'read', 'write' as a member, 'organiser' for what only organisers, coaches and desks do. At most 120 calls a minute a token, beside the limit of the call, which all tokens of a person share.",
        },
      },
    },
  };
}
