import { vi } from 'vitest';
import { kept } from '@/lib/platform/cache/kept';

/** Writes about what public pages show; the other calls change nothing there. */
const PUBLIC_NOUN =
  /^(?!GET )\S+ \/api\/(admin|class-sessions|coaches|games|group-invites|groups|invite-links|join|users|venues)\b/;

export const isPublicWrite = (name: string): boolean => PUBLIC_NOUN.test(name);

/**
 * The kinds of cached pages that each write expires, in the cases of the access matrix. An empty text: no public page shows
 * what it changes.
 */
export const EXPIRED: Record<string, string> = {
  'POST /api/admin/coach-applications/{id}/{action}': 'coach',
  'POST /api/admin/jobs/{id}/{action}': '',
  'POST /api/admin/people/{id}/{action}': 'group',
  // Dismissed.
  'POST /api/admin/reports/{id}/{action}': '',
  'POST /api/admin/sports': 'sports',
  'PUT /api/admin/sports/{id}': 'sports',
  'POST /api/admin/venue-applications/{id}/{action}': 'venue venues',
  'POST /api/admin/venues/{id}/merge': 'venue venues',
  'POST /api/admin/venues/{id}/{action}': 'venue venues',
  // The dates of classes come with a call of their own.
  'POST /api/class-sessions/{id}/{action}': '',
  'POST /api/coaches/{id}/class-sessions': '',
  'POST /api/coaches/{id}/classes': 'coach',
  'DELETE /api/coaches/{id}/classes/{classId}': 'coach',
  'POST /api/coaches/{id}/days-off': 'coach',
  'DELETE /api/coaches/{id}/days-off/{dayOffId}': 'coach',
  'PUT /api/coaches/{id}/hours': 'coach',
  // Requests a package.
  'POST /api/coaches/{id}/packages': '',
  'PUT /api/coaches/{id}/packages': 'coach',
  'PUT /api/coaches/{id}/pause': 'coach',
  'DELETE /api/coaches/{id}/photo': 'coach',
  'POST /api/coaches/{id}/photo': 'coach',
  'PUT /api/coaches/{id}/profile': 'coach',
  'PUT /api/coaches/{id}/reviews': 'coach',
  'PUT /api/coaches/{id}/reviews/{reviewId}/reply': 'coach',
  'PUT /api/coaches/{id}/venues': 'coach',
  'PUT /api/games/{id}': 'game group',
  'POST /api/games/{id}/attendance': '',
  'POST /api/games/{id}/cancel': 'game group',
  'POST /api/games/{id}/confirm': 'game group',
  'POST /api/games/{id}/duplicate': 'game group',
  'POST /api/games/{id}/invite-links': '',
  'DELETE /api/games/{id}/rsvp': 'game group',
  'PATCH /api/games/{id}/rsvp': 'game group',
  'POST /api/games/{id}/rsvp': 'game group',
  'POST /api/games/{id}/skip': 'game group',
  'POST /api/group-invites/{id}/accept': 'group',
  'POST /api/group-invites/{id}/decline': '',
  'POST /api/group-invites/{id}/withdraw': '',
  'POST /api/groups': '',
  // A group without games.
  'DELETE /api/groups/{id}': 'group',
  'PUT /api/groups/{id}': 'game group',
  'DELETE /api/groups/{id}/bans/{userId}': '',
  'POST /api/groups/{id}/games': 'game group',
  'POST /api/groups/{id}/invite-links': '',
  'POST /api/groups/{id}/invites': '',
  'DELETE /api/groups/{id}/join': '',
  // Asks to join.
  'POST /api/groups/{id}/join': '',
  'POST /api/groups/{id}/join-requests/{requestId}/approve': 'group',
  'POST /api/groups/{id}/join-requests/{requestId}/decline': '',
  'DELETE /api/groups/{id}/members/{memberId}': 'game group',
  'PATCH /api/groups/{id}/members/{memberId}': 'group',
  'POST /api/groups/{id}/members/{memberId}/ban': 'game group',
  'DELETE /api/invite-links/{id}': '',
  // Of a group. The link of a game takes a seat, as its RSVP does.
  'POST /api/join/{token}': 'group',
  'POST /api/join/{token}/opens': '',
  'DELETE /api/users/{id}': 'group',
  'PUT /api/users/{id}': 'group',
  'POST /api/users/{id}/export': '',
  'POST /api/users/{id}/password': '',
  'POST /api/users/{id}/photo': 'group',
  'POST /api/users/{id}/restore': 'group',
  'DELETE /api/users/{id}/sessions/{sessionId}': '',
  'PUT /api/users/{id}/settings': '',
  'POST /api/users/{id}/sports': '',
  'DELETE /api/users/{id}/sports/{sportId}': '',
  'POST /api/venues': 'venue venues',
  'DELETE /api/venues/{id}': 'venue venues',
  'PUT /api/venues/{id}': 'venue venues',
  'PUT /api/venues/{id}/closed': 'venue venues',
  'POST /api/venues/{id}/reviews': 'venue',
  'DELETE /api/venues/{id}/reviews/{reviewId}': 'venue',
  'PUT /api/venues/{id}/reviews/{reviewId}': 'venue',
  'PUT /api/venues/{id}/reviews/{reviewId}/reply': 'venue',
  // Suggestions wait for the venue's representative.
  'POST /api/venues/{id}/suggestions': '',
  'POST /api/venues/{id}/suggestions/{suggestionId}/{action}': 'venue venues',
};

/** The kinds of cached pages ('venue', 'venues') that `work` expires in this process; the landing page follows from them. */
export async function watchExpired<T>(
  work: () => Promise<T>,
): Promise<{ result: T; pages: string[] }> {
  const forget = vi.spyOn(kept.answers, 'forget');
  try {
    const result = await work();
    const kinds = forget.mock.calls.flat(2).map((tag) => tag.replace(/:.*/, ''));
    const pages = [...new Set(kinds)].filter((kind) => kind !== 'landing');
    return { result, pages: pages.toSorted() };
  } finally {
    forget.mockRestore();
  }
}
