import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { hoursFromNow } from '@/tests/factories/dates';
import { clickLink, linkMailedTo, requestLink } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { refusal } from '@/tests/factories/refusal';
import { createActor, createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';
import { enterByLink } from './enter-by-link';
import { acceptOffer, declineAt, declineOffer, listOffers } from './offers';
import { readInvitee } from './read-invitee';

const AT_ONCE = { waitlist: false };

/** A stranger enters another person's address at a link to a group, or to one of its games. */
async function enterOthers(
  email: string,
  { of = 'group', kind = 'join' as 'join' | 'ask', audience = 'all' as 'all' | 'women' } = {},
) {
  const group = await createGroup({ visibility: 'private', audience });
  const game = of === 'game' ? await createGame({ groupId: group.id, maxPlayers: 5 }) : null;
  const link = await createInviteLink(game ? { gameId: game.id } : { groupId: group.id }, { kind });
  const again = () =>
    enterByLink(
      link.token,
      { name: 'A stranger', email, waitlist: false, gender: 'female' },
      uniqueText(),
    );
  await again();
  return { group, game, again, ...link };
}

async function emailTo(email: string) {
  const { searchParams } = await linkMailedTo(email);
  const field = (name: string) => searchParams.get(name) ?? '';
  return { token: field('token'), email, callbackUrl: field('callbackUrl') };
}

const isMember = async (groupId: number, userId: number) =>
  (await db.groupMember.count({ where: { groupId, userId } })) === 1;

it.each([
  [
    'a sign-in link of their own',
    async ({ email }: { email: string }) => clickLink(await requestLink(email)),
  ],
  [
    'another way to sign in',
    ({ id }: { id: number }) => callAuth('callback/sample', { userId: id, callbackUrl: '/' }),
  ],
])('%s puts nobody into a group', async (_way, signIn) => {
  const user = await createUser({ isSample: true, gender: null });
  const { email } = user;
  const places = [
    await enterOthers(email),
    await enterOthers(email, { kind: 'ask' }),
    await enterOthers(email, { of: 'game' }),
    await enterOthers(email, { audience: 'women' }),
  ];
  const answer = await signIn(user);
  expect(tokenOf(answer)).not.toBe('');
  for (const { group } of places) expect(await isMember(group.id, user.id)).toBe(false);
  expect(await db.groupJoinRequest.count({ where: { userId: user.id } })).toBe(0);
  expect(await db.gameParticipant.count({ where: { userId: user.id } })).toBe(0);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    gender: null,
    cameByLinkAt: null,
    name: user.name,
  });
  const { actor } = await createActor(user);
  expect((await listOffers(actor)).map(({ group }) => group)).toEqual(
    places.map(({ group }) => group.name).reverse(),
  );
});

it('the button of another letter takes only its own place', async () => {
  const { email, id } = await createUser();
  const first = await enterOthers(email);
  const second = await enterOthers(email);
  await clickLink(await emailTo(email));
  expect(await isMember(first.group.id, id)).toBe(false);
  expect(await isMember(second.group.id, id)).toBe(true);
});

it('the form says nothing about an account that was there before', async () => {
  const { email, id } = await createUser({ gender: null });
  const { group, token } = await enterOthers(email, { audience: 'women' });
  await clickLink(await emailTo(email));
  expect(await isMember(group.id, id)).toBe(false);
  expect((await db.user.findUniqueOrThrow({ where: { id } })).gender).toBeNull();
  const { actor } = await createActor({ id, isAdmin: false });
  expect(await readInvitee(actor, token)).toMatchObject({ asksGender: true, isOffer: true });
  const [offer] = await listOffers(actor);
  expect(offer).toMatchObject({ asksGender: true });
  await expect(acceptOffer(actor, offer?.id ?? 0, AT_ONCE)).rejects.toMatchObject({
    issues: [{ path: 'gender' }],
  });
  await acceptOffer(actor, offer?.id ?? 0, { ...AT_ONCE, gender: 'female' });
  expect(await isMember(group.id, id)).toBe(true);
});

it('whoever says that it is not them frees the seat, and is not asked again by the link', async () => {
  const { user, actor } = await createSignedIn();
  const { game, again } = await enterOthers(user.email, { of: 'game' });
  const held = () => db.seatHold.count({ where: { gameId: game?.id ?? 0 } });
  const mails = () => db.outboxMail.count({ where: { to: user.email } });
  const [offer] = await listOffers(actor);
  expect([await held(), await mails()]).toEqual([1, 1]);
  await declineOffer(actor, offer?.id ?? 0);
  expect([await listOffers(actor), await held()]).toEqual([[], 0]);
  expect(await again()).toMatchObject({ status: 'held' });
  expect([await listOffers(actor), await mails()]).toEqual([[], 1]);
  expect(await refusal(acceptOffer(actor, offer?.id ?? 0, AT_ONCE))).toMatch(/^not_found: /);
});

it('says no on the page of the link too', async () => {
  const { user, actor } = await createSignedIn();
  const { token } = await enterOthers(user.email);
  await declineAt(actor, token);
  expect(await listOffers(actor)).toEqual([]);
  expect(await readInvitee(actor, token)).toMatchObject({ isOffer: false });
});

it('says nothing of a group whose creator the person has blocked, or been blocked by', async () => {
  const { user, actor } = await createSignedIn();
  for (const side of ['blocker', 'blocked'] as const) {
    const { group } = await enterOthers(user.email);
    expect(await listOffers(actor)).toHaveLength(1);
    const creatorId = group.creatorId ?? 0;
    const [blockerId, blockedId] = side === 'blocker' ? [user.id, creatorId] : [creatorId, user.id];
    await db.block.create({ data: { blockerId, blockedId } });
    expect(await listOffers(actor)).toEqual([]);
  }
});

it('is nobody else’s, and not of an address that is not proven', async () => {
  const mine = await createSignedIn();
  const other = await createSignedIn();
  const unproven = await createSignedIn({ emailVerifiedAt: null });
  await enterOthers(mine.user.email);
  await enterOthers(unproven.user.email);
  const [offer] = await listOffers(mine.actor);
  expect(await refusal(acceptOffer(other.actor, offer?.id ?? 0, AT_ONCE))).toMatch(/^not_found: /);
  expect(await refusal(declineOffer(other.actor, offer?.id ?? 0))).toMatch(/^not_found: /);
  expect(await listOffers(unproven.actor)).toEqual([]);
});

it('somebody who has left is not asked again by the same link', async () => {
  const { user, actor } = await createSignedIn();
  const { group, again } = await enterOthers(user.email);
  await clickLink(await emailTo(user.email));
  const member = await db.groupMember.findFirstOrThrow({
    where: { groupId: group.id, userId: user.id },
  });
  await removeMember(actor, { groupId: group.id, memberId: member.id });
  await again();
  await clickLink(await requestLink(user.email));
  expect(await isMember(group.id, user.id)).toBe(false);
  expect(await listOffers(actor)).toEqual([]);
});

it('with two-step sign-in, the letter’s own place is taken after the second step, and no other', async () => {
  const { user, cookie } = await createSignedIn();
  const started = await call('POST /api/auth/two-step', { cookie });
  const { key } = (await started.json()) as { key: string };
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  const body = { code: app.generate() };
  const confirmed = await call('POST /api/auth/two-step/confirm', { cookie, body });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  const other = await enterOthers(user.email);
  const { game } = await enterOthers(user.email, { of: 'game' });
  const first = await clickLink(await emailTo(user.email));
  const where = { gameId: game?.id ?? 0, userId: user.id };
  expect(await db.gameParticipant.count({ where })).toBe(0);
  const second = await call('POST /api/auth/two-step/sign-in', {
    cookie: `next-auth.session-token=${tokenOf(first)}`,
    body: { code: recoveryCodes[0] },
  });
  expect(second.status).toBe(200);
  expect(await db.gameParticipant.findFirst({ where })).toMatchObject({ status: 'going' });
  expect(await isMember(other.group.id, user.id)).toBe(false);
});

it('an address is offered what was entered with it: five at most, the newest first, not by the blocked', async () => {
  const [{ actor, user }, { user: maker }] = await createPeople(2);
  const names: string[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const group = await createGroup();
    const creatorId = nth === 0 ? maker.id : null;
    const { token } = await createInviteLink({ groupId: group.id }, { creatorId });
    await enterByLink(
      token,
      { name: 'A stranger', email: user.email, waitlist: false },
      uniqueText(),
    );
    names.unshift(group.name);
  }
  await db.inviteEntry.updateMany({ data: { updatedAt: hoursFromNow(-1) } });
  const offered = async () => (await listOffers(actor)).map(({ group }) => group);
  expect(await offered()).toEqual(names);
  const { id: groupId, name } = await createGroup();
  const { id: linkId } = await createInviteLink({ groupId });
  const entry = { linkId, email: user.email, name: 'Nida', waitlist: false };
  const { id } = await db.inviteEntry.create({ data: entry });
  expect(await offered()).toEqual([name, ...names.slice(0, 4)]);
  await db.inviteEntry.update({ where: { id }, data: { declinedAt: new Date() } });
  expect(await offered()).toEqual(names);
  await db.block.create({ data: { blockerId: user.id, blockedId: maker.id } });
  expect(await offered()).toEqual(names.slice(0, 4));
  await createJoinRequest(
    (await db.group.findFirstOrThrow({ where: { name: names[0] } })).id,
    user.id,
  );
  expect(await offered()).toEqual(names.slice(1, 4));
});
