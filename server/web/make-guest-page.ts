import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';
import { FinishedResponse } from '@/lib/platform/cache/finished-response';
import type { Made } from '@/lib/platform/cache/tagged-store';
import { withoutCursors } from '@/lib/platform/http/cursor';
import { SECURITY_HEADERS, withoutNonce } from '@/server/web/content-policy';
import { finishPage } from '@/server/web/finished-page';
import type { Styles } from '@/server/web/page-styles';
import type { PublicPage } from '@/server/web/public-pages';
import { ADDRESS_KEPT, holdsSecret, isHtml, POLICY } from '@/server/web/response-headers';

/** Headers of one connection, or set for each response. */
const NOT_CACHED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  'x-request-id',
]);

export interface PageSource {
  next: RequestListener;
  /** The host for which pages are rendered, whatever name a client uses. */
  host: string;
  /** Hashes of the scripts in Next's error documents. */
  errorScripts: readonly string[];
  styles: Styles;
}

/**
 * Has Next render a page that is the same for every guest, by its address alone. The host and the policy are our own; of the
 * response's headers those that do not depend on the connection remain.
 */
export async function makeGuestPage(
  { next, host, errorScripts, styles }: PageSource,
  { url, isFinished, isCached }: PublicPage,
): Promise<Made<FinishedResponse>> {
  const nonce = randomBytes(16).toString('base64');
  const asked: OutgoingHttpHeaders = { host, [POLICY]: `script-src 'nonce-${nonce}'` };
  const { statusCode, headers, rawPayload } = await inject(next, { url, headers: asked });
  const shared = Object.entries(headers).filter(
    ([name]) => !NOT_CACHED.has(name) && name !== 'link',
  );
  const isPage = isHtml(headers['content-type']);
  const more = statusCode >= 400 ? errorScripts : [];
  const html = rawPayload.toString();
  // Next's own error document needs its scripts.
  const isDone = isFinished && isPage && (statusCode === 200 || statusCode === 404);
  const preloads = preloadsOf(headers.link, isDone);
  const whole = isDone ? finishPage(html, nonce, styles) : html;
  const page = isPage && withoutNonce(whole, nonce, more);
  const value = new FinishedResponse({
    status: statusCode,
    headers: {
      ...SECURITY_HEADERS,
      ...(page && { [POLICY]: page.policy }),
      ...(statusCode === 404 && { 'x-robots-tag': 'noindex' }),
      ...Object.fromEntries(shared),
      ...(holdsSecret(url) && ADDRESS_KEPT),
      ...(preloads && { link: preloads }),
    },
    body: page ? Buffer.from(page.html) : rawPayload,
    version: page ? withoutCursors(page.html) : undefined,
  });
  // Missing pages are not cached: their number is unlimited.
  return { value, keep: isCached && statusCode === 200 };
}

/** The page's preloads, without the nonce of its rendering. Its own stylesheets are named in the page. */
function preloadsOf(link: OutgoingHttpHeaders['link'], isDone: boolean): string {
  const preloads = String(link ?? '')
    .split(/, (?=<)/)
    .filter((preload) => preload && !(isDone && preload.includes('as="style"')))
    .map((preload) => preload.replace(/; nonce="[^"]*"/, ''));
  return preloads.join(', ');
}
