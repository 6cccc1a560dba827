import type { z } from 'zod';
import type { RouteHandler } from '@/lib/platform/http/handler';

/**
 * The types of all route files by path. `app/api/openapi.json/operations.ts` fills it in by declaration merging, so no code
 * of a route reaches the browser.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ApiRoutes {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The name of a call: 'POST /api/likes'. */
export type ApiCall = {
  [P in keyof ApiRoutes]: `${Extract<keyof ApiRoutes[P], Method>} ${P}`;
}[keyof ApiRoutes];

type HandlerOf<C> = C extends `${infer M} ${infer P}`
  ? P extends keyof ApiRoutes
    ? M extends keyof ApiRoutes[P]
      ? ApiRoutes[P][M]
      : never
    : never
  : never;

/** The response of a call; void if its route has no `response`. */
export type ApiResponse<C extends ApiCall> =
  HandlerOf<C> extends RouteHandler<infer _P, infer _Q, infer _B, infer R>
    ? R extends z.ZodType
      ? z.output<R>
      : void
    : never;

/** The input of a call: `params` are values (a number for an id), `query` and `body` are the inputs of the route's schemas. */
export type ApiInput<C extends ApiCall> =
  HandlerOf<C> extends RouteHandler<infer P, infer Q, infer B, infer _R>
    ? ParamsInput<P> & QueryInput<Q> & BodyInput<B>
    : never;

type ParamsInput<P> = P extends z.ZodType ? { params: z.output<P> } : { params?: undefined };

type QueryInput<Q> = Q extends z.ZodType
  ? Optional<'query', QueryValues<z.input<Q>, z.output<Q>>>
  : { query?: undefined };

/** Query values are text; numbers are accepted too. Null leaves a parameter out. */
type QueryValues<I, O> = {
  [K in keyof I]:
    | I[K]
    | (K extends keyof O ? Extract<O[K], number> : never)
    | (undefined extends I[K] ? null : never);
};

// Without a `body` schema, a call accepts no body or multipart.
type BodyInput<B> = B extends z.ZodType ? Optional<'body', z.input<B>> : { body?: FormData };

type Optional<Name extends string, T> = undefined extends T
  ? { [N in Name]?: T }
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** The argument after the name; optional if everything in it is. */
export type ApiArguments<Input> = object extends Input ? [input?: Input] : [input: Input];

declare const answer: unique symbol;
export type ApiUrl<T> = string & { readonly [answer]: T };

interface Values {
  params?: object;
  query?: object;
}

/** The URL of a GET call, for lists and query keys. */
export function apiUrl<C extends ApiCall & `GET ${string}`>(
  call: C,
  ...input: ApiArguments<ApiInput<C>>
): ApiUrl<ApiResponse<C>>;
export function apiUrl(call: string, input?: object): string {
  return fillIn(call, input).url;
}

export function changedUrl<T>(url: ApiUrl<T>, changes: Record<string, string>): ApiUrl<T> {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  // Only a type: the response of the same call.
  return `${path}?${params}` as ApiUrl<T>;
}

export function fillIn(call: string, { params = {}, query = {} }: Values = {}) {
  const [method = '', template = ''] = call.split(' ');
  const values = new Map<string, unknown>(Object.entries(params));
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  // Not by `size`, which Chrome has since 113 and Safari since 17.
  return { method, url: String(search) ? `${path}?${search}` : path };
}
