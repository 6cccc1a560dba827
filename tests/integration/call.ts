import { expect } from 'vitest';
import { apiDocument } from '@/app/api/openapi.json/document';
import { operations } from '@/app/api/openapi.json/operations';
import type { RouteHandler } from '@/lib/platform/http/handler';
import { type RequestOptions, requestTo, withParams } from '@/tests/factories/requests';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type OperationName = `${Method} /api/${string}`;

/** Every wrapped call of the product: 'GET /api/users/{id}'. */
export const operationNames: OperationName[] = operations.flatMap(({ path, handlers }) =>
  Object.keys(handlers)
    .filter((key): key is Method => /^(GET|POST|PUT|PATCH|DELETE)$/.test(key))
    // Paths of route files all begin with /api.
    .map((method) => `${method} ${path}` as OperationName),
);

/** The declared properties of a call. */
export function specOf(name: OperationName): RouteHandler['spec'] {
  const [method, path] = name.split(' ') as [Method, string];
  const handler = operations.find((operation) => operation.path === path)?.handlers[method];
  if (!handler) throw new Error(`There is no call ${name}`);
  return handler.spec;
}

export interface CallOptions extends Omit<RequestOptions, 'method'> {
  params?: Record<string, string | number>;
  /** A list repeats its parameter. */
  query?: Record<string, string | number | (string | number)[]>;
}

// The document is untyped JSON; this is the part used here.
const documented = apiDocument().paths as Record<string, Record<string, { responses: object }>>;

/** Calls an operation as Next would: fills in the path and passes its parameters. The response must match the API document. */
export async function call(
  name: OperationName,
  { params = {}, query = {}, ...options }: CallOptions = {},
): Promise<Response> {
  const [method, template] = name.split(' ') as [Method, string];
  const handler: RouteHandler | undefined = operations.find(({ path }) => path === template)
    ?.handlers[method];
  if (!handler) throw new Error(`There is no call ${name}`);
  const texts = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, `${value}`]));
  const path = template.replace(/\{(\w+)\}/g, (_match, key: string) => texts[key] ?? '');
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) =>
      [values].flat().map((value) => [key, `${value}`]),
    ),
  ).toString();
  const request = requestTo(search ? `${path}?${search}` : path, { ...options, method });
  const response = await handler(request, withParams(texts));
  const responses = documented[template]?.[method.toLowerCase()]?.responses ?? {};
  expect(Object.keys(responses), `the statuses of ${name} in the API document`).toContain(
    String(response.status),
  );
  return response;
}

/** The JSON of a call that must succeed, null without a body; each caller names the DTO of the call. */
export async function ok<T>(
  { cookie }: { cookie: string },
  name: OperationName,
  options: CallOptions = {},
): Promise<T> {
  const response = await call(name, { ...options, cookie });
  const text = await response.text();
  expect(response.status, `${name}: ${text}`).toBeLessThan(300);
  return (text ? JSON.parse(text) : null) as T;
}
