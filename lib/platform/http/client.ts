import { recordServerTime } from '@/lib/platform/browser/clock';
import { recordRelease } from '@/lib/platform/browser/release';
import type { FieldIssue } from '@/lib/platform/errors/app-error';
import {
  type ApiArguments,
  type ApiCall,
  type ApiInput,
  type ApiResponse,
  type ApiUrl,
  fillIn,
} from '@/lib/platform/http/api-calls';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';

/**
 * Any response but a success, in the browser. `message` is "status: body"; `sentence` is the server's sentence for people, or
 * null when the response has none.
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
    // The shape of our own API's errors (lib/platform/http/responses). A proxy's HTML page fails to parse and lands in the catch.
    return typeof parsed === 'object' ? (parsed as ErrorBody) : null;
  } catch {
    return null;
  }
}

interface ApiOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent even if the user leaves the page (fetch `keepalive`). For small bodies: 64 KB in all. */
  keepalive?: boolean;
  /** Replaces the browser's own `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * How the browser calls the API: same-origin cookies, JSON in and out, FormData as multipart. The route's schemas determine the
 * types of input and response. A URL made by `apiUrl` is fetched with GET.
 * @throws ApiError on any non-success response, TypeError when the network fails.
 */
export async function api<T>(url: ApiUrl<T>, options?: ApiOptions): Promise<T>;
export async function api<C extends ApiCall>(
  call: C,
  ...input: ApiArguments<ApiInput<C> & ApiOptions>
): Promise<ApiResponse<C>>;
export async function api(call: string, input: object = {}): Promise<unknown> {
  const { method, url } = call.startsWith('/') ? { method: 'GET', url: call } : fillIn(call, input);
  const response = await send(method, url, input);
  return response.status === 204 ? undefined : await response.json();
}

/** One batch of a list, and the URL of the next one from the `Link` header; null at the end. */
export interface ApiBatch<T> {
  items: T[];
  next: ApiUrl<T[]> | null;
}

export async function apiPage<T>(url: ApiUrl<T[]>, options: ApiOptions = {}): Promise<ApiBatch<T>> {
  const response = await send('GET', url, options);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  // The route parses the list through its schema, and the next batch belongs to the same list.
  return { items: (await response.json()) as T[], next: next as ApiUrl<T[]> | null };
}

interface Sent {
  params?: object;
  query?: object;
  body?: unknown;
}

const UNAUTHORIZED = 401;
/** Calls in which a 401 means a wrong password or passkey. */
const SIGNS_IN = /^\/api\/auth\/(callback|signin|passkeys\/sign-in|two-step\/(sign-in|passkey))\b/;

async function send(
  method: string,
  url: string,
  { body, signal, headers = {}, keepalive, fetch: by = fetch }: Sent & ApiOptions,
): Promise<Response> {
  const multipart = body instanceof FormData;
  const response = await by(url, {
    method,
    credentials: 'same-origin',
    headers:
      body === undefined || multipart
        ? headers
        : { 'Content-Type': 'application/json', ...headers },
    body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
  });
  recordRelease(response.headers);
  recordServerTime(response.headers);
  if (!response.ok) {
    if (response.status === UNAUTHORIZED && !SIGNS_IN.test(url)) raiseAppEvent('signedOut', null);
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

/** The sentence for a failed call: the one for responses without a sentence, or a function that always words it. */
export type Failed = string | ((error: unknown) => string);

/** True when the person has cancelled the call, which needs no message. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function errorSentence(error: unknown, failed: Failed): string {
  if (typeof failed === 'function') return failed(error);
  return (error instanceof ApiError && error.sentence) || failed;
}
