import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createSignedIn } from '@/tests/factories/sessions';
import { joinByLink } from './join-by-link';
import { readInvitee } from './read-invitee';

const AT_ONCE = { waitlist: false };

const createMan = () => createSignedIn({ gender: 'male' });

/** A link into a group, or into its game. */
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
// Nobody of these tests plays it.
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
  // Joining answers the same.
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

it('a closed link says nothing', async () => {
  const { actor } = await createMan();
  const { token } = await createInviteLink(
    { groupId: (await createGroup()).id },
    { revokedAt: hoursFromNow(-1) },
  );
  await expect(readInvitee(actor, token)).rejects.toMatchObject({ code: 'not_found' });
});
