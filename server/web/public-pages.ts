import type { IncomingMessage } from 'node:http';
import { ENTRY_COOKIE } from '@/lib/invites/constants';
import { cacheTags } from '@/lib/platform/cache/tags';
import { parseCookies } from '@/lib/platform/http/cookies';
import type { Language } from '@/lib/platform/language/languages';

export interface PublicPage {
  /** The path, and the part of the query that the page reads. */
  url: string;
  language: Language;
  /** The key under which it is cached, or shared while it is rendered: each language has its own page. */
  key: string;
  tags: string[];
  /** False for a page that depends on its query or on the time: it is rendered for each request. */
  isCached: boolean;
  /** Members get their own page at the same URL, which is not cached. */
  isForGuests: boolean;
  /** Guests get it without the scripts of Next, so it never hydrates. */
  isFinished: boolean;
  /** A page of the app, where guests see a description of it. Its address is the same in all languages. */
  isOfApp: boolean;
}

const OF_ONE =
  /^\/(group|game|venue|coach)\/([1-9]\d{0,9})(?:\/card\.png|(?<=^\/venue\/\d+)\/map\.webp)?$/;
/** For other sites, in two colours of the query. */
const EMBEDDED = /^\/embed\/(group|venue)\/([1-9]\d{0,9})$/;
const WITH_REVIEWS = /^\/(?:venue|coach)\/\d+$/;
const WITH_PAST = /^\/group\/\d+$/;
/** Their filters and cursors are in the query, and free times pass. */
const LIST = /^\/(?:venues|games|coaching|venue\/[1-9]\d{0,9}\/times)$/;
/** The page of an invite link shows how many places are left, so it is rendered for each request. */
const INVITATION = /^\/join\/[^/]+$/;
/** Pages whose controls need React. */
const LIVE = /^\/(?:offline|test-group)$/;
/** Those of `app/(app)`. */
const OF_APP =
  /^\/(?:bookings|coach-application|discover|games\/new|groups|messages|my-games|players|sports|suggestions|system-admin|venue-application|(?:profile|sport|user)\/[^/]+|group\/\d+\/statistics|profile|venues\/[^/]+\/edit|venue\/[^/]+\/desk)$/;
/** Paths that cannot be pages, but files. */
const NO_FILE = /^[^.]+$/;
/** Pictures, and what other sites show: the same for members, and whole as the route made them. */
const AS_IT_IS = /\.(?:png|webp)$|^\/embed\//;
// The form that edits a venue has the same two first segments.
const OF_A_PLACE = /^\/venues\/[^/]+\/(?!edit(?:$|\/))[^/]+(?:\/card\.png)?$/;

/** Pages and preview pictures that change only with the version. */
const OF_WORDS =
  /^\/(?:test-group|offline|privacy|terms|imprint|accessibility|(?:venues\/card|icons\/og-[a-z]+)\.png)$/;

/** The headers with which Next's client requests only part of the document, or an action. */
const PARTIAL = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch'];

export const isPartial = ({ headers }: IncomingMessage): boolean =>
  PARTIAL.some((name) => name in headers);

interface AskedPage {
  path: string;
  query?: string;
  language: Language;
  /** False where the build has no page at this path. */
  isKnown?: boolean;
}

/**
 * The public page or picture of this path (server/web/page-language), if it is the same for every guest; null for all others. Only
 * lists read their query, venues and coaches the cursor of their reviews, groups whether past games are shown: people and link
 * trackers add other parameters.
 */
export function publicPageOf(
  { headers }: IncomingMessage,
  { path, query = '', language, isKnown = true }: AskedPage,
): PublicPage | null {
  const isInvitation = INVITATION.test(path);
  // A guest who has entered sees their entry there, and an unsent form is still filled in.
  if (isInvitation && ENTRY_COOKIE in parseCookies(headers.cookie ?? null)) return null;
  const isOfApp = OF_APP.test(path) || (!isKnown && NO_FILE.test(path));
  const params = new URLSearchParams(query);
  const readsQuery =
    isOfApp ||
    LIST.test(path) ||
    (WITH_REVIEWS.test(path) && params.has('cursor')) ||
    (WITH_PAST.test(path) && params.has('past')) ||
    (EMBEDDED.test(path) && params.size > 0);
  const isCached = !readsQuery && !isInvitation;
  const tags = isCached ? tagsOf(path) : [];
  if (!tags) return null;
  const url = readsQuery ? path + query : path;
  return {
    url,
    language,
    // Not its address: an invitation has the same address in all languages.
    key: `${language} ${url}`,
    // Each of them names sports, which an admin may rename.
    tags: [...tags, cacheTags.sports],
    isCached,
    isOfApp,
    isForGuests: path !== '/offline' && !AS_IT_IS.test(path),
    isFinished: !LIVE.test(path) && !AS_IT_IS.test(path),
  };
}

function tagsOf(path: string): string[] | null {
  if (path === '/') return [cacheTags.landing];
  // Static texts: an invented group as an example, the offline page, and the like.
  if (OF_WORDS.test(path)) return [];
  // They end with figures about reports.
  if (path === '/rules') return [cacheTags.reports];
  const [, kind, id] = OF_ONE.exec(path) ?? EMBEDDED.exec(path) ?? [];
  if (kind) {
    const tag = cacheTags[kind as 'group' | 'game' | 'venue' | 'coach'](Number(id));
    // Their place is a picture, or words where the operator's map has no streets.
    return kind === 'venue' || kind === 'game' ? [tag, cacheTags.map] : [tag];
  }
  return OF_A_PLACE.test(path) ? [cacheTags.venues] : null;
}
