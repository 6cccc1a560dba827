import type { IncomingMessage } from 'node:http';
import { cacheTags } from '@/lib/cache/tags';

export interface PublicPage {
  path: string;
  tags: string[];
  /** Members are shown another page under the same address. */
  isForGuests: boolean;
}

const OF_ONE = /^\/(group|game|venue|coach)\/([1-9]\d{0,9})(?:\/card\.png)?$/;
// The form that edits a venue lies below the same two segments.
const OF_A_PLACE = /^\/venues\/[^/?]+\/(?!edit(?:$|\/))[^/?]+(?:\/card\.png)?$/;

/** Part of the name of the cookie, with and without https. */
const SESSION_COOKIE = 'next-auth.session-token';

/** The headers by which Next's client asks for less than the document, or for something to be done. */
const PARTIAL = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** The page or the picture of one that is asked for, if it is the same for everybody; null for all else. */
export function publicPageOf(request: IncomingMessage): PublicPage | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (PARTIAL.some((name) => name in headers)) return null;
  if (url === '/') {
    // Whether it still holds is for Next to say.
    if (headers.cookie?.includes(SESSION_COOKIE)) return null;
    return { path: url, tags: [cacheTags.landing, cacheTags.sports], isForGuests: true };
  }
  const tags = tagsOf(url);
  // Each of them names sports, which an admin may rename.
  return tags && { path: url, tags: [...tags, cacheTags.sports], isForGuests: false };
}

/** An address with a query is not kept: anybody can think of any number of them. */
function tagsOf(url: string): string[] | null {
  const [, kind, id] = OF_ONE.exec(url) ?? [];
  if (kind) return [cacheTags[kind as 'group' | 'game' | 'venue' | 'coach'](Number(id))];
  return OF_A_PLACE.test(url) && isPlain(url) ? [cacheTags.venues] : null;
}

/** False for dots and the like, by which a parser would come to another page than the one that is kept under this path. */
function isPlain(url: string): boolean {
  return URL.canParse(url, 'http://localhost') && new URL(url, 'http://localhost').pathname === url;
}
