import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { aged } from '@/tests/factories/users';
import {
  type Apart,
  directions,
  expectShown,
  expectUnknown,
  leaksBetween,
  REACHING,
  reachFor,
} from './apart';
import type { OperationName } from './call';
import { createSide, entangle } from './two-people';

/**
 * A young person and an adult who share no group: no call shows or reaches the other, except that shared and public content names the
 * young person to the adult as to a guest, and that coaching goes on.
 */
const COACHING: readonly OperationName[] = [
  'GET /api/booking-requests',
  'GET /api/booking-requests/{id}',
  'GET /api/booking-requests/{id}/calendar',
  'GET /api/class-sessions',
  'GET /api/class-sessions/{id}/calendar',
  'GET /api/class-sessions/{id}/participants',
  'GET /api/coach-clients/{id}',
  'GET /api/coaches',
  'GET /api/coaching/classes',
  'GET /api/coaches/{id}',
  'GET /api/coaches/{id}/book',
  'GET /api/coaches/{id}/calendar',
  'GET /api/coaches/{id}/class-sessions',
  'GET /api/coaches/{id}/clients',
  'GET /api/coaches/{id}/reviews',
  'GET /api/offline',
  'GET /api/packages',
  'POST /api/booking-requests',
];

let apart: Apart;
let since: Date;

const grow = (years: number) =>
  db.user.update({ where: { id: apart.sheltered.user.id }, data: aged(years) });
const leaveGroups = () => db.groupMember.deleteMany({ where: { role: 'member' } });

describe('under 18', () => {
  beforeAll(async () => {
    const other = await createSide(1_900_000_005, 'Omaronyx');
    const sheltered = await createSide(1_900_000_006, 'Zaratopaz');
    apart = { sheltered, other, world: await entangle(other, sheltered) };
  });

  it('changes nothing while no year is stated', () => expectShown(apart));

  it('leaves everything to those who share a group', async () => {
    await grow(15);
    await expectShown(apart);
  });

  it('hides an adult and a young person from each other in every call once they share no group', async () => {
    // By SQL: leaving a group would end the shared game too.
    await leaveGroups();
    // Nor does one train the other, whose name a coach reads.
    await db.coachClient.deleteMany();
    since = new Date();
    expect(await leaksBetween(apart, COACHING)).toEqual([]);
  });

  it.each(REACHING.filter((name) => !COACHING.includes(name)))(
    'answers %s as for somebody who does not exist',
    async (name) => {
      // Its subject has both in one group: they are no strangers there.
      if (name === 'POST /api/games/{id}/participants') {
        for (const [me, other] of directions(apart)) {
          expect((await reachFor(name, me, other)).status).toBe(201);
          await leaveGroups();
        }
        return;
      }
      await expectUnknown(name, apart);
      const told = { createdAt: { gt: since }, type: { notIn: ['export_ready', 'game_added'] } };
      expect(await db.notification.count({ where: told })).toBe(0);
    },
  );

  it('is over once the person is surely 18', async () => {
    await grow(18);
    await expectShown(apart, ['GET /api/users/{id}', 'GET /api/users/{id}/conversations']);
  });
});
