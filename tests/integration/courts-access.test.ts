import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import { createCourt, createCourtTime, evening, OPEN_LATE } from '@/tests/factories/courts';
import { createPeople } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { type AccessWorld, describeAccess, type UsualRole, usualViewers } from './access-matrix';
import type { CallOptions } from './call';

/**
 * Calls about the courts of a venue: `booker` has a time there, `desk` and `second` (an owner too) are its staff, `adder` added the
 * venue, and `elsewhere` operates another one.
 */
type Role = UsualRole | 'booker' | 'desk' | 'second' | 'owner' | 'adder' | 'elsewhere';

interface World extends AccessWorld<Role> {
  venueId: number;
  courtId: number;
  bookerId: number;
  friendId: number;
}

async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [booker, desk, second, owner, adder, elsewhere] = await createPeople(6);
  const [friend] = await createPeople(1);
  const { id: venueId } = await createVenue({
    addedById: adder.user.id,
    ownerId: owner.user.id,
    verifiedAt: new Date(),
    openingHours: OPEN_LATE,
  });
  await createVenue({ ownerId: elsewhere.user.id, verifiedAt: new Date() });
  await db.venueStaff.createMany({
    data: [
      { venueId, userId: desk.user.id, role: 'desk' },
      { venueId, userId: second.user.id, role: 'owner' },
    ],
  });
  for (const manager of [owner, second]) await connect(manager.user.id, friend.user.id);
  const admin = usual.admin?.user.id ?? 0;
  await connect(admin, friend.user.id);
  const { id: courtId } = await createCourt(venueId);
  const people = { booker, desk, second, owner, adder, elsewhere };
  return {
    venueId,
    courtId,
    bookerId: booker.user.id,
    friendId: friend.user.id,
    viewers: { ...usual, ...people },
  };
}

const TABLE = `
                                          guest other booker desk second owner adder elsewhere paused leaving banned admin
GET /api/venues/{id}/courts               200   200   200    200  200    200   200   200       200    200     200    200
POST /api/venues/{id}/courts              401   403   403    403  201    201   403   403       403    403     401    201
GET /api/venues/{id}/free-times           200   200   200    200  200    200   200   200       200    200     200    200
GET /api/venues/{id}/desk                 401   403   403    200  200    200   403   403       403    403     401    200
PUT /api/venues/{id}/desk                 401   403   403    403  200    200   403   403       403    403     401    200
GET /api/venues/{id}/desk/export          401   403   403    200  200    200   403   403       403    403     401    200
POST /api/venues/{id}/staff               401   403   403    403  200    200   403   403       403    403     401    200
DELETE /api/venues/{id}/staff/{userId}    401   403   403    403  204    204   403   403       403    403     401    204
PATCH /api/courts/{id}                    401   403   403    403  200    200   403   403       403    403     401    200
DELETE /api/courts/{id}                   401   403   403    403  204    204   403   403       403    403     401    204
POST /api/courts/{id}/asks                401   201   201    201  201    201   201   201       201    403     401    201
POST /api/courts/{id}/times               401   403   403    201  201    201   403   403       403    403     401    201
GET /api/court-times                      401   200   200    200  200    200   200   200       200    200     401    200
GET /api/court-times/{id}/changes         401   404   200    200  200    200   404   404       404    404     401    200
PATCH /api/court-times/{id}               401   404   403    200  200    200   404   404       404    404     401    200
POST /api/court-times/{id}/{action}       401   404   403    200  200    200   404   404       404    404     401    200
POST /api/court-times/{id}/{action} (own) 401   404   200    200  200    200   404   404       404    404     401    200
`;

const venue =
  (more: Partial<CallOptions> = {}) =>
  ({ venueId }: World): CallOptions => ({
    ...more,
    params: { id: venueId },
  });
const COURT = { name: 'Court 7', sportIds: [sportId('Badminton')], price: 2_000 };

/** A time that the booker has, for each caller. */
async function freshTime({ courtId, bookerId }: World): Promise<number> {
  await db.courtTime.deleteMany({ where: { courtId } });
  return (await createCourtTime(courtId, { userId: bookerId })).id;
}

/** A court without times, for each caller. */
async function freshCourt({ venueId }: World): Promise<CallOptions> {
  return { params: { id: (await createCourt(venueId)).id } };
}

describeAccess<Role, World>({
  area: 'courts',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/venues/{id}/courts': venue(),
    'POST /api/venues/{id}/courts': venue({ body: COURT }),
    'GET /api/venues/{id}/free-times': venue(),
    'GET /api/venues/{id}/desk': venue(),
    'PUT /api/venues/{id}/desk': venue({
      body: { confirmsAtOnce: true, cancelHours: 2, payTo: '' },
    }),
    'GET /api/venues/{id}/desk/export': venue({ query: { from: '2026-12-01', to: '2026-12-31' } }),
    'POST /api/venues/{id}/staff': ({ venueId, friendId }) => ({
      params: { id: venueId },
      body: { userId: friendId, role: 'desk' },
    }),
    'DELETE /api/venues/{id}/staff/{userId}': ({ venueId, friendId }) => ({
      params: { id: venueId, userId: friendId },
    }),
    'PATCH /api/courts/{id}': ({ courtId }) => ({ params: { id: courtId }, body: COURT }),
    'DELETE /api/courts/{id}': freshCourt,
    'POST /api/courts/{id}/asks': async (world) => ({
      ...(await freshCourt(world)),
      body: evening(),
    }),
    'POST /api/courts/{id}/times': async (world) => ({
      ...(await freshCourt(world)),
      body: { kind: 'booked', ...evening(), name: 'Hamza' },
    }),
    'GET /api/court-times/{id}/changes': async (world) => ({
      params: { id: await freshTime(world) },
    }),
    'PATCH /api/court-times/{id}': async (world) => ({
      params: { id: await freshTime(world) },
      body: { courtId: world.courtId, ...evening() },
    }),
    'POST /api/court-times/{id}/{action}': async (world) => ({
      params: { id: await freshTime(world), action: 'paid' },
      body: {},
    }),
    'POST /api/court-times/{id}/{action} (own)': async (world) => ({
      params: { id: await freshTime(world), action: 'cancel' },
      body: {},
    }),
  },
});
