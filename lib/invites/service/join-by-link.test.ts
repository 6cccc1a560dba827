import { describe, expect, it } from 'vitest';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { listGroupLinks } from '@/lib/invites/service/manage-links';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { REFUSED, refusal, winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { joinByLink } from './join-by-link';

const AT_ONCE = { waitlist: false };
const WAITING = { waitlist: true };
const GONE = {
  code: 'not_found',
  message: 'This invite link does not work any more. Ask the organiser for a new one.',
};

const isMember = async (groupId: number, userId: number) =>
  (await db.groupMember.count({ where: { groupId, userId } })) === 1;
const seatOf = async (gameId: number, userId: number) =>
  (await db.gameParticipant.findUnique({ where: { gameId_userId: { gameId, userId } } }))?.status;
const usesOf = async (id: number) =>
  (await db.inviteLink.findUniqueOrThrow({ where: { id } })).uses;

describe('the link of a group', () => {
  it('lets a stranger into a private group at once, and tells the organisers', async () => {
    const [creator, person] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
    const link = await createInviteLink({ groupId: group.id });
    expect(await joinByLink(person.actor, link.token, AT_ONCE)).toEqual({
      status: 'joined',
      groupId: group.id,
      gameId: null,
    });
    expect(await isMember(group.id, person.user.id)).toBe(true);
    const notified = { userId: creator.user.id, type: 'group_invite_accepted' };
    expect(await db.notification.count({ where: notified })).toBe(1);
  });

  it('counts a person once, however often they press', async () => {
    const person = await createSignedIn();
    const link = await createInviteLink({ groupId: (await createGroup()).id });
    await joinByLink(person.actor, link.token, AT_ONCE);
    await joinByLink(person.actor, link.token, AT_ONCE);
    await db.groupMember.deleteMany({ where: { userId: person.user.id } });
    await joinByLink(person.actor, link.token, AT_ONCE);
    expect(await usesOf(link.id)).toBe(1);
  });

  it('that asks sends a request, which the organisers decide', async () => {
    const [creator, person] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
    const link = await createInviteLink({ groupId: group.id }, { kind: 'ask' });
    const pending = { status: 'pending', groupId: group.id, gameId: null };
    expect(await joinByLink(person.actor, link.token, AT_ONCE)).toEqual(pending);
    expect(await joinByLink(person.actor, link.token, AT_ONCE)).toEqual(pending);
    expect(await isMember(group.id, person.user.id)).toBe(false);
    expect(await listGroupLinks(creator.actor, group.id)).toMatchObject([
      { uses: 1, joined: 0, pending: 1 },
    ]);
    const request = await db.groupJoinRequest.findFirstOrThrow({ where: { groupId: group.id } });
    const ids = { groupId: group.id, requestId: request.id };
    await decideJoinRequest(creator.actor, ids, { approve: true });
    expect(await listGroupLinks(creator.actor, group.id)).toMatchObject([
      { uses: 1, joined: 1, pending: 0 },
    ]);
  });

  it('refuses when the group is full, and then offers to ask', async () => {
    const person = await createSignedIn();
    const other = await createOnboardedUser();
    const group = await createGroup({ maxMembers: 2, memberIds: [other.id] });
    const link = await createInviteLink({ groupId: group.id });
    const refused = joinByLink(person.actor, link.token, AT_ONCE);
    await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    expect(await usesOf(link.id)).toBe(0);
    expect(await joinByLink(person.actor, link.token, WAITING)).toMatchObject({
      status: 'pending',
    });
    expect(await isMember(group.id, person.user.id)).toBe(false);
    const outcome = async () =>
      (await db.inviteLinkUse.findMany({ where: { linkId: link.id } })).map((use) => use.outcome);
    expect(await outcome()).toEqual(['asked']);
    await db.group.update({ where: { id: group.id }, data: { maxMembers: 3 } });
    expect(await joinByLink(person.actor, link.token, AT_ONCE)).toMatchObject({ status: 'joined' });
    expect([await outcome(), await usesOf(link.id)]).toEqual([['joined'], 1]);
  });

  it('lets in nobody whom the group’s own rules keep out', async () => {
    const [man, banned, blocked] = [
      await createSignedIn({ gender: 'male' }),
      await createSignedIn({ gender: 'female' }),
      await createSignedIn({ gender: 'female' }),
    ];
    const group = await createGroup({ audience: 'women' });
    const link = await createInviteLink({ groupId: group.id });
    await db.groupBan.create({ data: { groupId: group.id, userId: banned.user.id } });
    await db.block.create({
      data: { blockerId: group.creatorId, blockedId: blocked.user.id },
    });
    for (const [{ actor, user }, code] of [
      [man, 'forbidden'],
      [banned, 'forbidden'],
      [blocked, 'not_found'],
    ] as const) {
      await expect(joinByLink(actor, link.token, AT_ONCE)).rejects.toMatchObject({ code });
      expect(await isMember(group.id, user.id)).toBe(false);
    }
    expect(await usesOf(link.id)).toBe(0);
  });
});

describe('the link of a game', () => {
  it('gives a seat in a private game without making a member', async () => {
    const person = await createSignedIn();
    const group = await createGroup({ visibility: 'private' });
    const game = await createGame({ groupId: group.id, isPublic: false });
    const link = await createInviteLink({ gameId: game.id });
    expect(await joinByLink(person.actor, link.token, AT_ONCE)).toEqual({
      status: 'joined',
      groupId: group.id,
      gameId: game.id,
    });
    expect(await seatOf(game.id, person.user.id)).toBe('going');
    expect(await isMember(group.id, person.user.id)).toBe(false);
  });

  it('offers the waitlist when the game is full', async () => {
    const [first, second] = await createPeople(2);
    const game = await createGame({ maxPlayers: 2 });
    const link = await createInviteLink({ gameId: game.id });
    await joinByLink(first.actor, link.token, AT_ONCE);
    expect(await refusal(joinByLink(second.actor, link.token, AT_ONCE))).toMatch(/^conflict: /);
    expect(await joinByLink(second.actor, link.token, WAITING)).toMatchObject({
      status: 'waitlisted',
    });
    expect(await seatOf(game.id, second.user.id)).toBe('waitlisted');
  });

  it('that asks sends strangers to the group’s organisers; members take a seat', async () => {
    const [stranger, member] = await createPeople(2);
    const game = await createGame();
    await addMember(game.groupId, member.user.id);
    const link = await createInviteLink({ gameId: game.id }, { kind: 'ask' });
    expect(await joinByLink(stranger.actor, link.token, AT_ONCE)).toMatchObject({
      status: 'pending',
    });
    expect(await joinByLink(member.actor, link.token, AT_ONCE)).toMatchObject({
      status: 'joined',
    });
    expect(await seatOf(game.id, stranger.user.id)).toBeUndefined();
    expect(await seatOf(game.id, member.user.id)).toBe('going');
  });

  it('changes nothing for somebody who is in already', async () => {
    const player = await createSignedIn();
    const game = await createGame();
    await addParticipant(game.id, player.user.id);
    const link = await createInviteLink({ gameId: game.id });
    expect(await joinByLink(player.actor, link.token, AT_ONCE)).toMatchObject({ status: 'joined' });
    expect(await usesOf(link.id)).toBe(0);
  });
});

describe('a link that is not open', () => {
  it('answers like an unknown one', async () => {
    const { actor } = await createSignedIn();
    const group = await createGroup();
    const past = hoursFromNow(-1);
    const game = await createGame();
    const cancelled = { status: 'cancelled' as const, cancelReason: 'Rain' };
    const hidden = await createGroup({ hiddenAt: past });
    const tokens = [
      'f'.repeat(32),
      (await createInviteLink({ groupId: group.id }, { revokedAt: past })).token,
      (await createInviteLink({ groupId: group.id }, { expiresAt: past })).token,
      (await createInviteLink({ groupId: group.id }, { maxUses: 2, uses: 2 })).token,
      (await createInviteLink({ groupId: hidden.id })).token,
      (await createInviteLink({ gameId: (await createGame({ startsAt: past })).id })).token,
      (await createInviteLink({ gameId: game.id })).token,
    ];
    await db.game.update({ where: { id: game.id }, data: cancelled });
    for (const token of tokens) {
      await expect(joinByLink(actor, token, AT_ONCE)).rejects.toMatchObject(GONE);
    }
  });
});

describe('of many people at once', () => {
  const race = async (token: string, size: number) => {
    const people = await createPeople(size);
    return winners(
      people.map(({ actor }) => joinByLink(actor, token, AT_ONCE)),
      REFUSED,
    );
  };

  it('exactly as many come in as a link has uses', async () => {
    const group = await createGroup({ maxMembers: 50 });
    const link = await createInviteLink({ groupId: group.id }, { maxUses: 3 });
    expect(await race(link.token, 12)).toBe(3);
    expect(await db.groupMember.count({ where: { groupId: group.id } })).toBe(1 + 3);
    expect(await db.inviteLinkUse.count({ where: { linkId: link.id } })).toBe(3);
    expect(await usesOf(link.id)).toBe(3);
  });

  it('exactly as many come in as the group has places', async () => {
    const group = await createGroup({ maxMembers: 4 });
    const link = await createInviteLink({ groupId: group.id });
    expect(await race(link.token, 10)).toBe(3);
    expect(await usesOf(link.id)).toBe(3);
  });
});
