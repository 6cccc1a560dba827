import { z } from 'zod';
import { ERROR_STATUS } from '@/lib/errors/app-error';
import type { RouteHandler } from '@/lib/http/handler';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** A route file's handlers under the path they answer: '/api/users/{id}'. */
export interface RouteFile {
  path: string;
  handlers: Partial<Record<Method, RouteHandler>>;
}

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // Transforms have no JSON form; what a client may send (input) and what it gets (output) do.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Path and query parameters from the properties of an object schema. */
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

function requestBody({ body, multipartBytesMax }: RouteHandler['spec']): Json | undefined {
  if (multipartBytesMax)
    return { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } };
  return body
    ? { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
    : undefined;
}

function operation(method: Method, { spec }: RouteHandler): Json {
  const content = spec.response
    ? { 'application/json': { schema: jsonSchema(spec.response, 'output') } }
    : undefined;
  return {
    summary: spec.summary,
    security:
      spec.auth === 'none'
        ? []
        : spec.auth === 'optional'
          ? [{ session: [] }, {}]
          : [{ session: [] }],
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
    requestBody: requestBody(spec),
    responses: {
      [method === 'POST' ? '201' : '200']: { description: 'Done', content },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for a person' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    issues: {
      type: 'array',
      description: 'On 422: which fields, and why',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'On 500: names the entry in the log' },
  },
};

/** The OpenAPI 3.1 document of the given routes, from the same zod schemas that check every call. */
export function buildOpenApi(files: RouteFile[]): Json {
  const paths = files.map(({ path, handlers }) => {
    const operations = METHODS.flatMap((method) => {
      const handler = handlers[method];
      return handler ? [[method.toLowerCase(), operation(method, handler)] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan',
      version: '1',
      description:
        'Sign in on the site; the session cookie authorises each call. Writes need a same-origin request. Lists are plain arrays; the next page is in the Link header (RFC 8288).',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}
