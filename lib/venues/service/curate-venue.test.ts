import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { curateVenue } from '@/lib/venues/service/curate-venue';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

const MOVES = [
  ['verify', 'unverify', 'isVerified', ['venue.verified', 'venue.unverified']],
  ['close', 'reopen', 'isClosed', ['venue.closed', 'venue.reopened']],
  ['hide', 'show', 'isHidden', ['venue.hidden', 'venue.shown']],
] as const;

it.each(MOVES)('%s and %s change only one venue', async (there, back, field, log) => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const venue = await createVenue();
  const set = { verifiedAt: new Date(), closedAt: new Date(), hiddenAt: new Date() };
  const untouched = [await createVenue(), await createVenue(set)];
  const others = () =>
    db.venue.findMany({
      where: { id: { in: untouched.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
      select: { verifiedAt: true, closedAt: true, hiddenAt: true, updatedAt: true },
    });
  const before = await others();
  for (const [action, expected] of [[there, true] as const, [back, false] as const]) {
    expect((await curateVenue(admin, venue.id, action, {}))[field]).toBe(expected);
    await expect(curateVenue(admin, venue.id, action, {})).rejects.toMatchObject({
      code: 'conflict',
    });
  }
  expect(await others()).toEqual(before);
  const entries = await db.auditLog.findMany({
    where: { targetType: 'venue', targetId: String(venue.id) },
    orderBy: { id: 'asc' },
  });
  const logged = entries.map(({ actorId, action }) => [actorId, action]);
  expect(logged).toEqual(log.map((action) => [admin.userId, action]));
});
