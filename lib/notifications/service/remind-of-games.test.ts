import { expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { remindOfGames } from '@/lib/notifications/service/remind-of-games';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createOnboardedUser } from '@/tests/factories/users';

it('names the zone of a game to a player who lives by another clock, and to no other', async () => {
  const [near, far] = [await createOnboardedUser(), await createOnboardedUser()];
  await db.user.update({ where: { id: far.id }, data: { timeZone: 'Asia/Dubai' } });
  // Noon in Lahore, so that it is nobody's night.
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  startsAt.setUTCHours(7, 0, 0, 0);
  const game = await createGame({ startsAt });
  for (const { id } of [near, far]) await addParticipant(game.id, id);
  await remindOfGames(new Date(startsAt.getTime() - 3_600_000));
  const messageTo = async (userId: number) =>
    (await db.notification.findFirstOrThrow({ where: { userId, type: 'game_reminder' } })).content;
  expect(await messageTo(near.id)).toMatch(/, 12:00, Corner ground/);
  expect(await messageTo(far.id)).toMatch(/, 12:00 Karachi time, Corner ground/);
});
