import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { thisYear } from '@/lib/platform/auth/age';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { setCity } from '@/lib/platform/city/city';
import { db } from '@/lib/platform/db/client';
import { createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createActor, createSignedIn, type Person } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { aged, createUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, ok } from './call';

const bornAt = (age: number) => thisYear() - age - 1;
const PASSWORD = 'kinnow-orchard-7';

beforeEach(() => setCity({ leastAge: 13 }));
afterEach(() => setCity({}));

const register = (email: string, birthYear: number) =>
  call('POST /api/register', { body: { name: 'Zara', email, password: PASSWORD, birthYear } });

const state = (who: { user: { id: number }; cookie: string }, birthYear: number | null) =>
  call('PUT /api/users/{id}/birth-year', {
    params: { id: who.user.id },
    cookie: who.cookie,
    body: { birthYear },
  });

/** Through a link of `maker`. */
async function becomeGuardian(maker: Person, accepter: Person) {
  const made = await call('POST /api/guardians/link', { cookie: maker.cookie });
  const { url } = await made.json();
  const token = new URL(url).searchParams.get('token');
  return call('POST /api/guardians', { cookie: accepter.cookie, body: { token } });
}

const linksOf = async ({ cookie }: Person) => (await call('GET /api/guardians', { cookie })).json();

describe('the year of birth', () => {
  it('makes an account from the least age on, and none below it', async () => {
    const [old, young] = [`zara.${uniqueText()}@example.test`, `adam.${uniqueText()}@example.test`];
    expect((await register(old, bornAt(15))).status).toBe(201);
    const refused = await register(young, bornAt(12));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      issues: [{ path: 'birthYear', message: expect.stringContaining('for people from 13 on') }],
    });
    expect(await db.user.count({ where: { email: young } })).toBe(0);
    const row = await db.user.findUniqueOrThrow({ where: { email: old } });
    expect(row).toMatchObject(aged(15));
  });

  it('is refused kindly in the wizard, can be corrected there, and stays once the profile is complete', async () => {
    const newcomer = await createUser();
    const me = { user: newcomer, ...(await createActor(newcomer)) };
    const refused = await state(me, bornAt(12));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('everything else stays as it is');
    expect((await state(me, bornAt(40))).status).toBe(200);
    expect(await (await state(me, bornAt(15))).json()).toEqual({
      isUnder18: true,
      isTooYoung: false,
    });
    await call('PUT /api/users/{id}', {
      params: { id: newcomer.id },
      cookie: me.cookie,
      body: { gender: 'female', latitude: 31.5, longitude: 74.3 },
    });
    expect((await state(me, bornAt(40))).status).toBe(409);
    expect((await state(me, bornAt(15))).status).toBe(200);
    expect((await state(me, thisYear() + 1)).status).toBe(422);
  });

  it('protects who is here already, also below the least age, and can be put off', async () => {
    const child = await createSignedIn({ birthYearAskedAt: null });
    expect((await state(child, null)).status).toBe(200);
    const put = await db.user.findUniqueOrThrow({ where: { id: child.user.id } });
    expect([put.birthYear, put.birthYearAskedAt]).toEqual([null, expect.any(Date)]);
    expect(await (await state(child, bornAt(11))).json()).toEqual({
      isUnder18: true,
      isTooYoung: true,
    });
    const row = await db.user.findUniqueOrThrow({ where: { id: child.user.id } });
    expect(row).toMatchObject(aged(11));
  });

  it('leaves the server for nobody', async () => {
    const [zara, mate] = [await createSignedIn(aged(15)), await createSignedIn()];
    const group = await createGroup({ creatorId: zara.user.id, memberIds: [mate.user.id] });
    const params = { id: zara.user.id };
    const answers = [
      await call('GET /api/users/{id}', { params, cookie: mate.cookie }),
      await call('GET /api/groups/{id}/members', { params: { id: group.id }, cookie: mate.cookie }),
      await call('GET /api/auth/user', { cookie: zara.cookie }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/adultFrom|birthYear"|isUnder18/);
    }
  });
});

describe('a 15-year-old and an adult', () => {
  it('write to each other only in a shared group', async () => {
    const [zara, omar] = [await createSignedIn(aged(15)), await createSignedIn()];
    const write = (from: Person, to: Person) =>
      call('POST /api/messages', {
        body: { receiverId: to.user.id, content: 'Salaam' },
        cookie: from.cookie,
      });
    expect([(await write(omar, zara)).status, (await write(zara, omar)).status]).toEqual([
      404, 404,
    ]);
    const found = await call('GET /api/players', {
      query: { search: zara.user.name ?? '' },
      cookie: omar.cookie,
    });
    expect(await found.json()).toEqual([]);
    await createGroup({ creatorId: omar.user.id, memberIds: [zara.user.id] });
    expect([(await write(omar, zara)).status, (await write(zara, omar)).status]).toEqual([
      201, 201,
    ]);
  });

  it('meet as usual when both are under 18', async () => {
    const [zara, adam] = [await createSignedIn(aged(15)), await createSignedIn(aged(16))];
    const params = { id: zara.user.id };
    expect((await call('GET /api/users/{id}', { params, cookie: adam.cookie })).status).toBe(200);
  });
});

describe('a guardian', () => {
  it('is linked by both, reads announcements and answers; either ends it', async () => {
    const [zara, mother, omar] = [
      await createSignedIn(aged(15)),
      await createSignedIn(aged(40)),
      await createSignedIn(),
    ];
    const group = await createGroup({ creatorId: omar.user.id, memberIds: [zara.user.id] });
    const game = await createGame({ groupId: group.id, creatorId: omar.user.id });
    // Who has not said a year, and who is young too, cannot be one.
    expect((await becomeGuardian(zara, omar)).status).toBe(409);
    expect((await becomeGuardian(zara, await createSignedIn(aged(16)))).status).toBe(409);
    expect((await becomeGuardian(zara, zara)).status).toBe(404);
    expect((await becomeGuardian(zara, mother)).status).toBe(201);
    expect((await becomeGuardian(mother, zara)).status).toBe(201);
    const sent = await call('POST /api/groups/{id}/announcements', {
      params: { id: group.id },
      cookie: omar.cookie,
      body: { content: 'Bring water on Sunday.' },
    });
    expect(sent.status).toBeLessThan(300);
    const {
      young: [link],
    } = await linksOf(mother);
    expect(link).toMatchObject({
      name: zara.user.name,
      games: [{ id: game.id, title: game.title, status: null }],
      messages: [{ content: 'Bring water on Sunday.', sender: omar.user.name, from: group.name }],
    });
    expect(await linksOf(zara)).toMatchObject({
      side: 'young',
      guardians: [{ name: mother.user.name }],
    });
    const answer = (who: Person, chosen: 'going' | 'out') =>
      call('POST /api/guardians/{id}/answers', {
        params: { id: link.id },
        cookie: who.cookie,
        body: { gameId: game.id, answer: chosen },
      });
    const seat = async () =>
      (await db.gameParticipant.findFirst({ where: { gameId: game.id, userId: zara.user.id } }))
        ?.status;
    expect((await answer(omar, 'going')).status).toBe(404);
    expect((await answer(mother, 'going')).status).toBe(200);
    expect(await seat()).toBe('going');
    expect((await answer(mother, 'out')).status).toBe(200);
    expect(await seat()).toBe('out');
    // They know each other: no strangers, whatever their ages.
    const params = { id: mother.user.id };
    expect((await call('GET /api/users/{id}', { params, cookie: zara.cookie })).status).toBe(200);
    const end = (who: Person) =>
      call('DELETE /api/guardians/{id}', { params: { id: link.id }, cookie: who.cookie });
    expect((await end(omar)).status).toBe(404);
    expect((await end(zara)).status).toBe(204);
    expect((await answer(mother, 'going')).status).toBe(404);
  });

  it('is nobody’s after a block, at 18, and beyond three', async () => {
    const zara = await createSignedIn(aged(15));
    const adults = await Promise.all([1, 2, 3, 4].map(() => createSignedIn(aged(40))));
    const answers = await Promise.all(adults.map((adult) => becomeGuardian(zara, adult)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 409,
    ]);
    const [first] = adults.filter((_adult, index) => answers[index]?.status === 201);
    await call('POST /api/blocks/{userId}', {
      params: { userId: first?.user.id ?? 0 },
      cookie: zara.cookie,
    });
    expect((await linksOf(zara)).guardians).toHaveLength(2);
    await db.user.update({ where: { id: zara.user.id }, data: aged(18) });
    expect((await linksOf(zara)).guardians).toEqual([]);
  });

  it('opens groups and games for under 18 with a guardian', async () => {
    const [zara, mother, omar] = [
      await createSignedIn(aged(15)),
      await createSignedIn(aged(40)),
      await createSignedIn(),
    ];
    const club = await createGroup({
      creatorId: omar.user.id,
      isClub: true,
      joinsAtOnce: true,
      needsGuardian: true,
    });
    const open = await createGroup({ creatorId: omar.user.id, memberIds: [zara.user.id] });
    const game = await createGame({
      groupId: open.id,
      creatorId: omar.user.id,
      needsGuardian: true,
    });
    const join = () =>
      call('POST /api/groups/{id}/join', { params: { id: club.id }, cookie: zara.cookie });
    const play = () =>
      call('POST /api/games/{id}/rsvp', {
        params: { id: game.id },
        cookie: zara.cookie,
        body: { answer: 'going' },
      });
    const add = () =>
      call('POST /api/games/{id}/participants', {
        params: { id: game.id },
        cookie: omar.cookie,
        body: { userId: zara.user.id },
      });
    for (const refused of [await join(), await play()]) {
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain('with a guardian');
    }
    const added = await add();
    expect(added.status).toBe(403);
    // Why is not the organiser's to know.
    expect(await added.text()).not.toContain('guardian');
    expect((await becomeGuardian(mother, zara)).status).toBe(201);
    expect([(await join()).status, (await play()).status]).toEqual([201, 201]);
  });
});

describe('a coach of a 15-year-old', () => {
  it('sees the guardian in every list, and trains on; nobody else sees them', async () => {
    const [zara, mother, trainer] = [
      await createSignedIn(aged(15)),
      await createSignedIn(aged(40)),
      await createSignedIn(),
    ];
    await becomeGuardian(zara, mother);
    const coach = await createCoach({ userId: trainer.user.id });
    const booking = await createBooking(coach, { clientId: zara.user.id, status: 'accepted' });
    const lesson = await createClassSession(coach);
    for (const status of ['waitlisted', 'going'] as const) {
      const place = { sessionId: lesson.id, userId: zara.user.id };
      await db.classParticipant.upsert({
        where: { sessionId_userId: place },
        create: { ...place, status, waitlistedAt: new Date() },
        update: { status, waitlistedAt: null },
      });
      const people = await ok(trainer, 'GET /api/class-sessions/{id}/participants', {
        params: { id: lesson.id },
      });
      expect(people).toMatchObject([
        { status, guardians: [{ id: mother.user.id, name: mother.user.name }] },
      ]);
    }
    await db.coachPackage.create({
      data: { coachId: coach.id, clientId: zara.user.id, sessionsTotal: 4, price: 4_000 },
    });
    const from = toWallTime(booking.startsAt, coach.timeZone).date;
    const lists: [OperationName, CallOptions][] = [
      ['GET /api/booking-requests/{id}', { params: { id: booking.id } }],
      ['GET /api/booking-requests', { query: { side: 'coach' } }],
      ['GET /api/packages', { query: { side: 'coach' } }],
      ['GET /api/coaches/{id}/clients', { params: { id: coach.id } }],
      ['GET /api/coaches/{id}/calendar', { params: { id: coach.id }, query: { from } }],
      ['GET /api/class-sessions/{id}/participants', { params: { id: lesson.id } }],
    ];
    const named = { id: mother.user.id, name: mother.user.name };
    const read = async (words: string) => {
      for (const [name, options] of lists) {
        const text = JSON.stringify(await ok(trainer, name, options));
        expect(text, name).toContain(words);
        expect(text, name).toContain(zara.user.name);
      }
    };
    await read(`"guardians":[${JSON.stringify(named)}]`);
    const own = await ok(zara, 'GET /api/booking-requests/{id}', { params: { id: booking.id } });
    expect(own).toMatchObject({ client: { guardians: [] } });
    // A guardian who keeps to women is named by the first name to a man, and one across a block to nobody.
    await db.user.update({ where: { id: trainer.user.id }, data: { gender: 'male' } });
    await db.user.update({
      where: { id: mother.user.id },
      data: { gender: 'female', womenOnly: true, firstName: 'Hina' },
    });
    await read('"guardians":[{"id":null,"name":"Hina"}]');
    await createBlock(mother.user.id, trainer.user.id);
    await read('"guardians":[]');
    // A coach writes to the guardian.
    const write = await call('POST /api/messages', {
      body: { receiverId: zara.user.id, content: 'At six' },
      cookie: trainer.cookie,
    });
    expect(write.status).toBe(404);
  });
});
