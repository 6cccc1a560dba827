import { expect, it } from 'vitest';
import { addGuest } from '@/lib/games/service/named-guests';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { clickLink, linkMailedTo } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { enterByLink } from './enter-by-link';
import { revokeInviteLink } from './manage-links';

const ALONE = { guests: 0, waitlist: false };

/** A game whose free seats are all on hold for invented addresses. */
async function createSquatted(seats: number, makerId?: number) {
  const group = await createGroup();
  const game = await createGame({ groupId: group.id, maxPlayers: 1 + seats, guestsMax: 3 });
  const link = await createInviteLink({ gameId: game.id }, { creatorId: makerId ?? null });
  const emails: string[] = [];
  for (let nth = 0; nth < seats; nth++) {
    const email = `squatter.${uniqueText()}@example.test`;
    const wish = { name: 'Nida Malik', email, waitlist: false };
    expect(await enterByLink(link.token, wish, uniqueText())).toMatchObject({ status: 'held' });
    emails.push(email);
  }
  const taken = async () =>
    (await db.game.findUniqueOrThrow({ where: { id: game.id } })).goingCount;
  const creator = await createActor({ id: group.creatorId ?? 0, isAdmin: false });
  return { group, game, link, emails, taken, creator };
}

async function press(email: string) {
  const { searchParams } = await linkMailedTo(email);
  const field = (name: string) => searchParams.get(name) ?? '';
  return clickLink({ token: field('token'), email, callbackUrl: field('callbackUrl') });
}

const seatOf = (gameId: number, email: string) =>
  db.gameParticipant.findFirst({ where: { gameId, user: { email } } });

it('an unconfirmed hold yields to somebody confirmed, with guests, and to a named guest', async () => {
  const { game, taken, creator } = await createSquatted(4);
  const { actor } = await createSignedIn();
  expect(await joinGame(actor, game.id, { guests: 2, waitlist: false })).toMatchObject({
    viewer: { status: 'going' },
  });
  await addGuest(creator.actor, game.id, { name: 'Omar' });
  expect(await taken()).toBe(5);
  const last = await createSignedIn();
  await expect(joinGame(last.actor, game.id, ALONE)).rejects.toMatchObject({ code: 'conflict' });
});

it('but not to somebody who is not confirmed either', async () => {
  const { game } = await createSquatted(1);
  const { actor } = await createSignedIn({ emailVerifiedAt: null });
  await expect(joinGame(actor, game.id, ALONE)).rejects.toMatchObject({ code: 'conflict' });
});

it('whoever has given way is first in line once they confirm', async () => {
  const { game, emails, taken } = await createSquatted(1);
  const [email = ''] = emails;
  const player = await createSignedIn();
  await joinGame(player.actor, game.id, ALONE);
  const waiting = await createSignedIn();
  await joinGame(waiting.actor, game.id, { guests: 0, waitlist: true });
  await press(email);
  expect(await seatOf(game.id, email)).toMatchObject({ status: 'waitlisted' });
  await leaveGame(player.actor, game.id);
  expect(await seatOf(game.id, email)).toMatchObject({ status: 'going' });
  expect(await seatOf(game.id, waiting.user.email)).toMatchObject({ status: 'waitlisted' });
  expect(await taken()).toBe(2);
});

it('has its seat back when the confirmed person leaves and nobody waits', async () => {
  const { game, link, emails, taken } = await createSquatted(1);
  const [email = ''] = emails;
  const player = await createSignedIn();
  await joinGame(player.actor, game.id, ALONE);
  await leaveGame(player.actor, game.id);
  expect(await taken()).toBe(2);
  const wish = { name: 'Other', email: `other.${uniqueText()}@example.test`, waitlist: false };
  await expect(enterByLink(link.token, wish, uniqueText())).rejects.toMatchObject({
    code: 'conflict',
  });
  await press(email);
  expect(await seatOf(game.id, email)).toMatchObject({ status: 'going' });
  expect(await taken()).toBe(2);
});

it('a link that is taken back frees the seats that it held, and the line moves up', async () => {
  const { game, link, taken, creator } = await createSquatted(2);
  const waiting = await createSignedIn({ emailVerifiedAt: null });
  await joinGame(waiting.actor, game.id, { guests: 0, waitlist: true });
  await revokeInviteLink(creator.actor, link.id);
  expect(await taken()).toBe(2);
  expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(0);
  expect(await seatOf(game.id, waiting.user.email)).toMatchObject({ status: 'going' });
});

it('so do the links of somebody who is removed', async () => {
  const maker = await createSignedIn();
  const { group, game, creator, taken } = await createSquatted(2, maker.user.id);
  const { id: memberId } = await addMember(group.id, maker.user.id, 'organiser');
  await removeMember(creator.actor, { groupId: group.id, memberId });
  expect(await taken()).toBe(1);
  expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(0);
});
