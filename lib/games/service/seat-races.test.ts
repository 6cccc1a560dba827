import { expect, it, vi } from 'vitest';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { seatThoseWhoAlwaysCome } from '@/lib/games/service/always-come';
import { answerByLink } from '@/lib/games/service/answer-by-link';
import { answerUrl } from '@/lib/games/service/answer-email';
import { updateGame } from '@/lib/games/service/edit-game';
import { addGuest } from '@/lib/games/service/named-guests';
import { answerAsRegular, answerForRegular } from '@/lib/games/service/regular-seats';
import { addPlayer } from '@/lib/games/service/roster';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { banMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, putIntoSeries } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { REFUSED, winners } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';

/** SEAT_RACE_ROUNDS=1000 runs as many as before a release. */
const ROUNDS = Number(process.env.SEAT_RACE_ROUNDS ?? 40);
const LANES = 4;
vi.setConfig({ testTimeout: 120_000 + ROUNDS * 2_000 });

const line = rsvpSchema.parse({ waitlist: true });

/** A group with its people, in which rounds follow one another. */
async function createLane() {
  const creator = await createSignedIn();
  const { id: groupId } = await createGroup({ creatorId: creator.user.id, maxMembers: 20 });
  const member = async () => {
    const person = await createSignedIn();
    await addMember(groupId, person.user.id);
    return person;
  };
  const regular = async (name: string, alwaysComes = false) =>
    (await db.groupRegular.create({ data: { groupId, name, nameKey: name, alwaysComes } })).id;
  const alwaysComes = await member();
  await db.groupMember.updateMany({
    where: { groupId, userId: alwaysComes.user.id },
    data: { alwaysComes: true },
  });
  await regular('Bilal', true);
  return {
    creator,
    groupId,
    byOwnLink: await regular('Hamza'),
    isAnsweredFor: await regular('Omar'),
    joins: await member(),
    joinsToo: await member(),
    isAdded: await member(),
    leaves: await member(),
    isBanned: await member(),
    isOffered: await member(),
    byEmail: await member(),
    isAsked: await createSignedIn(),
    byLink: await createSignedIn(),
    claims: await createSignedIn(),
  };
}

/** @param hours until the start: within twelve, seats that come free are offered */
async function race(lane: Awaited<ReturnType<typeof createLane>>, hours: number): Promise<void> {
  const { creator, groupId, isBanned, leaves, isOffered } = lane;
  const game = await createGame({
    groupId,
    creatorId: creator.user.id,
    maxPlayers: 5,
    startsAt: hoursFromNow(hours),
    isPublic: false,
  });
  const { id: gameId } = game;
  await putIntoSeries(game);
  await db.seatAsk.create({ data: { gameId, userId: lane.isAsked.user.id } });
  for (const { user } of [leaves, isBanned]) await addParticipant(gameId, user.id);
  const { id: participantId } = await addParticipant(gameId, isOffered.user.id, {
    status: 'waitlisted',
  });
  await db.seatHold.create({ data: { gameId, participantId, heldUntil: hoursFromNow(1) } });
  const guest = await db.gameGuest.create({ data: { gameId, name: 'Uncle Tariq' } });
  const link = await createInviteLink({ gameId });
  const claim = await createInviteLink({ gameId }, { guestId: guest.id, maxUses: 1 });
  const mail = answerUrl({ gameId, userId: lane.byEmail.user.id }, 'going');
  const token = new URL(mail).searchParams.get('token') ?? '';
  const { id: memberId } = await db.groupMember.findUniqueOrThrow({
    where: { groupId_userId: { groupId, userId: isBanned.user.id } },
  });
  const ways = [
    () => joinGame(lane.joins.actor, gameId, line),
    () => joinGame(lane.joinsToo.actor, gameId, line),
    () => joinGame(lane.isAsked.actor, gameId, line),
    () => joinGame(isOffered.actor, gameId, rsvpSchema.parse({})),
    () => joinByLink(lane.byLink.actor, link.token, { waitlist: true }),
    () => joinByLink(lane.claims.actor, claim.token, { waitlist: false }),
    () => answerByLink(token, line),
    () => addPlayer(creator.actor, gameId, { userId: lane.isAdded.user.id }),
    () => addGuest(creator.actor, gameId, { name: 'Aunt Rubina' }),
    () => answerAsRegular(lane.byOwnLink, gameId, 'going'),
    () =>
      answerForRegular(creator.actor, gameId, {
        regularId: lane.isAnsweredFor,
        answer: 'going',
      }),
    () => seatThoseWhoAlwaysCome(gameId),
    () => leaveGame(leaves.actor, gameId),
    () => updateGame(creator.actor, gameId, { maxPlayers: 3 }),
    () => updateGame(creator.actor, gameId, { maxPlayers: 4, scope: 'following' }),
    () => banMember(creator.actor, { groupId, memberId }, {}),
  ];
  const attempts = ways.toSorted(() => Math.random() - 0.5).map((way) => way());
  await winners(attempts, REFUSED);
  const after = await db.game.findUniqueOrThrow({ where: { id: gameId } });
  const going = await db.gameParticipant.count({ where: { gameId, status: 'going' } });
  const guests = await db.gameGuest.count({ where: { gameId, claimedAt: null } });
  const holds = await db.seatHold.findMany({ where: { gameId } });
  const offered = holds.reduce((sum, { seats }) => sum + seats, 0);
  const waiting = await db.gameParticipant.count({ where: { gameId, status: 'waitlisted' } });
  expect({ going: after.goingCount, waiting: after.waitlistCount }).toEqual({
    going: going + guests + offered,
    waiting,
  });
  // More people want a seat than there are.
  expect(after.goingCount).toBe(after.maxPlayers);
  await db.groupBan.deleteMany({ where: { groupId } });
  await db.groupRemoval.deleteMany({ where: { groupId } });
  await addMember(groupId, isBanned.user.id);
  // Finished rounds slow the next ones down.
  await db.game.delete({ where: { id: gameId } });
}

it(`all ways to a seat at once fill exactly the limit, ${ROUNDS} times`, async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, createLane));
  await Promise.all(
    lanes.map(async (lane) => {
      for (let round = 0; round < ROUNDS / LANES; round += 1)
        await race(lane, round % 2 === 0 ? 48 : 5);
    }),
  );
});
