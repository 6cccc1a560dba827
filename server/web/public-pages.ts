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
const OF_A_PLACE = /^\/venues\/[^/]+\/(?!edit(?:$|\/))[^/]+(?:\/card\.png)?$/;

/** Part of the name of the cookie, with and without https. */
const SESSION_COOKIE = 'next-auth.session-token';

/** The headers by which Next's client asks for less than the document, or for something to be done. */
const PARTIAL = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch'];

/**
 * The page or the picture of one that is asked for by this path (server/web/page-path), if it is the same for everybody; null
 * for all else. None of these pages reads a query, so that whatever stands in one changes nothing: it belongs to what people
 * and their statistics add to links.
 */
export function publicPageOf(
  { headers }: IncomingMessage,
  path: string,
  builtPages: ReadonlySet<string>,
): PublicPage | null {
  if (PARTIAL.some((name) => name in headers)) return null;
  if (path === '/') {
    // Whether it still holds is for Next to say.
    if (headers.cookie?.includes(SESSION_COOKIE)) return null;
    return { path, tags: [cacheTags.landing, cacheTags.sports], isForGuests: true };
  }
  const tags = builtPages.has(path) ? [] : tagsOf(path);
  // Each of them names sports, which an admin may rename.
  return tags && { path, tags: [...tags, cacheTags.sports], isForGuests: false };
}

function tagsOf(path: string): string[] | null {
  const [, kind, id] = OF_ONE.exec(path) ?? [];
  if (kind) return [cacheTags[kind as 'group' | 'game' | 'venue' | 'coach'](Number(id))];
  return OF_A_PLACE.test(path) ? [cacheTags.venues] : null;
}
