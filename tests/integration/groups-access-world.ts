import { addDays } from '@/lib/calendar/wall-clock';
import { db } from '@/lib/db/client';
import { removeMember } from '@/lib/groups/service/manage-members';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';
import type { CallOptions, OperationName } from './call';

export type Person = SignedIn & { user: TestUser };

export const ROLES = [
  'signedOut',
  'stranger',
  'requester',
  'exMember',
  'banned',
  'member',
  'organiser',
  'creator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Who is answered exactly as somebody of the first table. */
export const ANSWERED_AS = {
  /** Taken out by an organiser, with seats of games that are over. */
  removed: 'stranger',
  /** Asked to join and was declined. */
  declined: 'exMember',
  paused: 'stranger',
  /** Banned from the product. */
  bannedAccount: 'signedOut',
} as const satisfies Record<string, Role>;
export type FurtherRole = keyof typeof ANSWERED_AS | 'leaving';

export interface World {
  groupId: number;
  /** A group and a game that only its members may know of. */
  privateId: number;
  privateGameId: number;
  gameId: number;
  pastGameId: number;
  privatePastGameId: number;
  viewers: Record<Role, Person | null>;
  further: Record<FurtherRole, Person>;
}

export async function createWorld(): Promise<World> {
  const viewers: World['viewers'] = {
    signedOut: null,
    stranger: await createSignedIn(),
    requester: await createSignedIn(),
    exMember: await createSignedIn(),
    banned: await createSignedIn(),
    member: await createSignedIn(),
    organiser: await createSignedIn(),
    creator: await createSignedIn(),
    admin: await createSignedIn({ isAdmin: true }),
  };
  const now = new Date();
  const further: World['further'] = {
    removed: await createSignedIn(),
    declined: await createSignedIn(),
    paused: await createSignedIn({ pausedAt: now }),
    bannedAccount: await createSignedIn({ bannedAt: now }),
    leaving: await createSignedIn({
      deletionRequestedAt: now,
      deletionDueAt: hoursFromNow(7 * 24),
    }),
  };
  const id = (role: Role) => viewers[role]?.user.id ?? 0;
  const creatorId = id('creator');
  const group = await createGroup({ creatorId, maxMembers: 50 });
  const hidden = await createGroup({ creatorId, visibility: 'private', maxMembers: 50 });
  for (const { id: groupId } of [group, hidden]) {
    await addMember(groupId, id('member'));
    await addMember(groupId, id('organiser'), 'organiser');
    await db.groupBan.create({ data: { groupId, userId: id('banned') } });
  }
  await createJoinRequest(group.id, id('requester'));
  await leaveAgain(group.id, viewers.exMember);
  await leaveAgain(hidden.id, viewers.exMember);
  const game = await createGame({ groupId: group.id, creatorId, maxPlayers: 50 });
  const hiddenGame = await createGame({ groupId: hidden.id, creatorId });
  const past = await createGame({
    groupId: group.id,
    creatorId,
    maxPlayers: 50,
    startsAt: hoursFromNow(-5),
  });
  const hiddenPast = await createGame({
    groupId: hidden.id,
    creatorId,
    startsAt: hoursFromNow(-5),
  });
  for (const { id: groupId } of [group, hidden]) {
    await createJoinRequest(groupId, further.declined.user.id, { status: 'declined' });
    const { id: memberId } = await addMember(groupId, further.removed.user.id);
    const over = groupId === group.id ? past.id : hiddenPast.id;
    await addParticipant(over, further.removed.user.id);
    if (viewers.creator) await removeMember(viewers.creator.actor, { groupId, memberId });
  }
  return {
    further,
    privatePastGameId: hiddenPast.id,
    groupId: group.id,
    privateId: hidden.id,
    privateGameId: hiddenGame.id,
    gameId: game.id,
    pastGameId: past.id,
    viewers,
  };
}

/** Was asked in, was a member, has left: by the calls themselves, with all that they leave behind. */
async function leaveAgain(groupId: number, person: Person | null): Promise<void> {
  if (!person) throw new Error('nobody to leave');
  await createJoinRequest(groupId, person.user.id, { status: 'approved' });
  const { id: memberId } = await addMember(groupId, person.user.id);
  await removeMember(person.actor, { groupId, memberId });
}

export interface Row {
  name: OperationName;
  /** Made for each caller anew, so that one who may does not spend it for the next. */
  options: (world: World, caller: Person | null) => CallOptions | Promise<CallOptions>;
  /** In the order of ROLES. */
  statuses: [number, number, number, number, number, number, number, number, number];
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
export const nothing = (): CallOptions => ({});

export async function freshMember({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await addMember(groupId, user.id);
  return { params: { id: groupId, memberId: id } };
}

export async function freshRequest({ groupId }: World): Promise<CallOptions> {
  const user = await createOnboardedUser();
  const { id } = await createJoinRequest(groupId, user.id);
  return { params: { id: groupId, requestId: id } };
}

/** Organisers alone; to outsiders what hangs on a private group does not exist. */
export const privateOrganisers = (done: number): Row['statuses'] => [
  401,
  404,
  404,
  404,
  404,
  403,
  done,
  done,
  403,
];

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

export async function freshGame({ groupId, viewers }: World): Promise<CallOptions> {
  const { id } = await createGame({ groupId, creatorId: viewers.creator?.user.id ?? null });
  return { params: { id } };
}

/** Makes a game the first of a weekly series. */
export async function putIntoSeries(id: number, groupId: number, creatorId: number | null) {
  const startsOn = new Date(`${GAME.date}T00:00:00Z`);
  const series = await db.gameSeries.create({
    data: {
      groupId,
      creatorId,
      startsOn,
      startMinute: 1_080,
      durationMinutes: 90,
      frequency: 'weekly',
      template: {},
    },
  });
  await db.game.update({ where: { id }, data: { seriesId: series.id, occurrenceOn: startsOn } });
}

export const GAME = {
  title: 'Nets',
  date: addDays(new Date().toISOString().slice(0, 10), 5),
  time: '18:00',
  location: 'Corner ground',
};

/** Public: everybody may read. */
export const PUBLIC: Row['statuses'] = [200, 200, 200, 200, 200, 200, 200, 200, 200];
/** Members alone; to the rest it does not exist. An admin may look. */
export const MEMBERS: Row['statuses'] = [404, 404, 404, 404, 404, 200, 200, 200, 200];
export const SIGNED_IN: Row['statuses'] = [401, 200, 200, 200, 200, 200, 200, 200, 200];
export const organisers = (done: number): Row['statuses'] => [
  401,
  403,
  403,
  403,
  403,
  403,
  done,
  done,
  403,
];
/** Outsiders do not learn who is a member at all. */
export const creatorOnMember = (done: number): Row['statuses'] => [
  401,
  404,
  404,
  404,
  404,
  403,
  403,
  done,
  404,
];

/** A game of the public group in which the caller has a seat. */
export const gameWith: Row['options'] = async (world, caller) => {
  const game = await freshGame(world);
  const isCreator = caller === world.viewers.creator;
  if (caller && !isCreator) await addParticipant(Number(game.params?.id), caller.user.id);
  return game;
};
