import { removeMember } from '@/lib/invites/service/leave-group';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { createCourtVenue, evening } from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, putIntoSeries } from '@/tests/factories/games';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createPeople, type Person } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { type AccessWorld, type Options, type UsualRole, usualViewers } from './access-matrix';
import type { CallOptions } from './call';

/**
 * Calls about a public and a private group. `asked` has a pending request at the public one; `declined` was declined; `left`
 * left; `removed` was removed and had a place in a past game; `barred` is banned from the group.
 */
export type Role =
  | UsualRole
  | 'asked'
  | 'declined'
  | 'left'
  | 'removed'
  | 'barred'
  | 'member'
  | 'organiser'
  | 'creator';

export interface World extends AccessWorld<Role> {
  groupId: number;
  /** A group and a game that only its members may know of. */
  privateId: number;
  privateGameId: number;
  gameId: number;
  pastGameId: number;
  privatePastGameId: number;
}

export async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [asked, declined, left, removed, barred, member, organiser, creator] =
    await createPeople(8);
  const creatorId = creator.user.id;
  const group = await createGroup({ creatorId, maxMembers: 50 });
  const hidden = await createGroup({ creatorId, visibility: 'private', maxMembers: 50 });
  const { id: venueId } = await createVenue();
  const game = await createGame({ groupId: group.id, creatorId, venueId, maxPlayers: 50 });
  const hiddenGame = await createGame({ groupId: hidden.id, creatorId });
  const startsAt = hoursFromNow(-5);
  const past = await createGame({ groupId: group.id, creatorId, maxPlayers: 50, startsAt });
  const hiddenPast = await createGame({ groupId: hidden.id, creatorId, startsAt });
  for (const [{ id: groupId }, over] of [
    [group, past],
    [hidden, hiddenPast],
  ] as const) {
    await addMember(groupId, member.user.id);
    await addMember(groupId, organiser.user.id, 'organiser');
    await db.groupBan.create({ data: { groupId, userId: barred.user.id } });
    await createJoinRequest(groupId, declined.user.id, { status: 'declined' });
    await leaveAgain(groupId, left);
    const { id: memberId } = await addMember(groupId, removed.user.id);
    await addParticipant(over.id, removed.user.id);
    await removeMember(creator.actor, { groupId, memberId });
  }
  await createJoinRequest(group.id, asked.user.id);
  const people = { asked, declined, left, removed, barred, member, organiser, creator };
  return {
    groupId: group.id,
    privateId: hidden.id,
    privateGameId: hiddenGame.id,
    gameId: game.id,
    pastGameId: past.id,
    privatePastGameId: hiddenPast.id,
    viewers: { ...usual, ...people },
  };
}

/** Was invited, was a member, has left: through the calls themselves, with all their side effects. */
async function leaveAgain(groupId: number, person: Person): Promise<void> {
  await createJoinRequest(groupId, person.user.id, { status: 'approved' });
  const { id: memberId } = await addMember(groupId, person.user.id);
  await removeMember(person.actor, { groupId, memberId });
}

export const ofGroup = ({ groupId }: World): CallOptions => ({ params: { id: groupId } });
export const ofPrivate = ({ privateId }: World): CallOptions => ({ params: { id: privateId } });
export const ofGame = ({ gameId }: World): CallOptions => ({ params: { id: gameId } });
export const ofPrivateGame = ({ privateGameId }: World): CallOptions => ({
  params: { id: privateGameId },
});
export const ofPrivatePastGame = ({ privatePastGameId }: World): CallOptions => ({
  params: { id: privatePastGameId },
});
export async function freshMember({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await addMember(groupId, user.id);
  return { params: { id: groupId, memberId: id } };
}

export async function freshMemberOf(groupId: number): Promise<number> {
  const user = await createOnboardedUser();
  await addMember(groupId, user.id);
  return user.id;
}

export async function freshPlayer({ gameId }: World): Promise<CallOptions> {
  const { id } = await addParticipant(gameId, (await createOnboardedUser()).id);
  return { params: { id: gameId, participantId: id } };
}

export async function freshGuest(world: World): Promise<CallOptions> {
  const { params } = await freshGame(world);
  const gameId = Number(params?.id);
  const { id } = await db.gameGuest.create({ data: { gameId, name: 'Uncle' } });
  return { params: { id: gameId, guestId: id } };
}

/** A missed game that an organiser may forgive. */
export async function freshMissed(groupId: number): Promise<{ participantId: number }> {
  const rule = { missedMax: 10, missedSince: hoursFromNow(-100) };
  await db.group.update({ where: { id: groupId }, data: rule });
  const game = await createGame({ groupId, creatorId: null, startsAt: hoursFromNow(-50) });
  const person = await createOnboardedUser();
  const { id } = await addParticipant(game.id, person.id, { attendance: 'no_show' });
  return { participantId: id };
}

/** The only one: a regular counts as a member, and the group has a limit. */
export async function freshRegular(groupId: number): Promise<number> {
  await db.groupRegular.deleteMany({ where: { groupId } });
  const name = 'Hamza';
  return (await db.groupRegular.create({ data: { groupId, name, nameKey: name } })).id;
}

export async function freshRequest({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await createJoinRequest(groupId, user.id);
  return { params: { id: groupId, requestId: id } };
}

export async function privateGameIn(
  hours: number,
  { privateId, viewers }: World,
): Promise<CallOptions> {
  const creatorId = viewers.creator?.user.id ?? null;
  const { id } = await createGame({
    groupId: privateId,
    creatorId,
    startsAt: hoursFromNow(hours),
  });
  return { params: { id } };
}

export const freshPrivateGame = (world: World) => privateGameIn(48, world);

export async function freshPrivateRequest({ privateId }: World): Promise<CallOptions> {
  const { id } = await createJoinRequest(privateId, (await createOnboardedUser()).id);
  return { params: { id: privateId, requestId: id } };
}

export async function freshGame({ groupId, viewers }: World, hours = 48): Promise<CallOptions> {
  const creatorId = viewers.creator?.user.id ?? null;
  const { id } = await createGame({ groupId, creatorId, startsAt: hoursFromNow(hours) });
  return { params: { id } };
}

/** Of a venue where the game takes place, at its time. */
export async function forCourt(world: World): Promise<CallOptions> {
  const { params } = await freshGame(world);
  const { venue, court } = await createCourtVenue();
  const { date, time } = evening();
  const startsAt = new Date(`${date}T${time}:00+05:00`);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await db.game.update({
    where: { id: Number(params?.id) },
    data: { venueId: venue.id, startsAt, endsAt },
  });
  return { params, body: { courtId: court.id, date, time } };
}

export async function freshSeries(world: World): Promise<CallOptions> {
  const game = await freshGame(world);
  const where = { id: Number(game.params?.id) };
  await putIntoSeries(await db.game.findUniqueOrThrow({ where }));
  return { ...game, body: {} };
}

export async function freshSeatRequest(world: World): Promise<CallOptions> {
  const { params } = await freshGame(world);
  const { id: requestId } = await db.seatRequest.create({
    data: { gameId: Number(params?.id), userId: (await createOnboardedUser()).id },
  });
  return { params: { ...params, requestId }, body: { accept: false } };
}

/** For a level that few people have. */
export async function forExperts(game: CallOptions): Promise<CallOptions> {
  const where = { id: Number(game.params?.id) };
  await db.game.update({ where, data: { skillMin: 'expert' }, select: { id: true } });
  return game;
}

export const GAME = {
  title: 'Nets',
  date: addDays(new Date().toISOString().slice(0, 10), 5),
  time: '18:00',
  location: 'Corner ground',
};

/** A game of the public group in which the caller has a seat. */
export const gameWith: Options<World> = async (world, caller) => {
  const game = await freshGame(world);
  const isCreator = caller === world.viewers.creator;
  if (caller && !isCreator) await addParticipant(Number(game.params?.id), caller.user.id);
  return game;
};

/** A stranger's entry with another person's address at a link. */
async function createOffer(groupId: number, email: string) {
  const { id: linkId } = await createInviteLink({ groupId });
  const entry = { linkId, email, name: 'A stranger' };
  const { id } = await db.inviteEntry.create({ data: entry, select: { id: true } });
  return { params: { id } };
}
export const ownOffer: Options<World> = ({ groupId }, caller) =>
  createOffer(groupId, caller?.user.email ?? 'nobody@example.test');
export const otherOffer: Options<World> = async ({ groupId }) =>
  createOffer(groupId, (await createOnboardedUser()).email);
/** A group of another creator, who has asked the caller to run it. */
export const asked: Options<World> = async (_world, caller) => {
  const userId = caller?.user.id ?? (await createOnboardedUser()).id;
  const { id } = await createGroup();
  await addMember(id, userId);
  await db.groupMember.updateMany({
    where: { groupId: id, userId },
    data: { askedToLeadAt: new Date() },
  });
  return { params: { id } };
};
/** A group without a creator, of which the caller is a member. */
export const free: Options<World> = async (_world, caller) => {
  const { id, creatorId } = await createGroup();
  await addMember(id, caller?.user.id ?? (await createOnboardedUser()).id);
  await db.groupMember.deleteMany({ where: { groupId: id, userId: creatorId ?? 0 } });
  await db.group.update({ where: { id }, data: { creatorId: null } });
  return { params: { id } };
};

/** An invite of another person, which only its receiver may answer. */
export const otherInvite: Options<World> = async ({ groupId, viewers }) => {
  const receiver = await createOnboardedUser();
  const { id } = await createInvite(groupId, viewers.creator?.user.id ?? 0, receiver.id);
  return { params: { id } };
};

export const ownInvite: Options<World> = async ({ groupId, viewers }, caller) => {
  const receiverId = caller?.user.id ?? (await createOnboardedUser()).id;
  const sender = caller === viewers.organiser ? viewers.creator : viewers.organiser;
  const { id } = await createInvite(groupId, sender?.user.id ?? 0, receiverId);
  return { params: { id } };
};

export const byLink = async (groupId: number) => {
  const { token } = await createInviteLink({ groupId });
  return { params: { token } };
};

/** Both lines of a call: about the public and, with " (private)", about the private group. */
const pair = (of: Options<World>, ofPrivate: Options<World>) => (name: string, body?: object) => {
  const given =
    (options: Options<World>): Options<World> =>
    async (world, caller) => ({ ...(await options(world, caller)), ...(body && { body }) });
  return { [name]: given(of), [`${name} (private)`]: given(ofPrivate) };
};

export const pageOf = (groupId: number) => `http://localhost:3000/group/${groupId}`;

export const inGroups = pair(ofGroup, ofPrivate);
export const inGames = pair(ofGame, ofPrivateGame);
export const ofRegulars = pair(
  async ({ groupId }) => ({ params: { id: await freshRegular(groupId) } }),
  async ({ privateId }) => ({ params: { id: await freshRegular(privateId) } }),
);
export const inFreshGames = pair((world) => freshGame(world), freshPrivateGame);

export const linkOf = async (of: Parameters<typeof createInviteLink>[0]) => ({
  params: { id: (await createInviteLink(of)).id },
});
