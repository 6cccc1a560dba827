import { beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '@/lib/account/service/block-person';
import { deleteAccount, deleteDueAccount } from '@/lib/account/service/delete-account';
import { discoverGamesSchema } from '@/lib/games/schema/read-game';
import { callPlayers, nudgeMembers } from '@/lib/games/service/call-players';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { discoverGames, listOwnGames, readGame } from '@/lib/games/service/read-game';
import { listPublicGames } from '@/lib/games/service/read-roster';
import { addPlayer } from '@/lib/games/service/roster';
import { leaveGame } from '@/lib/games/service/rsvp';
import { discoverGroupsSchema } from '@/lib/groups/schema/group-card';
import { discoverGroups, listPublicGroups } from '@/lib/groups/service/discover-groups';
import { listGroupsOfUser, requireGroup } from '@/lib/groups/service/read-group';
import { createGameLink } from '@/lib/invites/service/manage-links';
import { readGameChat } from '@/lib/messages/service/system-line';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import {
  answerProposal,
  proposeGame,
  readChoices,
  readProposalStatus,
} from '@/lib/proposals/service';
import { readProfile } from '@/lib/users/service/read-profile';
import { listWhatsOn } from '@/lib/venues/service/read-venue';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { GULBERG } from '@/tests/factories/places';
import { refusal } from '@/tests/factories/refusal';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

let ali: Person;
let sana: Person;
let venueId: number;
// Each test has a city of its own, because venues are found by distance.
let city = GULBERG;

beforeEach(async () => {
  city = pointAway(city, 200, 90);
  [ali, sana] = [await createSignedIn({ at: city }), await createSignedIn({ at: city })];
  await connect(ali.user.id, sana.user.id);
  venueId = (await venueAt(1, 0)).id;
});

const venueAt = (km: number, bearing: number, sports = ['Cricket']) =>
  createVenue({ ...pointAway(city, km, bearing), sports });

const TIMES = [hoursFromNow(30), hoursFromNow(54)].map((at) => at.toISOString());
const WISH = () => ({ sportId: sportId('Cricket'), startsAt: TIMES, venueId });

async function propose(from = ali, to = sana): Promise<number> {
  const { open } = await proposeGame(from.actor, to.user.id, WISH());
  return open?.id ?? 0;
}

async function plan(): Promise<number> {
  const id = await propose();
  const accept = { answer: 'accept', startsAt: TIMES[1] ?? '' } as const;
  return (await answerProposal(sana.actor, id, accept)).gameId ?? 0;
}

describe('a proposal', () => {
  it('is read by both, and accepted with one time becomes a private game of the two', async () => {
    const id = await propose();
    expect((await readProposalStatus(ali.actor, sana.user.id)).open).toMatchObject({ isOwn: true });
    expect((await readProposalStatus(sana.actor, ali.user.id)).open).toMatchObject({
      id,
      isOwn: false,
      startsAt: TIMES,
    });
    const accept = { answer: 'accept', startsAt: TIMES[1] ?? '' } as const;
    const { gameId } = await answerProposal(sana.actor, id, accept);
    for (const [me, other] of [
      [ali, sana],
      [sana, ali],
    ] as const) {
      expect(await readGame(me.actor, gameId ?? 0)).toMatchObject({
        title: 'Cricket for two',
        startsAt: TIMES[1],
        goingCount: 2,
        maxPlayers: 2,
        isPublic: false,
        partner: { id: other.user.id, name: other.user.name },
        venue: { id: venueId },
        viewer: { status: 'going', canManage: true, seatCallsLeft: 0 },
      });
      const mine = await listOwnGames(me.actor, { when: 'upcoming', limit: 5 });
      expect(mine.items.map((game) => game.id)).toEqual([gameId]);
    }
    expect(await readProposalStatus(ali.actor, sana.user.id)).toEqual({
      canPropose: true,
      open: null,
    });
    const notified = await db.notification.findFirst({ where: { userId: ali.user.id } });
    expect(notified).toMatchObject({ type: 'game_proposal_accepted', data: { gameId } });
  });

  it('is declined by the one and withdrawn by the other, and comes again a day later', async () => {
    const declined = await propose();
    await expect(answerProposal(ali.actor, declined, { answer: 'decline' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await answerProposal(sana.actor, declined, { answer: 'decline' });
    await expect(propose()).rejects.toMatchObject({ code: 'rate_limited' });
    const withdrawn = await propose(sana, ali);
    await answerProposal(sana.actor, withdrawn, { answer: 'withdraw' });
    expect(
      await db.notification.count({ where: { userId: ali.user.id, type: 'game_proposal' } }),
    ).toBe(0);
    await db.gameProposal.updateMany({ data: { decidedAt: hoursFromNow(-25) } });
    await propose();
  });

  it('needs a connection, a common sport, an open venue and times ahead', async () => {
    const stranger = await createSignedIn({ at: city });
    await expect(propose(ali, stranger)).rejects.toMatchObject({ code: 'forbidden' });
    const wrong = (part: object) => proposeGame(ali.actor, sana.user.id, { ...WISH(), ...part });
    for (const part of [
      { sportId: sportId('Tennis') },
      { startsAt: [hoursFromNow(-1).toISOString()] },
      { startsAt: [hoursFromNow(24 * 40).toISOString()] },
      { venueId: (await createVenue({ closedAt: new Date() })).id },
    ]) {
      await expect(wrong(part)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('ends with the last of its times, and a next one can follow', async () => {
    const id = await propose();
    await db.gameProposal.update({ where: { id }, data: { expiresAt: hoursFromNow(-1) } });
    expect((await readProposalStatus(sana.actor, ali.user.id)).open).toBeNull();
    const accept = { answer: 'accept', startsAt: TIMES[0] ?? '' } as const;
    expect(await refusal(answerProposal(sana.actor, id, accept))).toMatch(/^conflict: /);
    await propose(sana, ali);
    expect(await db.gameProposal.findUnique({ where: { id } })).toMatchObject({
      status: 'expired',
    });
  });

  it('is one for each pair, and accepted once, however many press at once', async () => {
    const sent = await Promise.allSettled([
      propose(),
      propose(sana, ali),
      propose(),
      propose(sana, ali),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { open } = await readProposalStatus(ali.actor, sana.user.id);
    const receiver = open?.isOwn ? sana : ali;
    const answers = TIMES.flatMap((startsAt) => [startsAt, startsAt]).map((startsAt) =>
      answerProposal(receiver.actor, open?.id ?? 0, { answer: 'accept', startsAt }),
    );
    const results = await Promise.allSettled(answers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.gameParticipant.count({ where: { userId: ali.user.id } })).toBe(1);
  });
});

describe('a game of two', () => {
  it('shares one hidden group with the next, which shows nowhere', async () => {
    const first = await plan();
    const second = await plan();
    const games = await db.game.findMany({ where: { id: { in: [first, second] } } });
    expect(new Set(games.map(({ groupId }) => groupId)).size).toBe(1);
    expect(await db.groupMember.count({ where: { userId: ali.user.id } })).toBe(0);
    expect(await db.conversation.count({ where: { groupId: games[0]?.groupId ?? 0 } })).toBe(0);
    expect(await readProfile(ali.actor, ali.user.id)).toMatchObject({ counts: { groups: 0 } });
    expect(await listGroupsOfUser(sana.actor, ali.user.id)).toEqual([]);
    const groupId = games[0]?.groupId ?? 0;
    for (const { actor } of [ali, sana]) {
      await expect(requireGroup(actor, groupId)).rejects.toMatchObject({ code: 'not_found' });
    }
    // Not even when one of the two makes the game public.
    await updateGame(ali.actor, first, { isPublic: true });
    const third = await createSignedIn({ at: city });
    await connect(third.user.id, ali.user.id);
    const near = { latitude: String(city.latitude), longitude: String(city.longitude) };
    for (const actor of [third.actor, null]) {
      await expect(readGame(actor, first)).rejects.toMatchObject({ code: 'not_found' });
      await expect(requireGroup(actor, groupId)).rejects.toMatchObject({ code: 'not_found' });
      const games = await discoverGames(actor, discoverGamesSchema.parse(near));
      expect(games.items).toEqual([]);
      const groups = await discoverGroups(actor, discoverGroupsSchema.parse(near));
      expect(groups.items).toEqual([]);
      expect(await listWhatsOn(actor, venueId)).toEqual({ games: [], groups: [] });
    }
    expect(await listPublicGames()).not.toContainEqual(expect.objectContaining({ id: first }));
    expect(await listPublicGroups()).not.toContainEqual(expect.objectContaining({ id: groupId }));
  });

  it('is cancelled by either, left by nobody, and asks no third', async () => {
    const id = await plan();
    await expect(leaveGame(sana.actor, id)).rejects.toMatchObject({ code: 'conflict' });
    const { actor } = sana;
    for (const call of [
      () => callPlayers(actor, id),
      () => nudgeMembers(actor, id),
      () => addPlayer(actor, id, { userId: ali.user.id }),
      () => announceToPlayers(actor, id, { content: 'Gate 4' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
    }
    // They use the chat of the two people.
    await expect(readGameChat(actor, id)).rejects.toMatchObject({ code: 'not_found' });
    const link = createGameLink(sana.actor, id, { kind: 'join' });
    await expect(link).rejects.toMatchObject({ code: 'conflict' });
    await cancelGame(sana.actor, id, { reason: 'Rain', scope: 'this' });
    const notified = await db.notification.findFirst({
      where: { userId: ali.user.id, type: 'game_cancelled' },
    });
    expect(notified?.message).toContain('Rain');
  });

  it('ends with a block, as an open proposal does, and the other is told no reason', async () => {
    const game = await plan();
    const id = await propose();
    await blockPerson(ali.actor, sana.user.id);
    const accept = { answer: 'accept', startsAt: TIMES[0] ?? '' } as const;
    expect(await refusal(answerProposal(sana.actor, id, accept))).toMatch(/^not_found: /);
    await expect(propose(sana, ali)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readGame(sana.actor, game)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'It does not take place.',
      partner: { id: null, name: 'Unavailable user' },
    });
    const notified = await db.notification.findFirst({
      where: { userId: sana.user.id, type: 'game_cancelled' },
    });
    expect(notified?.actorId).toBeNull();
  });

  it('is cancelled when one of them leaves, and goes with the account', async () => {
    const id = await plan();
    await deleteAccount(ali.actor, ali.user.id);
    expect((await readGame(sana.actor, id)).status).toBe('cancelled');
    await db.user.update({
      where: { id: ali.user.id },
      data: { deletionDueAt: hoursFromNow(-1) },
    });
    await deleteDueAccount(ali.user.id);
    expect(await db.game.findUnique({ where: { id } })).toBeNull();
  });
});

describe('what is offered', () => {
  const venuesOf = async (me: Person, other: Person) =>
    (await readChoices(me.actor, other.user.id, undefined)).venues.map(({ id }) => id);

  it('has nothing of when the other can play or is busy, whatever the reader says of their own week', async () => {
    const offered = async () =>
      (await readChoices(ali.actor, sana.user.id, undefined)).startsAt.map(String);
    const say = (who: Person, availability: number) =>
      db.user.update({ where: { id: who.user.id }, data: { availability } });
    for (const own of [0, 1, 2 ** 14, 2 ** 21 - 1]) {
      await say(ali, own);
      await say(sana, 0);
      const before = await offered();
      expect(before.length).toBeGreaterThan(0);
      for (const half of [1, 2 ** 10, 2 ** 14, 2 ** 21 - 1]) {
        await say(sana, half);
        expect(await offered()).toEqual(before);
      }
      const game = await createGame({ startsAt: new Date(before[0] ?? '') });
      await addParticipant(game.id, sana.user.id);
      expect(await offered()).toEqual(before);
    }
  });

  it('are the sports both play, times when the reader does not, and three venues for that sport', async () => {
    const usual = (await readChoices(ali.actor, sana.user.id, undefined)).startsAt;
    expect(usual).toHaveLength(3);
    const taken = new Date(usual[0] ?? '');
    const game = await createGame({ startsAt: taken });
    await addParticipant(game.id, ali.user.id);
    await venueAt(0.5, 0, ['Tennis']);
    const [second, third] = [await venueAt(4, 0), await venueAt(6, 0)];
    await venueAt(9, 0);
    const choices = await readChoices(ali.actor, sana.user.id, undefined);
    expect(choices.startsAt).not.toContain(usual[0]);
    expect(choices.sports.map(({ name }) => name)).toEqual(['Cricket']);
    expect(choices.venues.map(({ id }) => id)).toEqual([venueId, second.id, third.id]);
    // Equal sums are in the order of their ids.
    const twin = await venueAt(1, 0);
    expect((await venuesOf(ali, sana)).slice(0, 2)).toEqual([venueId, twin.id]);
  });

  it('is the same whoever asks, and wherever in their cells the two are', async () => {
    const far = pointAway(city, 7, 60);
    await db.user.update({ where: { id: sana.user.id }, data: far });
    for (const [km, bearing] of [
      [2, 10],
      [3, 60],
      [4, 70],
      [5, 50],
      [7, 90],
    ] as const) {
      await venueAt(km, bearing);
    }
    const before = await venuesOf(ali, sana);
    expect(before).toHaveLength(3);
    expect(await venuesOf(sana, ali)).toEqual(before);
    const cell = await db.user.findUniqueOrThrow({ where: { id: sana.user.id } });
    for (const bearing of [45, 135, 225, 315]) {
      const middle = { latitude: cell.cellLatitude ?? 0, longitude: cell.cellLongitude ?? 0 };
      await db.user.update({
        where: { id: sana.user.id },
        data: pointAway(middle, 0.6, bearing),
      });
      expect(await venuesOf(ali, sana)).toEqual(before);
    }
  });
});
