import { describe, expect, it } from 'vitest';
import { readGame } from '@/lib/games/service/read-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { joinByLink } from './join-by-link';

// Discovery hides the games of such a group; nobody from outside gets a seat in another way either.

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
