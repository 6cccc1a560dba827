import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { aged } from '@/tests/factories/users';
import { call, type OperationName } from './call';
import { THINGS } from './shared-things';
import {
  beyondFirstName,
  createSide,
  entangle,
  OWN_ONLY,
  REACHES,
  reads,
  type Side,
  trace,
  WALK_TIMEOUT_MS,
  WALKS,
  type World,
  writesToPeople,
} from './two-people';

vi.setConfig({ testTimeout: WALK_TIMEOUT_MS });

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

let omar: Side;
let zara: Side;
let since: Date;
let world: World;

const directions = () =>
  [
    [omar, zara],
    [zara, omar],
  ] as const;

describe('under 18', () => {
  beforeAll(async () => {
    omar = await createSide(1_900_000_005, 'Omaronyx');
    zara = await createSide(1_900_000_006, 'Zaratopaz');
    world = await entangle(omar, zara);
  });

  it('changes nothing while no year is stated', async () => {
    for (const name of reads.filter((read) => WALKS[read]?.shows)) {
      for (const [me, other] of directions()) {
        expect(await trace(name, { me, other, world }), name).not.toBeNull();
      }
    }
  });

  it('leaves everything to those who share a group', async () => {
    await db.user.update({ where: { id: zara.user.id }, data: aged(15) });
    for (const name of reads.filter((read) => WALKS[read]?.shows)) {
      for (const [me, other] of directions()) {
        expect(await trace(name, { me, other, world }), name).not.toBeNull();
      }
    }
  });

  it('hides an adult and a young person from each other in every call once they share no group', async () => {
    // By SQL: leaving a group would end the shared game too.
    await db.groupMember.deleteMany({ where: { role: 'member' } });
    // Nor does one train the other, whose name a coach reads.
    await db.coachClient.deleteMany();
    since = new Date();
    const leaks: string[] = [];
    for (const name of reads.filter((read) => WALKS[read] && !COACHING.includes(read))) {
      for (const [me, other] of directions()) {
        if (WALKS[name]?.mayName?.(me, world)) continue;
        const isThing = THINGS.includes(name);
        if (isThing && me === zara) continue;
        const found = await trace(
          name,
          { me, other, world },
          isThing ? beyondFirstName(other) : undefined,
        );
        if (found) leaks.push(`${name} to ${me.user.name}: ${found.slice(0, 400)}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it.each(writesToPeople.filter((name) => REACHES[name] !== OWN_ONLY && !COACHING.includes(name)))(
    'answers %s as for somebody who does not exist',
    async (name) => {
      const reach = REACHES[name];
      if (!reach || reach === OWN_ONLY) throw new Error(`${name} reaches nobody`);
      for (const [me, other] of directions()) {
        const ask = async (whom: Side) =>
          call(name, { ...(await reach(me, whom)), cookie: me.cookie });
        // Its subject has both in one group: they are no strangers there.
        if (name === 'POST /api/games/{id}/participants') {
          expect((await ask(other)).status).toBe(201);
          await db.groupMember.deleteMany({ where: { role: 'member' } });
          continue;
        }
        const nobody = { ...other, user: { ...other.user, id: 1_900_000_999 } };
        const response = await ask(other);
        expect(response.status, `${name} by ${me.user.name}`).toBe(404);
        const { error } = await response.json();
        expect(error).toEqual((await (await ask(nobody)).json()).error);
        const told = { createdAt: { gt: since }, type: { notIn: ['export_ready', 'game_added'] } };
        expect(await db.notification.count({ where: told })).toBe(0);
      }
    },
  );

  it('is over once the person is surely 18', async () => {
    await db.user.update({ where: { id: zara.user.id }, data: aged(18) });
    for (const name of ['GET /api/users/{id}', 'GET /api/users/{id}/conversations'] as const) {
      for (const [me, other] of directions()) {
        expect(await trace(name, { me, other, world }), name).not.toBeNull();
      }
    }
  });
});
