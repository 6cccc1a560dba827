import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createNotification } from '@/tests/factories/notifications';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { cleanUp } from './clean-up';

const daysAgo = (days: number) => hoursFromNow(-24 * days);

it('deletes old rows and ends what is over, and nothing else', async () => {
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  await db.skip.create({ data: { userId: ali.id, skippedId: sara.id, createdAt: daysAgo(31) } });
  await db.skip.create({ data: { userId: sara.id, skippedId: ali.id, createdAt: daysAgo(29) } });
  const later = hoursFromNow(1);
  const free = await createUser({ suspendedUntil: hoursFromNow(-1) });
  const suspended = await createUser({ suspendedUntil: later });
  const over = await createGame({ startsAt: hoursFromNow(-3) });
  const cancelled = await createGame({ startsAt: hoursFromNow(-3), status: 'cancelled' });
  const played = await createGame({ startsAt: hoursFromNow(-1) });
  await createNotification(ali.id, { isRead: true, createdAt: daysAgo(181) });
  const unread = await createNotification(ali.id, { createdAt: daysAgo(181) });
  const young = await createNotification(ali.id, { isRead: true, createdAt: daysAgo(179) });

  await cleanUp();
  await cleanUp();

  expect(await db.skip.findMany({ select: { userId: true } })).toEqual([{ userId: sara.id }]);
  const untilOf = async ({ id }: { id: number }) =>
    (await db.user.findUniqueOrThrow({ where: { id } })).suspendedUntil;
  expect(await untilOf(free)).toBeNull();
  expect(await untilOf(suspended)).toEqual(later);
  const statusOf = async ({ id }: { id: number }) =>
    (await db.game.findUniqueOrThrow({ where: { id } })).status;
  expect(await Promise.all([over, cancelled, played].map(statusOf))).toEqual([
    'completed',
    'cancelled',
    'upcoming',
  ]);
  const kept = await db.notification.findMany({
    where: { userId: ali.id },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  expect(kept.map(({ id }) => Number(id))).toEqual([Number(unread.id), Number(young.id)]);
});
