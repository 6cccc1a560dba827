import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import type { TestUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { type CallOptions, call, type OperationName, operationNames } from './call';

type Person = SignedIn & { user: TestUser };

const ROLES = ['signedOut', 'stranger', 'blocked', 'reviewer', 'adder', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];

interface World {
  venueId: number;
  reviewId: number;
  suggestionId: number;
  viewers: Record<Role, Person | null>;
}

/** A venue added by one person and run by another, with a review, and somebody on each footing. */
async function createWorld(): Promise<World> {
  const [stranger, blocked, reviewer, adder, owner, admin] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
  ]);
  const { id: venueId } = await createVenue({
    addedById: adder.user.id,
    ownerId: owner.user.id,
    verifiedAt: new Date(),
  });
  const { id: reviewId } = await createVenueReview(venueId, { userId: reviewer.user.id });
  const { id: suggestionId } = await db.venueSuggestion.create({
    data: { venueId, userId: reviewer.user.id, kind: 'closed' },
  });
  await createBlock(adder.user.id, blocked.user.id);
  await createBlock(reviewer.user.id, blocked.user.id);
  const viewers = { signedOut: null, stranger, blocked, reviewer, adder, owner, admin };
  return { venueId, reviewId, suggestionId, viewers };
}

interface Row {
  name: OperationName;
  options?: (world: World) => CallOptions;
  /** In the order of ROLES. */
  statuses: [number, number, number, number, number, number, number];
}

const aboutVenue = ({ venueId }: World): CallOptions => ({ params: { id: venueId } });
const aboutReview = ({ venueId, reviewId }: World): CallOptions => ({
  params: { id: venueId, reviewId },
});

const aboutSuggestion = ({ venueId, suggestionId }: World): CallOptions => ({
  params: { id: venueId, suggestionId, action: 'dismiss' },
});

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

const EVERYBODY: Row['statuses'] = [200, 200, 200, 200, 200, 200, 200];
const SIGNED_IN = (status: number): Row['statuses'] => [
  401,
  status,
  status,
  status,
  status,
  status,
  status,
];
const around = () => ({ query: { latitude: 31.5, longitude: 74.3 } });
const bounds = () => ({ query: { bounds: '31,74,32,75' } });

const ROWS: Row[] = [
  { name: 'GET /api/venues', options: around, statuses: EVERYBODY },
  { name: 'GET /api/venues/nearby', options: around, statuses: EVERYBODY },
  { name: 'GET /api/venues/pins', options: bounds, statuses: EVERYBODY },
  {
    name: 'GET /api/venues/similar',
    options: () => ({ query: { name: 'Nets', city: 'Lahore' } }),
    statuses: SIGNED_IN(200),
  },
  {
    name: 'POST /api/venues',
    options: () => ({ body: venueForm() }),
    statuses: SIGNED_IN(201),
  },
  { name: 'GET /api/venues/{id}', options: aboutVenue, statuses: EVERYBODY },
  { name: 'GET /api/venues/{id}/images', options: aboutVenue, statuses: EVERYBODY },
  { name: 'GET /api/venues/{id}/reviews', options: aboutVenue, statuses: EVERYBODY },
  {
    name: 'PUT /api/venues/{id}',
    options: (world) => ({ ...aboutVenue(world), body: venueForm() }),
    statuses: [401, 403, 403, 403, 200, 200, 200],
  },
  {
    name: 'PUT /api/venues/{id}/closed',
    options: (world) => ({ ...aboutVenue(world), body: { closed: true } }),
    statuses: [401, 403, 403, 403, 200, 200, 200],
  },
  {
    name: 'DELETE /api/venues/{id}',
    options: aboutVenue,
    // Once an operator is verified the venue is not the adder's to remove.
    statuses: [401, 403, 403, 403, 403, 204, 204],
  },
  {
    name: 'POST /api/venues/{id}/suggestions',
    options: (world) => ({ ...aboutVenue(world), body: { kind: 'edit', note: 'It moved.' } }),
    statuses: [401, 201, 201, 201, 409, 409, 409],
  },
  {
    name: 'GET /api/venues/{id}/suggestions',
    options: aboutVenue,
    statuses: [401, 403, 403, 403, 200, 200, 200],
  },
  {
    name: 'POST /api/venues/{id}/suggestions/{suggestionId}/{action}',
    options: aboutSuggestion,
    // The adder has decided it when the operator and the admin come.
    statuses: [401, 403, 403, 403, 200, 409, 409],
  },
  {
    name: 'POST /api/venues/{id}/reviews',
    options: (world) => ({ ...aboutVenue(world), body: { rating: 4 } }),
    statuses: [401, 201, 201, 409, 403, 403, 201],
  },
  {
    name: 'PUT /api/venues/{id}/reviews/{reviewId}',
    options: (world) => ({ ...aboutReview(world), body: { rating: 2 } }),
    statuses: [401, 404, 404, 200, 404, 404, 404],
  },
  {
    name: 'DELETE /api/venues/{id}/reviews/{reviewId}',
    options: aboutReview,
    statuses: [401, 404, 404, 204, 404, 404, 404],
  },
  {
    name: 'PUT /api/venues/{id}/reviews/{reviewId}/reply',
    options: (world) => ({ ...aboutReview(world), body: { reply: 'Thank you.' } }),
    statuses: [401, 403, 403, 403, 403, 200, 403],
  },
  { name: 'GET /api/venue-applications', statuses: SIGNED_IN(200) },
  {
    name: 'POST /api/venue-applications',
    options: () => ({ body: venueForm({ contactEmail: 'ground@example.com' }) }),
    statuses: SIGNED_IN(201),
  },
  { name: 'GET /api/captcha', statuses: SIGNED_IN(200) },
  {
    name: 'GET /api/captcha/challenge',
    options: () => ({ query: { action: 'venue-images' } }),
    statuses: SIGNED_IN(200),
  },
  { name: 'GET /api/maps', statuses: EVERYBODY },
  { name: 'GET /api/maps/labels', options: bounds, statuses: EVERYBODY },
];

describe.each(ROWS)('$name', ({ name, options, statuses }) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  it('answers each of them as it should', async () => {
    const answers: number[] = [];
    for (const role of ROLES) {
      // A verb that succeeds may take the venue with it: each of those gets one of its own.
      const mine = statuses.some((status) => status === 204) ? await createWorld() : world;
      const cookie = mine.viewers[role]?.cookie;
      const response = await call(name, { ...options?.(mine), cookie });
      answers.push(response.status);
    }
    expect(answers).toEqual(statuses);
  });

  it('knows nothing of a venue that is hidden or never was', async () => {
    if (!name.includes('/venues/{id}')) return;
    const hidden = await createVenue({ hiddenAt: new Date() });
    const { id: reviewId } = await createVenueReview(hidden.id);
    const { suggestionId, viewers } = world;
    for (const venueId of [hidden.id, 2_000_000_000]) {
      const given = options?.({ venueId, reviewId, suggestionId, viewers });
      const response = await call(name, { ...given, cookie: viewers.stranger?.cookie });
      expect([name, response.status]).toEqual([name, 404]);
    }
  });
});

it('the table names every call of venues, maps and captchas', () => {
  const ours = operationNames.filter((name) => / \/api\/(venue|captcha|maps)/.test(name));
  expect(ours.filter((name) => !ROWS.some((row) => row.name === name))).toEqual([]);
});
