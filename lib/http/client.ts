import type { FieldIssue } from '@/lib/errors/app-error';

/**
 * Any answer but a success, in the browser. `message` is "status: body";
 * `sentence` is what the server says to a person, or null when it said nothing readable.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly sentence: string | null;
  readonly issues: FieldIssue[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const parsed = parseErrorBody(body);
    this.code = parsed?.code ?? null;
    this.sentence = parsed?.error ?? null;
    this.issues = parsed?.issues ?? [];
  }
}

interface ErrorBody {
  error?: string;
  code?: string;
  issues?: FieldIssue[];
}

function parseErrorBody(body: string): ErrorBody | null {
  try {
    const parsed: unknown = JSON.parse(body);
    // The shape is our own API's (lib/http/responses); a proxy's HTML page fails to parse and lands in the catch.
    return typeof parsed === 'object' ? (parsed as ErrorBody) : null;
  } catch {
    return null;
  }
}

interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData goes as multipart. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Goes out even if the page is left meanwhile; for small bodies (64 KB in all). */
  keepalive?: boolean;
}

/**
 * The browser's one way to the API: same-origin cookies, JSON in and out.
 * @throws ApiError on any non-success answer, TypeError when the network fails.
 */
export async function api<T>(url: string, options: ApiOptions = {}): Promise<T> {
  const response = await send(url, options);
  // Callers name the DTO type of the route they call; the route parses it through that schema before it leaves.
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** One page of a list, and the address of the next one out of the `Link` header; null at the end. */
export interface ApiPage<T> {
  items: T[];
  next: string | null;
}

/** Like `api`, for a list that is paged. */
export async function apiPage<T>(url: string, options: ApiOptions = {}): Promise<ApiPage<T>> {
  const response = await send(url, options);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  // As in `api`: the route has parsed the list through its schema.
  return { items: (await response.json()) as T[], next };
}

async function send(url: string, options: ApiOptions): Promise<Response> {
  const { body, method = body === undefined ? 'GET' : 'POST', signal, headers = {} } = options;
  const multipart = body instanceof FormData;
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers:
      body === undefined || multipart
        ? headers
        : { 'Content-Type': 'application/json', ...headers },
    body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive: options.keepalive,
  });
  if (!response.ok) {
    const text = await response.text();
    console.warn('API call failed', {
      url,
      status: response.status,
      statusText: response.statusText,
      body: text,
    });
    throw new ApiError(response.status, response.statusText, text);
  }
  return response;
}

/** The sentence to show for a failed call: the server's own, else `fallback`. */
export function errorSentence(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}
