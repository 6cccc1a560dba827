import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { clickLink, linkMailedTo } from '@/tests/factories/emails';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { REFUSED, refusal, winners } from '@/tests/factories/refusal';
import { createActor, createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser, SOME_PASSWORD_HASH } from '@/tests/factories/users';
import { enterByLink, sweepEntries } from './enter-by-link';
import { joinByLink } from './join-by-link';
import { readInvitee } from './read-invitee';

const addressOf = (name = 'guest') => `${name}.${uniqueText()}@example.test`;
const WISH = { name: 'Nida Malik', waitlist: false };
const AT_ONCE = { waitlist: false };

/** Sends the form of a link, from a separate address. */
const enter = (token: string, wish: Partial<Parameters<typeof enterByLink>[1]> = {}) =>
  enterByLink(token, { ...WISH, email: addressOf(), ...wish }, uniqueText());

/** Clicks the button of the email and then that of its page. */
async function confirm(email: string): Promise<Response> {
  const { searchParams } = await linkMailedTo(email);
  const field = (name: string) => searchParams.get(name) ?? '';
  return clickLink({ token: field('token'), email, callbackUrl: field('callbackUrl') });
}

const accountOf = (email: string) => db.user.findUnique({ where: { email } });
const hasPassword = async (email: string) =>
  (await db.user.count({ where: { email, passwordHash: { not: null } } })) === 1;
const seatOf = async (gameId: number, email: string) =>
  (await db.gameParticipant.findFirst({ where: { gameId, user: { email } } }))?.status;
const takenOf = async (id: number) =>
  (await db.game.findUniqueOrThrow({ where: { id } })).goingCount;

/** A private game with this many free seats, and a link to it. */
async function createFree(seats: number) {
  const group = await createGroup({ visibility: 'private' });
  const game = await createGame({ groupId: group.id, isPublic: false, maxPlayers: 1 + seats });
  return { group, game, token: (await createInviteLink({ gameId: game.id })).token };
}

const lapse = (gameId: number) =>
  db.$transaction([
    db.seatHold.updateMany({ where: { gameId }, data: { heldUntil: new Date(Date.now() - 1) } }),
    db.inviteEntry.updateMany({
      where: { link: { gameId } },
      data: { heldUntil: new Date(Date.now() - 1) },
    }),
  ]);

describe('a guest with a link', () => {
  it('has a seat at once and no account; the letter’s button makes both theirs', async () => {
    const { game, token } = await createFree(3);
    const email = addressOf();
    expect(await enter(token, { email })).toEqual({ status: 'held', email });
    expect(await takenOf(game.id)).toBe(2);
    expect(await accountOf(email)).toBeNull();
    const answer = await confirm(email);
    expect(answer.headers.get('location')).toBe(`/join/${token}`);
    expect(await accountOf(email)).toMatchObject({ name: 'Nida Malik' });
    expect(await hasPassword(email)).toBe(false);
    expect(await seatOf(game.id, email)).toBe('going');
    expect(await takenOf(game.id)).toBe(2);
    expect(await db.inviteEntry.count({ where: { email } })).toBe(0);
  });

  it('gets the same answer and a seat whether or not the address has an account', async () => {
    const { game, token } = await createFree(3);
    const { email, name } = await createUser({ passwordHash: SOME_PASSWORD_HASH });
    expect(await enter(token, { email })).toEqual({ status: 'held', email });
    expect(await takenOf(game.id)).toBe(2);
    expect(await seatOf(game.id, email)).toBeUndefined();
    await confirm(email);
    expect(await seatOf(game.id, email)).toBe('going');
    expect(await accountOf(email)).toMatchObject({ name });
    expect(await hasPassword(email)).toBe(true);
  });

  it('states the gender where only women come in, and it stays with the account', async () => {
    const group = await createGroup({ audience: 'women' });
    const game = await createGame({ groupId: group.id });
    const { token } = await createInviteLink({ gameId: game.id });
    await expect(enter(token)).rejects.toMatchObject({ issues: [{ path: 'gender' }] });
    await expect(enter(token, { gender: 'male' })).rejects.toMatchObject({ code: 'forbidden' });
    const email = addressOf();
    await enter(token, { email, gender: 'female' });
    await confirm(email);
    expect(await accountOf(email)).toMatchObject({ gender: 'female' });
    expect(await seatOf(game.id, email)).toBe('going');
  });

  it('is not named by somebody else’s form with the same address', async () => {
    const group = await createGroup({ visibility: 'private' });
    const { token } = await createInviteLink({ groupId: group.id });
    const email = addressOf();
    await enter(token, { email });
    const { searchParams } = await linkMailedTo(email);
    await enter(token, { email, name: 'A stranger', gender: 'male' });
    const field = (name: string) => searchParams.get(name) ?? '';
    await clickLink({ token: field('token'), email, callbackUrl: field('callbackUrl') });
    expect(await accountOf(email)).toMatchObject({ name: null, gender: null });
  });

  it('is a member of the group after the letter', async () => {
    const group = await createGroup({ visibility: 'private' });
    const { token } = await createInviteLink({ groupId: group.id });
    const email = addressOf();
    expect(await enter(token, { email })).toMatchObject({ status: 'mailed' });
    await confirm(email);
    const where = { groupId: group.id, user: { email } };
    expect(await db.groupMember.count({ where })).toBe(1);
  });

  it('waits in line for a full game, if wanted', async () => {
    const { game, token } = await createFree(1);
    await addParticipant(game.id, (await createUser()).id);
    await expect(enter(token)).rejects.toMatchObject({ code: 'conflict' });
    const email = addressOf();
    expect(await enter(token, { email, waitlist: true })).toMatchObject({ status: 'waiting' });
    await confirm(email);
    expect(await seatOf(game.id, email)).toBe('waitlisted');
  });

  it('holds one seat, however often the form is sent', async () => {
    const { game, token } = await createFree(5);
    const email = addressOf();
    await Promise.all(Array.from({ length: 4 }, () => enter(token, { email })));
    expect(await takenOf(game.id)).toBe(2);
  });

  it('needs an account first for a game with levels', async () => {
    const game = await createGame({ skillMin: 'expert' });
    const { token } = await createInviteLink({ gameId: game.id });
    await expect(enter(token)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a held seat', () => {
  it('goes to the next in line after half an hour; who comes late is told and may wait', async () => {
    const { game, token } = await createFree(1);
    const email = addressOf();
    await enter(token, { email });
    const hold = await db.seatHold.findFirstOrThrow({ where: { gameId: game.id } });
    const minutes = (hold.heldUntil.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const job = await db.job.findFirstOrThrow({
      where: { kind: 'games:release-holds', payload: { equals: { gameId: game.id } } },
    });
    expect(job.runAt).toEqual(hold.heldUntil);
    const waiting = await createUser({ cameByLinkAt: new Date() });
    await addParticipant(game.id, waiting.id, { status: 'waitlisted', waitlistedAt: new Date() });
    await lapse(game.id);
    await releaseHolds(game.id);
    await releaseHolds(game.id);
    expect(await seatOf(game.id, waiting.email)).toBe('going');
    await confirm(email);
    expect(await seatOf(game.id, email)).toBeUndefined();
    const late = await accountOf(email);
    const { actor } = await createActor({ id: late?.id ?? 0, isAdmin: false });
    const invitee = await readInvitee(actor, token);
    expect(invitee.held).toMatchObject({ isOver: true });
    expect(await joinByLink(actor, token, { waitlist: true })).toMatchObject({
      status: 'waitlisted',
    });
  });

  it('that nobody confirmed is free for whoever comes next, before any job', async () => {
    const { game, token } = await createFree(1);
    // A confirmed person would not have to wait (hold-yields.test.ts).
    const person = await createSignedIn({ emailVerifiedAt: null });
    await enter(token);
    expect(await refusal(joinByLink(person.actor, token, AT_ONCE))).toMatch(/^conflict: /);
    await lapse(game.id);
    expect(await joinByLink(person.actor, token, AT_ONCE)).toMatchObject({ status: 'joined' });
    expect(await takenOf(game.id)).toBe(2);
  });

  it('that is over is held anew by the next form', async () => {
    const { game, token } = await createFree(3);
    const email = addressOf();
    await enter(token, { email });
    await lapse(game.id);
    expect(await enter(token, { email })).toEqual({ status: 'held', email });
    const { heldUntil } = await db.inviteEntry.findFirstOrThrow({ where: { email } });
    expect(heldUntil?.getTime()).toBeGreaterThan(Date.now());
  });

  it('of a removed person is not given to them', async () => {
    const { group, game, token } = await createFree(3);
    const creator = await createActor({ id: group.creatorId ?? 0, isAdmin: false });
    const removed = await createSignedIn();
    const { id: memberId } = await addMember(group.id, removed.user.id);
    await removeMember(creator.actor, { groupId: group.id, memberId });
    const { email } = removed.user;
    expect(await enter(token, { email })).toMatchObject({ status: 'held' });
    const answer = await confirm(email);
    expect(answer.status).toBe(303);
    expect(await seatOf(game.id, email)).toBeUndefined();
    expect(await readInvitee(removed.actor, token)).toMatchObject({
      refusal: { reason: 'removed' },
    });
  });

  it('outlasts the end of its link, but not that somebody takes the link back', async () => {
    const { game } = await createFree(5);
    for (const [end, seat] of [
      [{ expiresAt: new Date() }, 'going'],
      [{ revokedAt: new Date() }, undefined],
    ] as const) {
      const { id, token } = await createInviteLink({ gameId: game.id });
      const email = addressOf();
      await enter(token, { email });
      await db.inviteLink.update({ where: { id }, data: end });
      await confirm(email);
      expect(await seatOf(game.id, email)).toBe(seat);
    }
  });
});

it('whoever entered their address and then joins signed in has one place, and leaves the rest to others', async () => {
  const [first, second] = await createPeople(2);
  const { game } = await createFree(5);
  const { id, token } = await createInviteLink({ gameId: game.id }, { maxUses: 2 });
  await enter(token, { email: first.user.email });
  expect(await joinByLink(first.actor, token, AT_ONCE)).toMatchObject({ status: 'joined' });
  expect(await db.inviteEntry.count({ where: { linkId: id } })).toBe(0);
  expect(await joinByLink(second.actor, token, AT_ONCE)).toMatchObject({ status: 'joined' });
  expect(await takenOf(game.id)).toBe(3);
});

describe('of many at once, with and without an account', () => {
  const settle = (work: Promise<unknown>[]) => winners(work, REFUSED);

  it('exactly as many come in as the game has seats', async () => {
    const { game, token } = await createFree(4);
    const unconfirmed = { emailVerifiedAt: null };
    const people = await Promise.all(Array.from({ length: 5 }, () => createSignedIn(unconfirmed)));
    const entered = await settle([
      ...Array.from({ length: 6 }, () => enter(token)),
      ...people.map(({ actor }) => joinByLink(actor, token, AT_ONCE)),
    ]);
    expect(entered).toBe(4);
    expect(await takenOf(game.id)).toBe(5);
  });

  it('exactly as many come in as the link has uses', async () => {
    const { game } = await createFree(20);
    const { id, token } = await createInviteLink({ gameId: game.id }, { maxUses: 3 });
    const people = await createPeople(4);
    const emails = Array.from({ length: 4 }, () => addressOf());
    const entered = await settle([
      ...emails.map((email) => enter(token, { email })),
      ...people.map(({ actor }) => joinByLink(actor, token, AT_ONCE)),
    ]);
    expect(entered).toBe(3);
    const waiting = await db.inviteEntry.findMany({ where: { linkId: id } });
    for (const { email } of waiting) await confirm(email);
    expect(await db.inviteLinkUse.count({ where: { linkId: id } })).toBe(3);
    expect(await takenOf(game.id)).toBe(4);
  });
});

describe('the form of a link', () => {
  it('gives no use of a link that another one holds, until that time is over', async () => {
    const { id: gameId } = await createGame({ maxPlayers: 9 });
    const { id, token } = await createInviteLink({ gameId }, { maxUses: 1 });
    const email = addressOf();
    expect(await enter(token, { email })).toMatchObject({ status: 'held' });
    expect(await enter(token, { email })).toMatchObject({ status: 'held' });
    expect(await db.seatHold.count({ where: { gameId } })).toBe(1);
    expect(await refusal(enter(token))).toMatch(/^not_found: .*does not work any more/);
    const heldUntil = hoursFromNow(-0.1);
    await db.inviteEntry.updateMany({ where: { linkId: id }, data: { heldUntil } });
    expect(await enter(token)).toMatchObject({ status: 'held' });
  });

  it('holds a seat only by a link that lets into a game at once', async () => {
    const game = await createGame();
    const { id: guestId } = await db.gameGuest.create({ data: { gameId: game.id, name: 'Omar' } });
    for (const [of, more] of [
      [{ groupId: game.groupId }, {}],
      [{ gameId: game.id }, { kind: 'ask' as const }],
      [{ gameId: game.id }, { guestId, maxUses: 1 }],
    ] as const) {
      const { token } = await createInviteLink(of, more);
      expect(await enter(token)).toMatchObject({ status: 'mailed' });
    }
    expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(0);
  });

  it('is refused with the reason before anything is written', async () => {
    const full = await createGame({ maxPlayers: 2 });
    await addParticipant(full.id, (await createUser()).id);
    const women = await createGroup({ audience: 'women' });
    const off = await createGroup({ isActive: false });
    const [maker, { user: unconfirmed }] = [
      await createSignedIn(),
      await createSignedIn({ emailVerifiedAt: null }),
    ];
    const link = async (...args: Parameters<typeof createInviteLink>) =>
      (await createInviteLink(...args)).token;
    const group = { groupId: (await createGroup()).id };
    for (const [token, more, sentence] of [
      [await link({ groupId: women.id }), {}, /^invalid gender: /],
      [await link({ groupId: women.id }), { gender: 'male' }, /^forbidden: .*women only/],
      [await link({ groupId: off.id }), {}, /^conflict: .*not active/],
      [await link({ gameId: full.id }), {}, /^conflict: .*full/],
      [await link(group, { creatorId: unconfirmed.id }), {}, /^forbidden: .*sign in/],
      [
        await link(group, { creatorId: maker.user.id }),
        { name: 'Maidan Support' },
        /^invalid name: /,
      ],
    ] as const) {
      expect(await refusal(enter(token, more))).toMatch(sentence);
    }
    expect(await db.inviteEntry.count({ where: { link: { gameId: full.id } } })).toBe(0);
    expect(await enter(await link({ gameId: full.id }), { waitlist: true })).toMatchObject({
      status: 'waiting',
    });
    const said = await enter(await link({ groupId: women.id }), { gender: 'female' });
    expect(said).toMatchObject({ status: 'mailed' });
    const entry = await db.inviteEntry.findFirstOrThrow({ where: { email: said.email } });
    expect(entry).toMatchObject({ name: 'Nida Malik', gender: 'female', waitlist: false });
  });

  it('sends a letter that says how long the seat is held, or that there is a line, in their language', async () => {
    addAllTexts();
    const mail = async (email: string) =>
      db.outboxMail.findFirstOrThrow({ where: { to: email }, orderBy: { id: 'desc' } });
    const game = await createGame({ maxPlayers: 2 });
    const { token } = await createInviteLink({ gameId: game.id });
    const { email } = await enter(token);
    const held = await mail(email);
    expect(held.text).toMatch(/Press the button, and you are in\.[\s\S]*held until/);
    expect(held.text).toMatch(/I am in/);
    expect(held.text).toContain(`This went to ${email}`);
    const { searchParams } = await linkMailedTo(email);
    expect(searchParams.get('callbackUrl')).toBe(`/join/${token}`);
    const { email: viewer } = await createUser({ language: 'ur' });
    await enter(token, { email: viewer, waitlist: true });
    const waiting = await mail(viewer);
    expect(waiting.subject).toMatch(/[\u0600-\u06ff]/);
    const { email: next } = await enter(token, { waitlist: true });
    expect((await mail(next)).text).toMatch(/The game is full[\s\S]*Join the waitlist/);
    expect((await mail(next)).text).not.toMatch(/held until/);
  });

  it('is forgotten a day after the last time that the form was sent', async () => {
    const { id: groupId } = await createGroup();
    const { id: linkId, token } = await createInviteLink({ groupId });
    const [old, fresh] = [await enter(token), await enter(token)];
    const age = async (email: string, hours: number) =>
      db.inviteEntry.updateMany({ where: { email }, data: { updatedAt: hoursFromNow(-hours) } });
    await age(old.email, 24.1);
    await age(fresh.email, 23.9);
    await sweepEntries();
    const left = await db.inviteEntry.findMany({ where: { linkId } });
    expect(left.map(({ email }) => email)).toEqual([fresh.email]);
  });
});
