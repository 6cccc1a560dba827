import { vi } from 'vitest';
import { stores } from '@/lib/platform/cache/stores';
import { cacheTags } from '@/lib/platform/cache/tags';
import { type CallOptions, call, type OperationName } from './call';
import { fill, findIds } from './related-pages';

/** Writes of content on public pages; the other calls change nothing there. */
const PUBLIC_NOUN =
  /^(?!GET )\S+ \/api\/(admin|class-sessions|coaches|courts|games|group-invites|groups|invite-links|invite-offers|join|regulars|reports|users|venues)\b/;

export const isPublicWrite = (name: string): boolean => PUBLIC_NOUN.test(name);

const OF_GAME = 'game:{id} group:{group} venue:{venue}';
/** The pages that show a group, including its games and their venues. */
const OF_GROUP = 'group:{id} game:{game} venue:{venue}';
/** The pages that name a venue: of games played there with their groups, and of coaches who train there. */
const OF_VENUE = 'venue:{id} venues game:{game} group:{group} coach:{coach}';
/** The pages that name or count a person. */
const OF_PERSON = 'coach:{coach} game:{game} group:{group} venue:{venue}';

/**
 * The tags that each write expires, in the cases of the access matrix. In braces: a parameter of the call, `made` (the id in
 * its response), or the related ids of its subject (related-pages). An empty text: no public page shows the change.
 */
export const EXPIRED: Record<string, string> = {
  'POST /api/admin/certificates/{id}/{action}': 'coach:{coach}',
  'POST /api/admin/coach-applications/{id}/{action}': 'coach:{id}',
  'POST /api/admin/jobs/{id}/{action}': '',
  'POST /api/admin/people/{id}/{action}': OF_PERSON,
  'POST /api/admin/reports/{id}/{action}': 'reports',
  'POST /api/admin/sports': 'sports',
  'PUT /api/admin/sports/{id}': 'sports',
  'POST /api/admin/venue-applications/{id}/{action}': 'venue:{venue} venues',
  'POST /api/admin/venues/{id}/merge': `${OF_VENUE} venue:{into}`,
  'POST /api/admin/venues/{id}/{action}': OF_VENUE,
  // For the coach alone.
  'PUT /api/class-sessions/{id}/attendance': '',
  'POST /api/class-sessions/{id}/{action}': 'coach:{coach}',
  // Shown once an admin has verified it.
  'POST /api/coaches/{id}/certificates': '',
  'DELETE /api/coaches/{id}/certificates/{certificateId}': 'coach:{id}',
  'POST /api/coaches/{id}/class-sessions': 'coach:{id}',
  'POST /api/coaches/{id}/classes': 'coach:{id}',
  'DELETE /api/coaches/{id}/classes/{classId}': 'coach:{id}',
  // The coach's own book, on no public page.
  'POST /api/coaches/{id}/clients': '',
  'PUT /api/coaches/{id}/paid': '',
  'POST /api/coaches/{id}/days-off': 'coach:{id}',
  'DELETE /api/coaches/{id}/days-off/{dayOffId}': 'coach:{id}',
  'PUT /api/coaches/{id}/hours': 'coach:{id}',
  // Requests a package.
  'POST /api/coaches/{id}/packages': '',
  'PUT /api/coaches/{id}/packages': 'coach:{id}',
  'PUT /api/coaches/{id}/pause': 'coach:{id}',
  'DELETE /api/coaches/{id}/photo': 'coach:{id}',
  'POST /api/coaches/{id}/photo': 'coach:{id}',
  'PUT /api/coaches/{id}/profile': 'coach:{id}',
  'PUT /api/coaches/{id}/reviews': 'coach:{id}',
  'PUT /api/coaches/{id}/reviews/{reviewId}/reply': 'coach:{id}',
  'PUT /api/coaches/{id}/venues': 'coach:{id}',
  'DELETE /api/courts/{id}': 'venue:{venue}',
  'PATCH /api/courts/{id}': 'venue:{venue}',
  // Free times are made for each request.
  'POST /api/courts/{id}/asks': '',
  'POST /api/courts/{id}/times': '',
  'PUT /api/games/{id}': OF_GAME,
  'POST /api/games/{id}/again': 'game:{made} group:{group} venue:{venue}',
  'POST /api/games': 'game:{made}',
  'POST /api/games/{id}/weekly': 'game:{made} game:{id} group:{group}',
  'POST /api/games/{id}/seat-requests': OF_GAME,
  'POST /api/games/{id}/seat-requests/{requestId}': OF_GAME,
  'POST /api/games/{id}/announcements': '',
  'POST /api/games/{id}/attendance': '',
  'POST /api/games/{id}/cancel': OF_GAME,
  'POST /api/games/{id}/confirm': OF_GAME,
  'POST /api/games/{id}/court': OF_GAME,
  'DELETE /api/games/{id}/court': OF_GAME,
  'POST /api/games/{id}/duplicate': 'game:{made} group:{group} venue:{venue}',
  'POST /api/games/{id}/guests': OF_GAME,
  'POST /api/games/{id}/regulars': OF_GAME,
  'DELETE /api/games/{id}/guests/{guestId}': OF_GAME,
  'POST /api/games/{id}/guests/{guestId}/invite-links': '',
  'POST /api/games/{id}/invite-links': '',
  // Invites people nearby; no page shows it.
  'POST /api/games/{id}/seat-calls': '',
  'POST /api/games/{id}/nudge': '',
  'POST /api/games/{id}/participants': OF_GAME,
  'PATCH /api/games/{id}/participants/{participantId}': OF_GAME,
  'POST /api/games/{id}/participants/{participantId}/remove': OF_GAME,
  'DELETE /api/games/{id}/rsvp': OF_GAME,
  'PATCH /api/games/{id}/rsvp': OF_GAME,
  'POST /api/games/{id}/rsvp': OF_GAME,
  'POST /api/games/{id}/skip': OF_GAME,
  'POST /api/group-invites/{id}/accept': 'group:{group} venue:{venue}',
  'POST /api/group-invites/{id}/decline': '',
  'POST /api/group-invites/{id}/withdraw': '',
  'POST /api/groups': 'group:{made}',
  // A group without games.
  'DELETE /api/groups/{id}': OF_GROUP,
  'PUT /api/groups/{id}': OF_GROUP,
  'POST /api/groups/{id}/announcements': '',
  'DELETE /api/groups/{id}/bans/{userId}': '',
  'POST /api/groups/{id}/games': 'game:{made} group:{id}',
  // Not confirmed; the games are made as by the call above.
  'POST /api/groups/{id}/games/import': '',
  'POST /api/groups/{id}/invite-links': '',
  'POST /api/groups/{id}/invites': '',
  'DELETE /api/groups/{id}/join': '',
  // Requests to join.
  'POST /api/groups/{id}/join': '',
  'POST /api/groups/{id}/join-requests/{requestId}/approve': 'group:{id} venue:{venue}',
  'POST /api/groups/{id}/join-requests/{requestId}/decline': '',
  'DELETE /api/groups/{id}/lead': '',
  'POST /api/groups/{id}/lead': 'group:{id}',
  'PUT /api/groups/{id}/always-comes': '',
  // Understood, not saved.
  'POST /api/groups/{id}/missed': '',
  'POST /api/groups/{id}/regulars': '',
  'DELETE /api/groups/{id}/members/{memberId}': OF_GROUP,
  'PATCH /api/groups/{id}/members/{memberId}': 'group:{id}',
  'POST /api/groups/{id}/members/{memberId}/ban': OF_GROUP,
  'DELETE /api/invite-links/{id}': '',
  'PATCH /api/regulars/{id}': '',
  'POST /api/reports': 'reports',
  'DELETE /api/regulars/{id}': 'group:{group} venue:{venue}',
  'POST /api/regulars/{id}/link': '',
  'DELETE /api/invite-offers/{id}': '',
  'POST /api/invite-offers/{id}': 'group:{group} venue:{venue}',
  // The link of a group. The link of a game takes a seat, like its RSVP.
  'POST /api/join/{token}': 'group:{group} venue:{venue}',
  'POST /api/join/{token}/guest': 'game:{linked} group:{group} venue:{venue}',
  'POST /api/join/{token}/opens': '',
  // Of two people; a game of two is on no public page.
  'POST /api/users/{id}/proposal': '',
  'DELETE /api/users/{id}': OF_PERSON,
  'PUT /api/users/{id}': OF_PERSON,
  'POST /api/users/{id}/export': '',
  'POST /api/users/{id}/password': '',
  'POST /api/users/{id}/photo': OF_PERSON,
  'POST /api/users/{id}/restore': OF_PERSON,
  'DELETE /api/users/{id}/sessions/{sessionId}': '',
  'PUT /api/users/{id}/settings': '',
  'POST /api/users/{id}/terms': '',
  'PUT /api/users/{id}/birth-year': '',
  'POST /api/users/{id}/sports': '',
  'DELETE /api/users/{id}/sports/{sportId}': '',
  'POST /api/venues': 'venue:{made} venues',
  'DELETE /api/venues/{id}': OF_VENUE,
  'PUT /api/venues/{id}': OF_VENUE,
  'PUT /api/venues/{id}/closed': 'venue:{id} venues',
  'POST /api/venues/{id}/courts': 'venue:{id}',
  'PUT /api/venues/{id}/desk': '',
  'POST /api/venues/{id}/staff': '',
  'DELETE /api/venues/{id}/staff/{userId}': '',
  'POST /api/venues/{id}/reviews': 'venue:{id} venues',
  'DELETE /api/venues/{id}/reviews/{reviewId}': 'venue:{id} venues',
  'PUT /api/venues/{id}/reviews/{reviewId}': 'venue:{id} venues',
  'PUT /api/venues/{id}/reviews/{reviewId}/reply': 'venue:{id}',
  // Suggestions are pending with the venue's representative.
  'POST /api/venues/{id}/suggestions': '',
  'POST /api/venues/{id}/suggestions/{suggestionId}/{action}': OF_VENUE,
};

/** Succeeds for members too, who are already in. */
const NOTHING_TWICE = new Set<string>(['POST /api/invite-offers/{id}', 'POST /api/join/{token}']);

/** The tags that `work` expires in this process. */
export async function watchExpired<T>(
  work: () => Promise<T>,
): Promise<{ result: T; expired: string[] }> {
  const forget = vi.spyOn(stores.answers, 'forget');
  try {
    const result = await work();
    return { result, expired: [...new Set(forget.mock.calls.flat(2))].toSorted() };
  } finally {
    forget.mockRestore();
  }
}

/** Excludes the landing page, which follows from the other tags. */
export const besidesLanding = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag !== cacheTags.landing);

/** A call with the tags that it expires, and the expected ones by its pattern; a refused one should expire none. */
export async function watchCall(
  name: OperationName,
  options: CallOptions,
  pattern = EXPIRED[name] ?? '',
): Promise<{ result: Response; expired: string[]; expected: string[] }> {
  const find = async () => (pattern === '' ? {} : findIds(name, options.params));
  const before = await find();
  const { result, expired } = await watchExpired(() => call(name, options));
  const made = result.status === 201 && pattern ? await madeId(result.clone()) : [];
  // Includes the state before: a deleted group has no games any more.
  const isNoChange = NOTHING_TWICE.has(name) && expired.length === 0;
  const expected = result.ok && !isNoChange ? fill(pattern, before, await find(), { made }) : [];
  return { result, expired, expected };
}

async function madeId(response: Response): Promise<number[]> {
  const { id } = (await response.json()) as { id?: number };
  return id === undefined ? [] : [id];
}
