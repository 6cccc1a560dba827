import { createHash, randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { callbackCookieName, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { createAuthOptions } from '@/lib/platform/auth/options';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { env } from '@/lib/platform/env/server';

export interface AuthCall {
  method: string;
  /** The path after /api/auth/: the action and, for some, the provider. */
  segments: string[];
  query: Record<string, string>;
  body: Record<string, unknown>;
  cookies: Record<string, string>;
  headers: Record<string, string>;
}

export class AuthResponse {
  statusCode = 200;
  body: unknown = undefined;
  readonly #headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.statusCode = code;
    return this;
  }
  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }
  setHeader(name: string, value: string | string[]): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }
  end(): void {}
  json(body: unknown): void {
    this.body = body;
  }
  send(body: unknown): void {
    this.body = body;
  }

  get location(): string | null {
    const value = this.getHeader('location');
    return typeof value === 'string' ? value : null;
  }
  get setCookies(): string[] {
    return [this.getHeader('set-cookie') ?? []].flat();
  }
}

const csrfCookieName = () => ownCookieName('next-auth.csrf-token');

/**
 * Calls next-auth's handler for plain request and response objects. Its handler for route handlers needs Next's request scope
 * and does not let us change the response.
 */
export async function callNextAuth(call: AuthCall, attempt: SignInAttempt): Promise<AuthResponse> {
  const answer = new AuthResponse();
  const { body, cookies } = withoutCsrfRound(call);
  const request = {
    method: call.method,
    headers: call.headers,
    query: { ...withSafeCallback(call.query), nextauth: call.segments },
    body: withSafeCallback(body),
    cookies: safeCookies(call, cookies),
  };
  // next-auth uses only these parts of Node's request and response; a test signs in through them.
  await NextAuth(
    request as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
    createAuthOptions(attempt),
  );
  return answer;
}

/**
 * Supplies the CSRF token itself. The route wrapper has already refused cross-site writes by Fetch Metadata and Origin, which
 * is stronger than next-auth's double-submit cookie. This saves a request per sign-in and lets plain forms work.
 */
function withoutCsrfRound({ method, body, cookies }: AuthCall): Pick<AuthCall, 'body' | 'cookies'> {
  if (method !== 'POST') return { body, cookies };
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${token}${env.NEXTAUTH_SECRET}`).digest('hex');
  return {
    body: { ...body, csrfToken: token, json: 'false' },
    cookies: { ...cookies, [csrfCookieName()]: `${token}|${hash}` },
  };
}

/** next-auth answers 500 to a URL that it cannot parse, and stores every other one in a cookie. */
function withSafeCallback<T extends Record<string, unknown>>(fields: T): T {
  if (fields.callbackUrl === undefined) return fields;
  const { callbackUrl } = fields;
  return {
    ...fields,
    callbackUrl: (typeof callbackUrl === 'string' && toReturnPath(callbackUrl)) || '/',
  };
}

function safeCookies(
  { segments }: AuthCall,
  cookies: Record<string, string>,
): Record<string, string> {
  const safe = { ...cookies };
  const callback = safe[callbackCookieName()];
  if (callback !== undefined && !toReturnPath(callback)) delete safe[callbackCookieName()];
  // A sign-in starts without a session: otherwise next-auth would link Google to the person signed in here and keep the old
  // token.
  if (segments[0] === 'callback') delete safe[sessionCookieName()];
  return safe;
}
