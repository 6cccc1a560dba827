import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createCourtTime, createCourtVenue } from '@/tests/factories/courts';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createOnboardedUser } from '@/tests/factories/users';
import { compareOperations, findBroken } from './checker';
import { History } from './history';
import { Operations } from './operations';

const url = process.env.DATABASE_URL ?? '';

it('names each invariant that does not hold', async () => {
  const [game, other] = [await createGame({ maxPlayers: 4 }), await createGame()];
  const { id: waiting } = await createOnboardedUser();
  expect(await findBroken(url)).toEqual([]);
  await pool.query('UPDATE games SET going_count = going_count + 1 WHERE id = $1', [game.id]);
  await addParticipant(other.id, waiting, { status: 'waitlisted' });
  await pool.query('UPDATE groups SET member_count = 9 WHERE id = $1', [game.groupId]);
  await pool.query('UPDATE conversations SET last_seq = 3 WHERE group_id = $1', [game.groupId]);
  await pool.query("INSERT INTO jobs (kind, failed_at) VALUES ('mail:send', now())");
  expect(await findBroken(url)).toEqual([
    'numbers of a conversation have a gap or repeat (1)',
    'the seats of a game are counted wrongly (1)',
    'somebody waits although there is a seat (1)',
    'the members of a group are counted wrongly (1)',
    'a job has failed for good (1)',
  ]);
});

it('finds what was acknowledged and is not stored, or stored twice', async () => {
  const [game, coach] = [await createGame(), await createCoach()];
  const { id: clientId } = await createOnboardedUser();
  const startsAt = bookingStart();
  const operations = new Operations(new History(), true);
  operations.answers.set(`${game.id}:${clientId}`, 'going');
  operations.edits.set(game.groupId, 'As it was told');
  const { court } = await createCourtVenue();
  for (const slot of [
    { of: 'slot', id: coach.id, startsAt },
    { of: 'court', id: court.id, startsAt },
  ] as const) {
    operations.asked.push({ ...slot, clientId });
    operations.decided.push(slot);
  }
  expect(await compareOperations(url, operations)).toEqual({ lost: 6, doubled: 0 });

  await addParticipant(game.id, clientId);
  await db.group.update({
    where: { id: game.groupId },
    data: { description: 'As it was told' },
  });
  await createBooking(coach, { clientId, status: 'accepted' });
  await createCourtTime(court.id, { startsAt, userId: clientId });
  expect(await compareOperations(url, operations)).toEqual({ lost: 0, doubled: 0 });
  await createBooking(coach, { clientId });
  expect(await compareOperations(url, operations)).toEqual({ lost: 0, doubled: 1 });
});
