import { db } from '@/lib/platform/db/client';
import { createCourt, createCourtTime } from '@/tests/factories/courts';
import { createVenue } from '@/tests/factories/venues';
import type { Side } from './two-people';

/** Tomorrow, in the middle of the day in Lahore. */
export const COURT_DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Each runs a venue where the other has a court. */
export async function entangleCourts(ali: Side, sara: Side) {
  const shared = [await shareCourts(ali, sara), await shareCourts(sara, ali)];
  return {
    deskIds: shared.map(({ deskId }) => deskId),
    courtTimeIds: shared.map(({ courtTimeId }) => courtTimeId),
  };
}

async function shareCourts(me: Side, other: Side) {
  const { id: deskId } = await createVenue({ ownerId: me.user.id, addedById: null });
  const court = await createCourt(deskId);
  const time = await createCourtTime(court.id, {
    userId: other.user.id,
    startsAt: new Date(`${COURT_DAY}T07:00:00Z`),
  });
  const change = { courtTimeId: time.id, action: 'confirm', courtName: court.name };
  await db.courtTimeChange.createMany({
    data: [me, other].map(({ user }) => ({
      ...change,
      actorId: user.id,
      startsAt: time.startsAt,
      price: time.price,
    })),
  });
  return { deskId, courtTimeId: time.id };
}

export const ofWebhooks = (
  _me: unknown,
  _other: unknown,
  { sharedGroupId, deskIds }: { sharedGroupId: number; deskIds: number[] },
) => [{ query: { groupId: sharedGroupId } }, ...deskIds.map((venueId) => ({ query: { venueId } }))];

export const ofEmbeds = (_me: unknown, _other: unknown, of: { sharedGroupId: number }) => [
  { query: { url: `http://localhost:3000/group/${of.sharedGroupId}` } },
];
