import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, policyByNonce } from '@/server/web/content-policy';
import { FIXED_HEADERS } from '@/server/web/security-headers.mjs';

const FIXED = Object.entries(FIXED_HEADERS);
export const POLICY = 'content-security-policy';

/** Next reads the nonce for the page's scripts from this header. */
export function giveNonce(request: IncomingMessage, nonce: string): void {
  forgetClaimedPolicy(request);
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
}

export function forgetClaimedPolicy({ headers }: IncomingMessage): void {
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
}

/**
 * Adds the security headers to Next's responses. A policy set by a route itself remains. Missing pages are marked noindex, even
 * at public URLs: a group may have become private.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  document: { nonce: string; builtErrorScripts: readonly string[] } | null,
): void {
  for (const [name, value] of FIXED) response.setHeader(name, value);
  letCompress(response);
  const writeHead = response.writeHead.bind(response);
  // Node itself calls it for a response that never calls writeHead.
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (document) response.setHeader('Server-Timing', presentTime());
    if (status === 404) response.setHeader('X-Robots-Tag', 'noindex');
    if (!response.hasHeader(POLICY)) {
      const isDocument = document && isHtml(response.getHeader('content-type'));
      // The error pages are made by the build, without a nonce.
      const more = status >= 400 ? document?.builtErrorScripts : [];
      response.setHeader(POLICY, isDocument ? policyByNonce(document.nonce, more) : PLAIN_POLICY);
    }
    return writeHead(status, ...rest);
  }) as typeof writeHead;
}

/**
 * Next stores the headers of a route's response as lists, and its compression takes a list for an unknown type: it would send
 * every call as it is.
 */
function letCompress(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, /^content-type$/i.test(name) ? String(value) : value);
}

/** Browsers correct their clock by it (lib/platform/browser/clock): scripts cannot read the header `Date` of their own page. */
export const presentTime = () => `now;dur=${Date.now()}`;

/** The address of an invite link's page is its only key. */
export const holdsSecret = (path: string): boolean => path.startsWith('/join/');

/** Hides the address from other pages and from logs of other sites. */
export const ADDRESS_KEPT = { 'referrer-policy': 'no-referrer' };

export function isHtml(type: unknown): boolean {
  return String(type).startsWith('text/html');
}
