import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication, createVenueReview } from '@/tests/factories/venues';
import { type AccessWorld, describeAccess, type UsualRole, usualViewers } from './access-matrix';
import { type CallOptions, call, type OperationName } from './call';

/**
 * Calls about a venue that one person added and another operates. `removed` operated it before; `declined` applied and was
 * rejected.
 */
type Role = UsualRole | 'declined' | 'removed' | 'blocked' | 'reviewer' | 'adder' | 'owner';

interface World extends AccessWorld<Role> {
  venueId: number;
  reviewId: number;
  suggestionId: number;
}

async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [declined, removed, blocked, reviewer, adder, owner] = await createPeople(6);
  const { id: venueId } = await createVenue({
    addedById: adder.user.id,
    ownerId: owner.user.id,
    verifiedAt: new Date(),
  });
  const { id: reviewId } = await createVenueReview(venueId, { userId: reviewer.user.id });
  const { id: suggestionId } = await db.venueSuggestion.create({
    data: { venueId, userId: reviewer.user.id, kind: 'closed' },
  });
  await showVenue(venueId);
  await createVenueApplication({ userId: declined.user.id, venueId, status: 'rejected' });
  await createVenueApplication({ userId: removed.user.id, venueId, status: 'approved' });
  await createBlock(adder.user.id, blocked.user.id);
  await createBlock(reviewer.user.id, blocked.user.id);
  const people = { declined, removed, blocked, reviewer, adder, owner };
  return { venueId, reviewId, suggestionId, viewers: { ...usual, ...people } };
}

/** The public pages of a game and a coach name it. */
async function showVenue(venueId: number): Promise<void> {
  await createGame({ venueId });
  await db.coachVenue.create({ data: { venueId, coachId: (await createCoach()).id } });
}

const TABLE = `
                                                          guest other declined removed blocked reviewer adder owner paused leaving banned admin
GET /api/captcha/challenge                                401   200   200      200     200     200      200   200   200    200     401    200
GET /api/captcha                                          401   200   200      200     200     200      200   200   200    200     401    200
GET /api/maps/labels                                      200   200   200      200     200     200      200   200   200    200     200    200
GET /api/maps                                             200   200   200      200     200     200      200   200   200    200     200    200
GET /api/places/reverse                                   200   200   200      200     200     200      200   200   200    200     200    200
GET /api/places                                           200   200   200      200     200     200      200   200   200    200     200    200
GET /api/sports/{id}                                      200   200   200      200     200     200      200   200   200    200     200    200
GET /api/sports                                           200   200   200      200     200     200      200   200   200    200     200    200
GET /api/venue-applications                               401   200   200      200     200     200      200   200   200    200     401    200
POST /api/venue-applications                              401   201   201      201     201     201      201   201   201    403     401    201
PUT /api/venues/{id}/closed                               401   403   403      403     403     403      200   200   403    403     401    200
GET /api/venues/{id}/images                               200   200   200      200     200     200      200   200   200    200     200    200
PUT /api/venues/{id}/reviews/{reviewId}/reply             401   403   403      403     403     403      403   200   403    403     401    403
PUT /api/venues/{id}/reviews/{reviewId}                   401   404   404      404     404     200      404   404   404    404     401    404
DELETE /api/venues/{id}/reviews/{reviewId}                401   404   404      404     404     204      404   404   404    404     401    404
GET /api/venues/{id}/reviews                              200   200   200      200     200     200      200   200   200    200     200    200
POST /api/venues/{id}/reviews                             401   201   201      201     201     409      403   403   201    201     401    201
GET /api/venues/{id}                                      200   200   200      200     200     200      200   200   200    200     200    200
PUT /api/venues/{id}                                      401   403   403      403     403     403      200   200   403    403     401    200
DELETE /api/venues/{id}                                   401   403   403      403     403     403      403   204   403    403     401    204
POST /api/venues/{id}/suggestions/{suggestionId}/{action} 401   403   403      403     403     403      200   200   403    403     401    200
GET /api/venues/{id}/suggestions                          401   403   403      403     403     403      200   200   403    403     401    200
POST /api/venues/{id}/suggestions                         401   201   201      201     201     201      409   409   201    201     401    409
GET /api/venues/nearby                                    200   200   200      200     200     200      200   200   200    200     200    200
GET /api/venues/pins                                      200   200   200      200     200     200      200   200   200    200     200    200
GET /api/venues                                           200   200   200      200     200     200      200   200   200    200     200    200
POST /api/venues                                          401   201   201      201     201     201      201   201   201    201     401    201
GET /api/venues/similar                                   401   200   200      200     200     200      200   200   200    200     401    200
`;

type OfVenue = Pick<World, 'venueId' | 'reviewId' | 'suggestionId'>;
const aboutVenue =
  (more: Partial<CallOptions> = {}) =>
  ({ venueId }: OfVenue): CallOptions => ({ ...more, params: { id: venueId } });
const aboutReview =
  (more: Partial<CallOptions> = {}) =>
  ({ venueId, reviewId }: OfVenue): CallOptions => ({ ...more, params: { id: venueId, reviewId } });

function venueForm(extra: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: `Nets ${uniqueText()}`,
    address: '4 Canal Road',
    city: 'Lahore',
    country: 'Pakistan',
    sports: '["Cricket"]',
    ...extra,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const around = () => ({ query: { latitude: 31.5, longitude: 74.3 } });
const bounds = () => ({ query: { bounds: '31,74,32,75' } });

/** The calls about one venue. */
const OF_A_VENUE: Record<string, (venue: OfVenue) => CallOptions> = {
  'GET /api/venues/{id}': aboutVenue(),
  'GET /api/venues/{id}/images': aboutVenue(),
  'GET /api/venues/{id}/reviews': aboutVenue(),
  'PUT /api/venues/{id}': (venue) => aboutVenue({ body: venueForm() })(venue),
  'PUT /api/venues/{id}/closed': aboutVenue({ body: { closed: true } }),
  'DELETE /api/venues/{id}': aboutVenue(),
  'POST /api/venues/{id}/suggestions': aboutVenue({ body: { kind: 'edit', note: 'It moved.' } }),
  'GET /api/venues/{id}/suggestions': aboutVenue(),
  'POST /api/venues/{id}/suggestions/{suggestionId}/{action}': ({ venueId, suggestionId }) => ({
    params: { id: venueId, suggestionId, action: 'dismiss' },
  }),
  'POST /api/venues/{id}/reviews': aboutVenue({ body: { rating: 4 } }),
  'PUT /api/venues/{id}/reviews/{reviewId}': aboutReview({ body: { rating: 2 } }),
  'DELETE /api/venues/{id}/reviews/{reviewId}': aboutReview(),
  'PUT /api/venues/{id}/reviews/{reviewId}/reply': aboutReview({ body: { reply: 'Thank you.' } }),
};

describeAccess<Role, World>({
  area: 'venues',
  table: TABLE,
  createWorld,
  options: {
    ...OF_A_VENUE,
    'GET /api/venues': around,
    'GET /api/venues/nearby': around,
    'GET /api/venues/pins': bounds,
    'GET /api/venues/similar': () => ({ query: { name: 'Nets', city: 'Lahore' } }),
    'POST /api/venues': () => ({ body: venueForm() }),
    // Deletes the venue. Once an operator is verified, the person who added it may not.
    'DELETE /api/venues/{id}': async ({ viewers: { adder, owner } }) => {
      const addedById = adder?.user.id ?? 0;
      const venue = { addedById, ownerId: owner?.user.id ?? 0, verifiedAt: new Date() };
      const { id } = await createVenue(venue);
      await showVenue(id);
      return { params: { id } };
    },
    // Can be decided once, so each caller gets a new one.
    'POST /api/venues/{id}/suggestions/{suggestionId}/{action}': async ({ venueId }) => {
      const { id: userId } = await createOnboardedUser();
      const { id } = await db.venueSuggestion.create({ data: { venueId, userId, kind: 'closed' } });
      return { params: { id: venueId, suggestionId: id, action: 'apply' } };
    },
    'POST /api/venue-applications': () => ({
      body: venueForm({ contactEmail: 'ground@example.com' }),
    }),
    'GET /api/captcha/challenge': () => ({ query: { action: 'venue-images' } }),
    'GET /api/maps/labels': bounds,
    'GET /api/sports/{id}': () => ({ params: { id: sportId('Cricket') } }),
    'GET /api/places': () => ({ query: { q: 'Lahore' } }),
    'GET /api/places/reverse': around,
  },
});

it.each(Object.keys(OF_A_VENUE))('%s answers 404 for a hidden or unknown venue', async (name) => {
  const { cookie } = await createSignedIn();
  const hidden = await createVenue({ hiddenAt: new Date() });
  const { id: reviewId } = await createVenueReview(hidden.id);
  for (const venueId of [hidden.id, 2_000_000_000]) {
    const given = OF_A_VENUE[name]?.({ venueId, reviewId, suggestionId: 1 });
    // The table has a line for each of them.
    const { status } = await call(name as OperationName, { ...given, cookie });
    expect(status).toBe(404);
  }
});
