import { describe, expect, it } from 'vitest';
import { readGame } from '@/lib/games/service/read-game';
import { listParticipants } from '@/lib/games/service/read-roster';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { type Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { joinByLink } from './join-by-link';
import { readInvitee } from './read-invitee';

const AT_ONCE = { waitlist: false };

const createMan = () => createSignedIn({ gender: 'male' });

/** A link to a group, or to its game. */
async function linkTo(
  of: 'group' | 'game',
  {
    group = {},
    game = {},
    kind = 'join',
  }: {
    group?: Parameters<typeof createGroup>[0];
    game?: Parameters<typeof createGame>[0];
    kind?: 'join' | 'ask';
  } = {},
) {
  const { id: groupId } = await createGroup(group);
  const gameOf = async () => ({ gameId: (await createGame({ groupId, ...game })).id });
  const target = of === 'group' ? { groupId } : await gameOf();
  return { token: (await createInviteLink(target, { kind })).token, groupId };
}

const WOMEN = { group: { audience: 'women' as const } };
// No person of these tests plays it.
const FOR_EXPERTS = {
  group: { sport: 'Tennis' as const },
  game: { skillMin: 'expert' as const },
};
const ASKS = { kind: 'ask' as const };
const OFF = { group: { isActive: false } };

it.each([
  ['a man', 'group', createMan, WOMEN, 'audience', 'This group is for women only.'],
  ['a man', 'group', createMan, { ...WOMEN, ...ASKS }, 'audience', 'This group is for women only.'],
  ['a man', 'game', createMan, WOMEN, 'audience', 'This group is for women only.'],
  [
    'a man',
    'game',
    createMan,
    { game: { audience: 'women' as const } },
    'audience',
    'This game is for women only.',
  ],
  [
    'somebody without a level',
    'game',
    createMan,
    FOR_EXPERTS,
    'level',
    'This game is for expert and above in Tennis. Your profile does not say your level.',
  ],
  ['anybody', 'group', createMan, OFF, 'inactive', 'This group is not active at the moment.'],
  ['anybody', 'game', createMan, OFF, 'inactive', 'This group is not active at the moment.'],
  [
    'anybody',
    'game',
    createMan,
    { ...OFF, ...ASKS },
    'inactive',
    'This group is not active at the moment.',
  ],
] as const)('%s learns before pressing why a %s’s link refuses them', async (...row) => {
  const [, of, create, what, reason, sentence] = row;
  const [{ actor }, { token }] = [await create(), await linkTo(of, what)];
  const { refusal, standing } = await readInvitee(actor, token);
  expect(standing).toBe('none');
  expect(refusal).toMatchObject({ reason, sentence: { english: sentence } });
  // Joining returns the same error.
  await expect(joinByLink(actor, token, AT_ONCE)).rejects.toMatchObject({
    code: reason === 'inactive' ? 'conflict' : 'forbidden',
    message: sentence,
  });
});

it.each([
  ['group', 'You cannot join this group.'],
  ['game', 'You cannot play in games of this group.'],
] as const)('somebody who is banned learns it on a %s’s link', async (of, sentence) => {
  const { actor, user } = await createMan();
  const { token, groupId } = await linkTo(of);
  await db.groupBan.create({ data: { groupId, userId: user.id } });
  const { refusal } = await readInvitee(actor, token);
  expect(refusal).toMatchObject({ reason: 'banned', sentence: { english: sentence } });
  await expect(joinByLink(actor, token, AT_ONCE)).rejects.toMatchObject({ message: sentence });
});

it('whoever can come in is not refused, and the level is only for the game', async () => {
  const { actor } = await createMan();
  for (const [of, what] of [
    ['group', {}],
    ['game', {}],
    ['game', { ...FOR_EXPERTS, ...ASKS }],
    ['group', { group: { audience: 'men' as const, maxMembers: 2 } }],
  ] as const) {
    const { token } = await linkTo(of, what);
    expect(await readInvitee(actor, token)).toMatchObject({ standing: 'none', refusal: null });
    await expect(joinByLink(actor, token, AT_ONCE)).resolves.toBeDefined();
  }
});

it('whoever is in is not refused either', async () => {
  const [member, player] = [await createMan(), await createMan()];
  const group = await createGroup({ audience: 'women', isActive: false });
  await addMember(group.id, member.user.id);
  const { token } = await createInviteLink({ groupId: group.id });
  expect(await readInvitee(member.actor, token)).toMatchObject({ standing: 'in', refusal: null });
  const game = await createGame({ groupId: group.id, skillMin: 'expert' });
  await addParticipant(game.id, player.user.id);
  const link = await createInviteLink({ gameId: game.id });
  expect(await readInvitee(player.actor, link.token)).toMatchObject({
    standing: 'in',
    refusal: null,
  });
});

it('what somebody is to another group or game says nothing here', async () => {
  const { actor, user } = await createMan();
  const { token, groupId } = await linkTo('game');
  const other = await createGroup({ memberIds: [user.id] });
  const asked = await createGroup();
  await createJoinRequest(asked.id, user.id);
  await createJoinRequest(groupId, user.id, { status: 'declined' });
  for (const table of [db.groupBan, db.groupRemoval] as const) {
    const data = { groupId: (await createGroup()).id, userId: user.id };
    await (table as typeof db.groupBan).create({ data });
  }
  await addParticipant((await createGame({ groupId: other.id, skillMax: 'beginner' })).id, user.id);
  expect(await readInvitee(actor, token)).toMatchObject({ standing: 'none', refusal: null });
});

it('a closed link says nothing', async () => {
  const { actor } = await createMan();
  const { token } = await createInviteLink(
    { groupId: (await createGroup()).id },
    { revokedAt: hoursFromNow(-1) },
  );
  await expect(readInvitee(actor, token)).rejects.toMatchObject({ code: 'not_found' });
});

// Discovery hides the games of such a group; outsiders cannot get a seat in another way either.

const NOT_ACTIVE = { code: 'conflict', message: 'This group is not active at the moment.' };
const now = new Date();

const STATES = {
  'is inactive': (group: { id: number }) =>
    db.group.update({ where: { id: group.id }, data: { isActive: false } }),
  'has a banned leader': ({ creatorId }: { creatorId: number }) =>
    db.user.update({ where: { id: creatorId }, data: { bannedAt: now } }),
  'has a leader who is leaving': ({ creatorId }: { creatorId: number }) =>
    db.user.update({
      where: { id: creatorId },
      data: { deletionRequestedAt: now, deletionDueAt: hoursFromNow(24) },
    }),
};

async function createPublicGame() {
  const group = await createGroup();
  const game = await createGame({ groupId: group.id });
  return { group, game, link: await createInviteLink({ gameId: game.id }) };
}

describe.each(Object.entries(STATES))('a game of a group that %s', (_, change) => {
  const ways = {
    'by its link': (actor: Actor, { token }: { token: string }) =>
      joinByLink(actor, token, { waitlist: false }),
    'by its number': (actor: Actor, { gameId }: { gameId: number | null }) =>
      joinGame(actor, gameId ?? 0, { guests: 0, waitlist: false }),
  };

  it.each(Object.entries(ways))('takes nobody from outside %s', async (_way, join) => {
    const stranger = await createSignedIn();
    const { group, link, game } = await createPublicGame();
    await change(group);
    await expect(join(stranger.actor, link)).rejects.toMatchObject(NOT_ACTIVE);
    const where = { gameId: game.id, userId: stranger.user.id };
    expect(await db.gameParticipant.count({ where })).toBe(0);
    expect(await db.inviteLinkUse.count({ where: { linkId: link.id } })).toBe(0);
    expect((await readGame(stranger.actor, game.id)).viewer?.refusal).toBe('inactive');
  });

  it.each(Object.entries(ways))('takes members of the group %s', async (_way, join) => {
    const member = await createSignedIn();
    const { group, link, game } = await createPublicGame();
    await addMember(group.id, member.user.id);
    await change(group);
    await join(member.actor, link);
    const where = { gameId: game.id, userId: member.user.id, status: 'going' as const };
    expect(await db.gameParticipant.count({ where })).toBe(1);
  });

  it('leaves people their place until they give it up', async () => {
    const { actor, user } = await createSignedIn();
    const { group, game } = await createPublicGame();
    await addParticipant(game.id, user.id);
    await change(group);
    expect((await readGame(actor, game.id)).viewer?.refusal).toBeNull();
    const again = { guests: 0, waitlist: false };
    await joinGame(actor, game.id, again);
    await leaveGame(actor, game.id);
    await expect(joinGame(actor, game.id, again)).rejects.toMatchObject(NOT_ACTIVE);
  });
});

it('a group whose organiser stays takes people, though its creator is leaving', async () => {
  const [stranger, organiser] = [await createSignedIn(), await createOnboardedUser()];
  const { group, link } = await createPublicGame();
  await addMember(group.id, organiser.id, 'organiser');
  await STATES['has a leader who is leaving'](group);
  await expect(joinByLink(stranger.actor, link.token, { waitlist: false })).resolves.toMatchObject({
    status: 'joined',
  });
});

/** Registered, without a place and a gender. */
async function createNewcomer() {
  const user = await createUser();
  return { user, actor: (await createActor(user)).actor };
}
const profileOf = (id: number) => db.user.findUniqueOrThrow({ where: { id } });

it('a newcomer is in the game, by name for the others, before completing the profile', async () => {
  const [creator, { actor, user }] = [await createSignedIn(), await createNewcomer()];
  const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
  const { token } = await createInviteLink({ gameId: game.id });
  expect(await readInvitee(actor, token)).toMatchObject({ refusal: null, asksGender: false });
  expect(await joinByLink(actor, token, { waitlist: false })).toMatchObject({ status: 'joined' });
  const players = await listParticipants(creator.actor, game.id);
  expect(players.map((player) => player.user.name)).toContain(user.name);
  expect(await profileOf(user.id)).toMatchObject({ gender: null, discoverable: false });
});

it('a newcomer without a link still has to complete the profile', async () => {
  const { actor } = await createNewcomer();
  const game = await createGame();
  await expect(joinGame(actor, game.id, { guests: 0, waitlist: false })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it.each(['group', 'game'] as const)(
  'the link of a %s for women asks for the gender',
  async (of) => {
    const group = await createGroup({ audience: 'women' });
    const game = await createGame({ groupId: group.id });
    const target = of === 'group' ? { groupId: group.id } : { gameId: game.id };
    const { token } = await createInviteLink(target);
    const [man, woman] = [await createNewcomer(), await createNewcomer()];
    expect(await readInvitee(woman.actor, token)).toMatchObject({
      refusal: null,
      asksGender: true,
    });
    await expect(joinByLink(woman.actor, token, { waitlist: false })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'gender' }],
    });
    for (const gender of ['male', 'prefer-not-to-say'] as const) {
      const refused = joinByLink(man.actor, token, { waitlist: false, gender });
      await expect(refused).rejects.toMatchObject({ message: 'This group is for women only.' });
    }
    expect(await profileOf(man.user.id)).toMatchObject({ gender: null, cameByLinkAt: null });
    const joined = await joinByLink(woman.actor, token, { waitlist: false, gender: 'female' });
    expect(joined).toMatchObject({ status: 'joined' });
    expect(await profileOf(woman.user.id)).toMatchObject({ gender: 'female' });
  },
);

it('what the profile says counts, whatever is stated at the link', async () => {
  const man = await createSignedIn({ gender: 'male' });
  const group = await createGroup({ audience: 'women' });
  const { token } = await createInviteLink({ groupId: group.id });
  const refused = joinByLink(man.actor, token, { waitlist: false, gender: 'female' });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  expect(await profileOf(man.user.id)).toMatchObject({ gender: 'male' });
});

it('a group for women checks again at each game, even at a game for everyone', async () => {
  const { actor, user } = await createSignedIn({ gender: 'female' });
  const group = await createGroup({ audience: 'women' });
  const { token } = await createInviteLink({ groupId: group.id });
  await joinByLink(actor, token, { waitlist: false });
  const [first, second] = [
    await createGame({ groupId: group.id, audience: 'all' }),
    await createGame({ groupId: group.id, audience: 'all' }),
  ];
  await joinGame(actor, first.id, { guests: 0, waitlist: false });
  await db.user.update({ where: { id: user.id }, data: { gender: 'male' } });
  const refused = joinGame(actor, second.id, { guests: 0, waitlist: false });
  await expect(refused).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This game is for women only.',
  });
});
