const ORIGIN = 'http://localhost:3000';

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Objects are sent as JSON, FormData as multipart, strings unchanged (for malformed JSON). */
  body?: unknown;
  cookie?: string;
  /** The origin of the request; other sites are refused. */
  origin?: string;
  headers?: Record<string, string>;
}

/** A request as sent by a page of this site: `await POST(requestTo('/api/x', {…}), withParams({ id: '1' }))`. */
export function requestTo(path: string, options: RequestOptions = {}): Request {
  const { body, cookie, origin = ORIGIN } = options;
  const headers = new Headers({
    host: new URL(ORIGIN).host,
    origin,
    'sec-fetch-site': origin === ORIGIN ? 'same-origin' : 'cross-site',
    ...options.headers,
  });
  if (cookie) headers.set('cookie', cookie);
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  if (body === undefined) return new Request(new URL(path, ORIGIN), { method, headers });
  // fetch sets the multipart boundary itself.
  const isForm = body instanceof FormData;
  if (!isForm && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const payload = isForm || typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(new URL(path, ORIGIN), { method, headers, body: payload });
}

/** The second argument of a route handler. */
export function withParams<P extends Record<string, string>>(params?: P): { params: Promise<P> } {
  // For a route without parameters Next passes an empty object, which fits its P.
  return { params: Promise.resolve(params ?? ({} as P)) };
}
