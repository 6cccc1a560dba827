import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

let ali: Person;
let sara: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
  sara = await createSignedIn({
    name: 'Sara',
    location: '31.5204, 74.3587',
    publicLocation: 'Gulberg, Lahore',
    play: [{ name: 'Cricket', yearsPlaying: 4 }, { name: 'Tennis' }],
  });
});

const read = async (by: Person, id: number) => {
  const response = await call('GET /api/users/{id}', { params: { id }, cookie: by.cookie });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const put = (by: Person, body: unknown, id = by.user.id) =>
  call('PUT /api/users/{id}', { params: { id }, body, cookie: by.cookie });
const setSara = (data: Parameters<typeof db.user.update>[0]['data']) =>
  db.user.update({ where: { id: sara.user.id }, data });

describe('GET /api/users/{id}', () => {
  it('shows others only public fields, without coordinates, e-mail or gender', async () => {
    const { body } = await read(ali, sara.user.id);
    expect(body).toEqual({
      isOwn: false,
      id: sara.user.id,
      name: 'Sara',
      username: sara.user.username,
      bio: sara.user.bio,
      location: 'Gulberg, Lahore',
      profileImageUrl: null,
      createdAt: sara.user.createdAt.toISOString(),
      sports: [
        expect.objectContaining({
          skillLevel: 'intermediate',
          yearsPlaying: 4,
          achievements: null,
        }),
        expect.objectContaining({ sportId: sportId('Tennis'), sport: expect.anything() }),
      ],
      counts: { sports: 2, groups: 0, games: 0 },
      attendancePercent: null,
      connection: { state: 'none', requestId: null },
      canMessage: true,
    });
  });

  it('shows the person all of their own fields, including hidden ones', async () => {
    await setSara({ pausedAt: new Date() });
    const { body } = await read(sara, sara.user.id);
    expect(body).toMatchObject({
      isOwn: true,
      email: sara.user.email,
      gender: 'female',
      location: '31.5204, 74.3587',
      publicLocation: 'Gulberg, Lahore',
      latitude: sara.user.latitude,
      isPaused: true,
      deletionDueAt: null,
    });
    expect(body).not.toHaveProperty('passwordHash');
  });

  it('still shows a paused person to connections and fellow group members', async () => {
    const bilal = await createSignedIn();
    await connect(ali.user.id, sara.user.id);
    await createGroup({ creatorId: sara.user.id, memberIds: [bilal.user.id] });
    await setSara({ pausedAt: new Date() });
    expect((await read(ali, sara.user.id)).status).toBe(200);
    expect((await read(bilal, sara.user.id)).status).toBe(200);
  });

  it('gives the connection state, and shows a silent decline as a pending request', async () => {
    const state = async (by: Person, of: Person) => (await read(by, of.user.id)).body.connection;
    const { id } = await createFriendRequest(ali.user.id, sara.user.id);
    expect(await state(ali, sara)).toEqual({ state: 'sent', requestId: id });
    expect(await state(sara, ali)).toEqual({ state: 'received', requestId: id });
    const decided = (status: 'declined' | 'accepted') =>
      db.friendRequest.update({ where: { id }, data: { status, decidedAt: new Date() } });
    await decided('declined');
    expect(await state(ali, sara)).toEqual({ state: 'sent', requestId: id });
    expect(await state(sara, ali)).toEqual({ state: 'none', requestId: null });
    await db.friendRequest.update({ where: { id }, data: { withdrawnAt: new Date() } });
    expect(await state(ali, sara)).toEqual({ state: 'none', requestId: null });
    await db.friendRequest.update({ where: { id }, data: { withdrawnAt: null } });
    await decided('accepted');
    expect(await state(ali, sara)).toEqual({ state: 'connected', requestId: null });
  });

  it('prefers a received request over a sent one that was silently declined', async () => {
    await createFriendRequest(ali.user.id, sara.user.id, {
      status: 'declined',
      decidedAt: new Date(),
    });
    const { id } = await createFriendRequest(sara.user.id, ali.user.id);
    const { body } = await read(ali, sara.user.id);
    expect(body.connection).toEqual({ state: 'received', requestId: id });
  });

  it.each([
    ['anyone', true, true, true],
    ['members', false, true, true],
    ['connections', false, false, true],
  ] as const)(
    'with messages from %s: stranger %s, member %s, connection %s',
    async (messagePrivacy, ...expected) => {
      await setSara({ messagePrivacy });
      const member = await createSignedIn();
      const friend = await createSignedIn();
      await createGroup({ creatorId: sara.user.id, memberIds: [member.user.id] });
      await connect(friend.user.id, sara.user.id);
      const verdicts = [];
      for (const viewer of [ali, member, friend]) {
        verdicts.push((await read(viewer, sara.user.id)).body.canMessage);
      }
      expect(verdicts).toEqual(expected);
    },
  );

  it('gives the share of games attended once there are three', async () => {
    const marks = ['attended', 'no_show', 'attended'] as const;
    for (const [index, attendance] of marks.entries()) {
      const game = await createGame();
      await addParticipant(game.id, sara.user.id, { attendance });
      const { body } = await read(ali, sara.user.id);
      expect(body.attendancePercent).toBe(index < 2 ? null : 67);
    }
    expect((await read(ali, sara.user.id)).body.counts).toMatchObject({ games: 2 });
  });
});

describe('a person’s groups', () => {
  const groups = async (by: Person, of: Person) => {
    const response = await call('GET /api/users/{id}/groups', {
      params: { id: of.user.id },
      cookie: by.cookie,
    });
    return (await response.json()) as { name: string; role: string }[];
  };

  it('are all listed for the person, and only the visible ones for others', async () => {
    await createGroup({ name: 'Open', creatorId: sara.user.id });
    await createGroup({ name: 'Closed', creatorId: sara.user.id, visibility: 'private' });
    await createGroup({
      name: 'Closed, together',
      memberIds: [sara.user.id, ali.user.id],
      visibility: 'private',
    });
    await createGroup({ name: 'Hidden', creatorId: sara.user.id, hiddenAt: new Date() });
    const named = async (by: Person) => (await groups(by, sara)).map(({ name }) => name);
    expect(await named(sara)).toEqual(['Closed, together', 'Closed', 'Open']);
    expect(await named(ali)).toEqual(['Closed, together', 'Open']);
    expect((await read(ali, sara.user.id)).body.counts).toMatchObject({ groups: 2 });
    expect((await groups(sara, sara)).map(({ role }) => role)).toEqual([
      'member',
      'creator',
      'creator',
    ]);
  });
});

describe('changing the caller’s profile', () => {
  it('accepts a username that is free, and stores it in lower case', async () => {
    const username = `Fast.Bowler_${ali.user.id}`;
    const taken = await put(ali, { username });
    expect(await taken.json()).toMatchObject({ username: username.toLowerCase() });
    const again = await put(sara, { username: username.toUpperCase(), bio: 'New words' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      error: 'That username is taken. Please choose another.',
    });
    const row = await db.user.findUniqueOrThrow({ where: { id: sara.user.id } });
    expect([row.username, row.bio]).toEqual([sara.user.username, sara.user.bio]);
  });

  it('gives a username to only one of many who claim it at once', async () => {
    const people = await createPeople(5);
    const username = `wanted.${ali.user.id}`;
    const responses = await Promise.all(people.map((person) => put(person, { username })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  it('refuses a bio of 10 MB and stores nothing', async () => {
    const response = await put(ali, { bio: 'x'.repeat(10 * 1024 * 1024) });
    expect(response.status).toBe(413);
    const row = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    expect(row.bio).toBe(ali.user.bio);
  });

  it('refuses isAdmin in every call, and changes nothing', async () => {
    const params = { id: ali.user.id };
    const before = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    const evil = { isAdmin: true };
    const { cookie } = ali;
    const sport = { ...evil, sportId: sportId('Golf'), skillLevel: 'beginner' };
    const answers = [
      await put(ali, { ...evil, bio: 'Kept' }),
      await call('PUT /api/users/{id}/settings', { params, body: evil, cookie }),
      await call('POST /api/users/{id}/sports', { params, body: sport, cookie }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ issues: [{ path: 'isAdmin' }] });
    }
    const after = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    expect({ ...after, lastActiveAt: null }).toEqual({ ...before, lastActiveAt: null });
  });
});

describe('the sports on a profile', () => {
  const save = (body: object) =>
    call('POST /api/users/{id}/sports', {
      params: { id: ali.user.id },
      body: { skillLevel: 'intermediate', ...body },
      cookie: ali.cookie,
    });

  it('have years and achievements, which are kept until changed', async () => {
    const tennis = sportId('Tennis');
    await save({ sportId: tennis, yearsPlaying: 7, achievements: 'City champion' });
    const second = await save({ sportId: tennis, skillLevel: 'expert', isLookingToPlay: false });
    expect(await second.json()).toMatchObject({
      skillLevel: 'expert',
      isLookingToPlay: false,
      yearsPlaying: 7,
      achievements: 'City champion',
    });
    const cleared = await save({ sportId: tennis, yearsPlaying: null, achievements: '' });
    expect(await cleared.json()).toMatchObject({ yearsPlaying: null, achievements: null });
  });

  it('can be removed once', async () => {
    const remove = () =>
      call('DELETE /api/users/{id}/sports/{sportId}', {
        params: { id: ali.user.id, sportId: sportId('Cricket') },
        cookie: ali.cookie,
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const row = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    expect(row.tags).toEqual([]);
  });
});
