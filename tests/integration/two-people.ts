import { expect } from 'vitest';
import { z } from 'zod';
import { operations } from '@/app/api/openapi.json/operations';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createMatch } from '@/tests/factories/likes';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createDebts } from '@/tests/factories/money';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { type CallOptions, call, type OperationName, operationNames } from './call';
import { PLAIN_READS } from './plain-reads';
import { COURT_DAY, entangleCourts, ofEmbeds, ofWebhooks } from './two-desks';

/** Two people who share everything that people can share, and every call by which one could see or reach the other. */
export interface Side extends SignedIn {
  user: TestUser;
}

export interface World {
  sharedGroupId: number;
  sharedGameId: number;
  /** With shared costs: each owes the other. */
  pastGameIds: number[];
  /** Their direct conversation and that of the shared group. */
  conversationIds: number[];
  venueId: number;
  coachIds: number[];
  bookingIds: number[];
  clientRowIds: number[];
  classSessionIds: number[];
  /** Each runs one, where the other has a court. */
  deskIds: number[];
  courtTimeIds: number[];
  blockerId?: number;
}

interface Walk {
  /** Every call by `me` that could show `other`. */
  calls: (me: Side, other: Side, world: World) => CallOptions[];
  /** Must show the other person before the block; otherwise the test would prove nothing. */
  shows?: true;
  /** Restricted to some callers. */
  mayRefuse?: true;
  /** Whether the response may still name the other: the caller's list of blocks, and the caller's own actions by id. */
  mayName?: (me: Side, world: World) => boolean;
}

const once = () => [{}];
const onBothSides = () => [{ query: { side: 'client' } }, { query: { side: 'coach' } }];
const ofPeople = (me: Side, other: Side) => [
  { params: { id: me.user.id } },
  { params: { id: other.user.id } },
];
const ofConversations = (_me: Side, _other: Side, world: World) =>
  world.conversationIds.map((id) => ({ params: { id } }));
const ofGroup = (_me: Side, _other: Side, { sharedGroupId }: World) => [
  { params: { id: sharedGroupId } },
];
const ofGame = (_me: Side, _other: Side, { sharedGameId }: World) => [
  { params: { id: sharedGameId } },
];
const ofPastGame = (_me: Side, _other: Side, { pastGameIds }: World) =>
  pastGameIds.map((id) => ({ params: { id } }));
const ofCoach = (_me: Side, _other: Side, world: World) =>
  world.coachIds.map((id) => ({ params: { id } }));
const ofBookings = (_me: Side, _other: Side, world: World) =>
  world.bookingIds.map((id) => ({ params: { id } }));
const ofDesks = (_me: Side, _other: Side, { deskIds }: World) =>
  deskIds.map((id) => ({ params: { id }, query: { date: COURT_DAY } }));
const ofClassSessions = (_me: Side, _other: Side, world: World) =>
  world.classSessionIds.map((id) => ({ params: { id } }));
const ofClients = (_me: Side, _other: Side, { clientRowIds }: World) =>
  clientRowIds.map((id) => ({ params: { id } }));
const ofVenue = (_me: Side, _other: Side, { venueId }: World) => [{ params: { id: venueId } }];
const own = (me: Side) => [{ params: { id: me.user.id } }];

export const WALKS: Partial<Record<OperationName, Walk>> = {
  ...Object.fromEntries(PLAIN_READS.map((name) => [name, { calls: once }])),
  'GET /api/blocks': { calls: once, mayName: (me, world) => me.user.id === world.blockerId },
  'GET /api/connections': { calls: once, shows: true },
  'GET /api/conversations/{id}': { calls: ofConversations, shows: true },
  'GET /api/conversations/{id}/messages': { calls: ofConversations, shows: true },
  'GET /api/conversations/{id}/search': {
    calls: (_me, _other, world) =>
      world.conversationIds.map((id) => ({ params: { id }, query: { q: 'Hello' } })),
    shows: true,
  },
  'GET /api/users/{id}/conversation': {
    calls: (_me, other) => [{ params: { id: other.user.id } }],
    shows: true,
  },
  'GET /api/users/{id}/proposal': { calls: (_me, other) => [{ params: { id: other.user.id } }] },
  'GET /api/users/{id}/proposal/choices': {
    calls: (_me, other) => [{ params: { id: other.user.id } }],
  },
  'GET /api/games/{id}/conversation': { calls: ofGame, shows: true },
  'GET /api/groups/{id}/conversation': {
    calls: (_me, _other, world) => [{ params: { id: world.sharedGroupId } }],
    shows: true,
  },
  'GET /api/messages/direct/{userId}/{otherUserId}': {
    calls: (me, other) => [{ params: { userId: me.user.id, otherUserId: other.user.id } }],
    shows: true,
  },
  'GET /api/messages/group/{groupId}': {
    calls: (_me, _other, world) => [{ params: { groupId: world.sharedGroupId } }],
    shows: true,
  },
  'GET /api/groups/{id}/messages': {
    calls: (_me, _other, world) => [{ params: { id: world.sharedGroupId } }],
    shows: true,
  },
  'GET /api/users/{id}/conversations': {
    calls: (me) => [{ params: { id: me.user.id } }],
    shows: true,
  },
  'GET /api/offline': { calls: once, shows: true },
  'GET /api/coaches': { calls: once, shows: true },
  'GET /api/coaches/{id}': { calls: ofCoach, shows: true },
  'GET /api/coaches/{id}/slots': { calls: ofCoach },
  'GET /api/coaches/{id}/reviews': { calls: ofCoach, shows: true },
  'GET /api/coaches/{id}/desk': { calls: ofCoach },
  'GET /api/booking-requests': { calls: onBothSides, shows: true },
  'GET /api/booking-requests/{id}': { calls: ofBookings, shows: true },
  'GET /api/booking-requests/{id}/calendar': { calls: ofBookings, shows: true },
  'GET /api/coaches/{id}/class-sessions': { calls: ofCoach, shows: true },
  'GET /api/class-sessions': { calls: onBothSides, shows: true },
  'GET /api/class-sessions/{id}/participants': { calls: ofClassSessions, shows: true },
  'GET /api/class-sessions/{id}/calendar': { calls: ofClassSessions, shows: true },
  'GET /api/packages': { calls: onBothSides },
  'GET /api/court-times/{id}/changes': {
    calls: (_me, _other, { courtTimeIds }) => courtTimeIds.map((id) => ({ params: { id } })),
    shows: true,
  },
  'GET /api/venues/{id}/courts': { calls: ofDesks },
  'GET /api/venues/{id}/free-times': { calls: ofDesks },
  'GET /api/venues/{id}/desk': { calls: ofDesks, shows: true, mayRefuse: true },
  'GET /api/venues/{id}/desk/export': {
    calls: (_me, _other, { deskIds }) =>
      deskIds.map((id) => ({ params: { id }, query: { from: COURT_DAY, to: COURT_DAY } })),
    shows: true,
    mayRefuse: true,
  },
  'GET /api/coaches/{id}/clients': { calls: ofCoach, mayRefuse: true },
  'GET /api/coaches/{id}/calendar': {
    calls: (_me, _other, world) =>
      world.coachIds.map((id) => ({
        params: { id },
        query: { from: bookingStart().toISOString().slice(0, 10) },
      })),
    mayRefuse: true,
  },
  'GET /api/coaches/{id}/book': {
    calls: (_me, _other, world) =>
      world.coachIds.map((id) => ({
        params: { id },
        query: { month: bookingStart().toISOString().slice(0, 7) },
      })),
    mayRefuse: true,
  },
  'GET /api/coach-clients/{id}': { calls: ofClients, mayRefuse: true },
  'GET /api/friend-requests': {
    calls: () => [{ query: { box: 'sent' } }, { query: { box: 'received' } }],
  },
  'GET /api/guardians': { calls: once },
  'GET /api/groups/discover': { calls: once, shows: true },
  'GET /api/groups/{id}': { calls: ofGroup, shows: true },
  'GET /api/groups/{id}/members': { calls: ofGroup, shows: true },
  'GET /api/groups/{id}/games': { calls: ofGroup },
  'GET /api/groups/{id}/missed': { calls: ofGroup, mayRefuse: true },
  'GET /api/groups/{id}/regulars': { calls: ofGroup, mayRefuse: true },
  // For organisers and the creator only; their own lists are covered in groups-access.
  'GET /api/groups/{id}/join-requests': { calls: ofGroup, mayRefuse: true },
  'GET /api/groups/{id}/invites': { calls: ofGroup, mayRefuse: true },
  'GET /api/groups/{id}/bans': { calls: ofGroup, mayRefuse: true },
  'GET /api/groups/{id}/invite-links': { calls: ofGroup, mayRefuse: true },
  'GET /api/games/{id}': { calls: ofGame },
  'GET /api/games/{id}/participants': { calls: ofGame, shows: true },
  'GET /api/games/{id}/answers': { calls: ofGame, mayRefuse: true },
  'GET /api/games/{id}/chat-list': { calls: ofGame, shows: true },
  'GET /api/games/{id}/guests': { calls: ofGame },
  'GET /api/oembed': { calls: ofEmbeds, mayRefuse: true },
  'GET /api/groups/{id}/export': { calls: ofGroup, mayRefuse: true },
  'GET /api/groups/{id}/statistics': { calls: ofGroup, mayRefuse: true },
  'GET /api/webhooks': { calls: ofWebhooks, mayRefuse: true },
  'GET /api/groups/{id}/statistics/export': { calls: ofGroup, mayRefuse: true },
  'GET /api/games/{id}/calendar': { calls: ofGame },
  'GET /api/games/{id}/invite-links': { calls: ofGame, mayRefuse: true },
  'GET /api/games/{id}/seat-requests': { calls: ofGame, mayRefuse: true },
  'GET /api/follows': { calls: once, shows: true },
  'GET /api/money/games/{id}': { calls: ofPastGame, shows: true },
  'GET /api/money/groups/{id}': { calls: ofGroup, shows: true },
  'GET /api/money/groups/{id}/export': { calls: ofGroup, shows: true },
  'GET /api/teams/{id}': { calls: ofGame, shows: true },
  // Requires teams; its names are those of the list.
  'GET /api/teams/{id}/picture': { calls: ofGame, mayRefuse: true },
  'GET /api/calendar/{token}': { calls: () => [{ params: { token: 'x'.repeat(43) } }] },
  'GET /api/notifications': { calls: once, shows: true },
  'GET /api/notifications-new': { calls: once, shows: true },
  'GET /api/places': { calls: () => [{ query: { q: 'Lahore' } }] },
  'GET /api/places/reverse': { calls: () => [{ query: { latitude: 31.5, longitude: 74.3 } }] },
  'GET /api/players': {
    calls: (_me, other) => [{}, { query: { search: other.user.name ?? '' } }],
    shows: true,
  },
  'GET /api/sports/{id}': { calls: () => [{ params: { id: 6 } }] },
  'GET /api/users/nearby': { calls: () => [{}, { query: { deck: 1 } }], shows: true },
  'GET /api/users/{id}': { calls: ofPeople, shows: true },
  'GET /api/users/{id}/sports': { calls: ofPeople },
  'GET /api/users/{id}/groups': { calls: ofPeople, shows: true },
  'GET /api/users/{id}/settings': { calls: own },
  'GET /api/users/{id}/sessions': { calls: own },
  'GET /api/users/{id}/security-events': { calls: own },
  'GET /api/users/{id}/export': { calls: own },
  // A person's own actions remain visible to them, as ids.
  'GET /api/users/{id}/export/file': { calls: own, mayName: () => true, mayRefuse: true },
  'GET /api/captcha/challenge': { calls: () => [{ query: { action: 'venue-images' } }] },
  'GET /api/maps/labels': { calls: () => [{ query: { bounds: '31,74,32,75' } }] },
  'GET /api/venues/pins': { calls: () => [{ query: { bounds: '31,74,32,75' } }] },
  'GET /api/venues/similar': { calls: () => [{ query: { name: 'Venue', city: 'Lahore' } }] },
  'GET /api/venues/{id}': { calls: ofVenue },
  'GET /api/venues/{id}/images': { calls: ofVenue },
  'GET /api/venues/{id}/reviews': { calls: ofVenue },
  'GET /api/venues/{id}/suggestions': { calls: ofVenue, mayRefuse: true },
};

/** The parts of a person that are hidden from guests. */
export const beyondFirstName = (other: Side) => {
  const word = wordOf(other);
  return [
    `${word} nameful`,
    `${word}.user`,
    `${word} bioful`,
    `avatar/${word}`,
    `${other.user.id}`,
  ];
};

/** Decides about the caller's own list or group; the other person is not reached. */
export const OWN_ONLY = 'own only';
type Reach = (me: Side, other: Side) => CallOptions | Promise<CallOptions>;

/** Every write call that names a person, with the input to aim it at the other. */
export const REACHES: Partial<Record<OperationName, Reach | typeof OWN_ONLY>> = {
  'POST /api/blocks/{userId}': OWN_ONLY,
  'DELETE /api/blocks/{userId}': OWN_ONLY,
  'POST /api/friend-requests': (_me, other) => ({ body: { receiverId: other.user.id } }),
  'DELETE /api/connections/{userId}': (_me, other) => ({ params: { userId: other.user.id } }),
  'POST /api/follows': (_me, other) => ({ body: { personId: other.user.id } }),
  'POST /api/likes': (_me, other) => ({ body: { userId: other.user.id } }),
  'DELETE /api/likes/{userId}': OWN_ONLY,
  'POST /api/likes/skips': (_me, other) => ({ body: { userId: other.user.id } }),
  'DELETE /api/likes/skips/{userId}': OWN_ONLY,
  'POST /api/messages': (_me, other) => ({
    body: { receiverId: other.user.id, content: 'Hello?', clientMsgId: crypto.randomUUID() },
  }),
  'POST /api/groups/{id}/invites': async (me, other) => ({
    params: { id: (await createGroup({ creatorId: me.user.id })).id },
    body: { receiverId: other.user.id },
  }),
  'POST /api/games/{id}/participants': async (me, other) => {
    const group = await createGroup({ creatorId: me.user.id, memberIds: [other.user.id] });
    const game = await createGame({ groupId: group.id, creatorId: me.user.id });
    return { params: { id: game.id }, body: { userId: other.user.id } };
  },
  'POST /api/venues/{id}/staff': async (me, other) => ({
    params: { id: (await createVenue({ ownerId: me.user.id })).id },
    body: { userId: other.user.id, role: 'desk' },
  }),
  'DELETE /api/venues/{id}/staff/{userId}': OWN_ONLY,
  'POST /api/booking-requests': async (_me, other) => {
    const { id } = await db.coachApplication.findFirstOrThrow({ where: { userId: other.user.id } });
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const body = { coachId: id, sessionType: 'individual', date: day, time: '10:00', duration: 60 };
    return { body };
  },
  // The organiser keeps the role; the other person sees 'Unavailable user'.
  'POST /api/groups/{id}/members/{memberId}/ban': OWN_ONLY,
  'PATCH /api/groups/{id}/members/{memberId}': OWN_ONLY,
  'DELETE /api/groups/{id}/members/{memberId}': OWN_ONLY,
  'DELETE /api/groups/{id}/bans/{userId}': OWN_ONLY,
};

const PERSON_KEY = /^(user|receiver|member|coach|client|person)Id$/;

/** The keys of a call's path and body, from its schemas. */
function keysOf(name: OperationName): string[] {
  const [method = '', path = ''] = name.split(' ');
  const handlers = operations.find((operation) => operation.path === path)?.handlers ?? {};
  const body = Object.entries(handlers).find(([verb]) => verb === method)?.[1].spec.body;
  const { properties = {} } = body
    ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    : {};
  return [
    ...Object.keys(properties),
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
  ];
}

export const writesToPeople = operationNames.filter(
  (name) => !/^GET |\/api\/admin\//.test(name) && keysOf(name).some((key) => PERSON_KEY.test(key)),
);

/** Ids that equal no other number in a response, and unique texts. */
export async function createSide(
  id: number,
  word: string,
  overrides: Parameters<typeof createSignedIn>[0] = {},
): Promise<Side> {
  return createSignedIn({
    ...overrides,
    id,
    name: `${word} Nameful`,
    username: `${word.toLowerCase()}.user`,
    bio: `${word} bioful`,
    profileImageKey: `avatar/${word}.webp`,
    profileImageProvider: 'local',
    // The same place, so that they are near each other.
  });
}

export const wordOf = (side: Side) => side.user.name?.split(' ')[0]?.toLowerCase() ?? '';

/** Creates everything that two people can share. */
export async function entangle(ali: Side, sara: Side): Promise<World> {
  const [a, s] = [ali.user.id, sara.user.id];
  await createMatch(a, s);
  await db.follow.createMany({
    data: [
      { userId: a, personId: s },
      { userId: s, personId: a },
    ],
  });
  const group = await createGroup({ creatorId: a, name: 'Shared ground', memberIds: [s] });
  const other = await createGroup({ creatorId: s, name: 'Other ground' });
  await addMember(other.id, a);
  const venue = await createVenue({ addedById: a });
  await createVenueReview(venue.id, { userId: s });
  const game = await createGame({ groupId: group.id, creatorId: a });
  await addParticipant(game.id, s);
  const { id } = await createConversation(a, s);
  await createMessage(id, a, 'Hello');
  await createMessage(id, s, 'Hello to you');
  const shared = await groupConversation(group.id);
  await createMessage(shared.id, a, 'Hello everybody');
  await createMessage(shared.id, s, 'Hello to all of you');
  for (const [me, by] of [
    [ali, sara],
    [sara, ali],
  ] as const) {
    await db.notification.create({
      data: {
        userId: me.user.id,
        actorId: by.user.id,
        type: 'match',
        title: "It's a Match!",
        message: `${by.user.name} liked you too.`,
        data: { userId: by.user.id },
      },
    });
  }
  return {
    sharedGroupId: group.id,
    sharedGameId: game.id,
    pastGameIds: await createDebts(group.id, ali, sara),
    conversationIds: [id, shared.id],
    venueId: venue.id,
    ...(await entangleCoaching(ali, sara)),
    ...(await entangleCourts(ali, sara)),
  };
}

/** Each coaches the other and has reviewed them. */
async function entangleCoaching(ali: Side, sara: Side) {
  const coachIds: number[] = [];
  const bookingIds: number[] = [];
  const clientRowIds: number[] = [];
  const classSessionIds: number[] = [];
  for (const [teacher, client] of [
    [ali, sara],
    [sara, ali],
  ] as const) {
    const userId = teacher.user.id;
    const coach = await createCoach({ userId, name: `${teacher.user.name} teaches` });
    const clientId = client.user.id;
    const booking = await createBooking(coach, { clientId, status: 'accepted' });
    await db.coachReview.create({ data: { coachId: coach.id, userId: clientId, rating: 5 } });
    coachIds.push(coach.id);
    bookingIds.push(booking.id);
    const row = await db.coachClient.findFirstOrThrow({ where: { coachId: coach.id } });
    clientRowIds.push(row.id);
    const session = await createClassSession(coach);
    await db.classParticipant.create({ data: { sessionId: session.id, userId: clientId } });
    classSessionIds.push(session.id);
  }
  return { coachIds, bookingIds, clientRowIds, classSessionIds };
}

export interface Meeting {
  me: Side;
  other: Side;
  world: World;
}

/** The first trace of `other` in any response to `me`; null if there is none. */
export async function trace(
  name: OperationName,
  { me, other, world }: Meeting,
  marks = [wordOf(other), String(other.user.id)],
): Promise<string | null> {
  const walk = WALKS[name];
  if (!walk) throw new Error(`${name} is not classified`);
  for (const options of walk.calls(me, other, world)) {
    const response = await call(name, { ...options, cookie: me.cookie });
    expect(
      walk.mayRefuse ? [200, 403, 404] : [200, 404],
      `${name} ${JSON.stringify(options)}`,
    ).toContain(response.status);
    const text = await response.text();
    const mark = marks.find((candidate) => text.toLowerCase().includes(candidate));
    if (mark) return `${mark} in ${text}`;
  }
  return null;
}

// Admins see everybody: a block is between two people, and these calls refuse everyone else.
export const reads = operationNames.filter(
  (name) => name.startsWith('GET ') && !name.startsWith('GET /api/admin/'),
);

/** Calls everything twice, which takes long on a busy machine. */
export const WALK_TIMEOUT_MS = 180_000;
