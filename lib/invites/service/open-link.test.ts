import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { enterByLink } from './enter-by-link';
import { joinByLink } from './join-by-link';
import { countOpening, readInvitation } from './open-link';

const GONE = /^not_found: .*does not work any more/;

it('the page of a link of a group says its next game: the first that comes and is to be seen, and of this group', async () => {
  const group = await createGroup({ maxMembers: 7, audience: 'women' });
  const { id: groupId } = group;
  const { token } = await createInviteLink({ groupId });
  const game = (days: number, more = {}) =>
    createGame({ groupId, startsAt: hoursFromNow(24 * days), ...more });
  await game(-1);
  await game(1, { hiddenAt: new Date() });
  await game(2, { status: 'cancelled', cancelReason: 'Rain' });
  await createGame({ startsAt: hoursFromNow(1) });
  expect((await readInvitation(token)).next).toBeNull();
  await game(5);
  const { startsAt } = await game(4, { area: 'Model Town' });
  expect(await readInvitation(token)).toMatchObject({
    audience: 'women',
    taken: 1,
    places: 7,
    game: null,
    next: { startsAt: startsAt.toISOString(), area: 'Model Town' },
  });
});

it('the page of a link of a game counts a held seat as free for people with an account, once it is full, and that of a guest', async () => {
  const game = await createGame({ maxPlayers: 3, skillMin: null, audience: 'men' });
  const link = await createInviteLink({ gameId: game.id });
  const { actor } = await createSignedIn();
  const taken = async () => [
    (await readInvitation(link.token)).taken,
    (await readInvitation(link.token, actor)).taken,
  ];
  const men = { gender: 'male' as const };
  const wish = { name: 'Ali', email: `${uniqueText()}@example.test`, waitlist: false, ...men };
  expect(await enterByLink(link.token, wish, uniqueText())).toMatchObject({ status: 'held' });
  expect(await taken()).toEqual([2, 2]);
  const { id: guestId } = await db.gameGuest.create({ data: { gameId: game.id, name: 'Omar' } });
  expect(await taken()).toEqual([3, 2]);
  const ofGuest = await createInviteLink({ gameId: game.id }, { guestId });
  expect(await readInvitation(ofGuest.token)).toMatchObject({ taken: 2, places: 3 });
  expect(await readInvitation(link.token)).toMatchObject({
    audience: 'men',
    kind: 'join',
    next: null,
    game: { title: game.title, startsAt: game.startsAt.toISOString(), skillMin: null },
  });
});

it('a link takes guests only by somebody who answers for it, and into a game without levels', async () => {
  const takes = async (creator: object, game = {}) => {
    const { user } = await createSignedIn(creator);
    const { id: gameId } = await createGame(game);
    const { token } = await createInviteLink({ gameId }, { creatorId: user.id });
    return (await readInvitation(token)).takesGuests;
  };
  const leaving = { deletionRequestedAt: new Date(), deletionDueAt: hoursFromNow(24) };
  expect(await takes({})).toBe(true);
  for (const creator of [{ emailVerifiedAt: null }, { bannedAt: new Date() }, leaving]) {
    expect(await takes(creator)).toBe(false);
  }
  for (const game of [{ skillMin: 'expert' }, { skillMax: 'beginner' }]) {
    expect(await takes({}, game)).toBe(false);
  }
  const { token } = await createInviteLink({ gameId: (await createGame()).id });
  expect((await readInvitation(token)).takesGuests).toBe(true);
});

it('the page is gone with its group or game, and is not counted as opened', async () => {
  const now = new Date();
  const hidden = await createGroup({ hiddenAt: now });
  const rained = { status: 'cancelled' as const, cancelReason: 'Rain' };
  const links = [
    await createInviteLink({ groupId: hidden.id }),
    await createInviteLink({ gameId: (await createGame({ groupId: hidden.id })).id }),
    await createInviteLink({ gameId: (await createGame({ hiddenAt: now })).id }),
    await createInviteLink({ gameId: (await createGame({ startsAt: hoursFromNow(-1) })).id }),
    await createInviteLink({ gameId: (await createGame(rained)).id }),
    await createInviteLink({ groupId: (await createGroup()).id }, { revokedAt: now }),
  ];
  for (const { id, token } of [...links, { id: 0, token: 'f'.repeat(32) }]) {
    expect(await refusal(readInvitation(token))).toMatch(GONE);
    expect(await refusal(countOpening(null, token))).toMatch(GONE);
    expect(await db.inviteLink.count({ where: { id, opened: { gt: 0 } } })).toBe(0);
  }
});

it('the page stays for whoever came in by it once it is used up or over, but not once it was taken back', async () => {
  const { id: groupId } = await createGroup();
  const [person, other] = await createPeople(2);
  const { id, token } = await createInviteLink({ groupId }, { maxUses: 1 });
  await joinByLink(person.actor, token, { waitlist: false });
  const past = hoursFromNow(-1);
  for (const end of [{}, { maxUses: null, expiresAt: past }]) {
    await db.inviteLink.update({ where: { id }, data: end });
    expect(await readInvitation(token, person.actor)).toMatchObject({ groupId });
    for (const viewer of [other.actor, null]) {
      expect(await refusal(readInvitation(token, viewer))).toMatch(GONE);
    }
  }
  await db.inviteLink.update({ where: { id }, data: { revokedAt: past } });
  expect(await refusal(readInvitation(token, person.actor))).toMatch(GONE);
});
