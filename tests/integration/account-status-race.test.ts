import { describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '@/lib/account/service/delete-account';
import { moderateSchema } from '@/lib/admin/schema';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { enterSessionsSchema } from '@/lib/clients/schema';
import { becomeClient } from '@/lib/clients/service/become-client';
import {
  addClient,
  addClientSessions,
  giveClientPackage,
} from '@/lib/clients/service/manage-clients';
import { askForCourt } from '@/lib/courts/service/ask-court';
import { moveCourtTime } from '@/lib/courts/service/move-time';
import { createGameSchema, postGameSchema, rsvpSchema } from '@/lib/games/schema/edit-game';
import { makeWeekly } from '@/lib/games/service/after-game';
import { answerByLink } from '@/lib/games/service/answer-by-link';
import { answerUrl } from '@/lib/games/service/answer-email';
import { decideSeatRequest } from '@/lib/games/service/ask-seat';
import { createGame } from '@/lib/games/service/create-game';
import { addGuest } from '@/lib/games/service/named-guests';
import { postGame } from '@/lib/games/service/post-game';
import { addPlayer } from '@/lib/games/service/roster';
import { joinGame } from '@/lib/games/service/rsvp';
import { extendSeries } from '@/lib/games/service/series';
import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import { decideJoinRequest } from '@/lib/groups/service/decide-join-request';
import { createGroup as foundGroup } from '@/lib/groups/service/edit-group';
import { answerInvite, invitePerson } from '@/lib/groups/service/invite-person';
import { joinGroup } from '@/lib/groups/service/join-group';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { answerProposal, proposeGame } from '@/lib/proposals/service';
import { sportId } from '@/prisma/rows/sports';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { confirmAtOnce, createCourtVenue, evening } from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createQuietGame, createGame as insertGame } from '@/tests/factories/games';
import { createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { waitUntilBlocked } from '@/tests/factories/locks';
import { createActor, createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';
import { createAdmin } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

vi.setConfig({ testTimeout: 120_000 });

/** Prepares a way to a place for the person. @returns the step that would take it */
type Way = (person: Person, other: Person) => Promise<() => Promise<unknown>>;

const SEAT = rsvpSchema.parse({});
const AT_ONCE = { waitlist: false };
const wall = (days: number) => toWallTime(bookingStart(days), 'Asia/Karachi');

async function gameOf(other: Person, member?: Person, maxPlayers = 10) {
  const memberIds = member ? [member.user.id] : [];
  const group = await createGroup({ creatorId: other.user.id, memberIds });
  return insertGame({ groupId: group.id, creatorId: other.user.id, maxPlayers });
}

async function coached(coachPerson: Person, client: Person) {
  const coach = await createCoach({ userId: coachPerson.user.id });
  const booking = await createBooking(coach, { clientId: client.user.id });
  return { coach, booking };
}

/** @returns the client's row in the book of the coach */
async function inBook(coachPerson: Person, client: Person): Promise<number> {
  const { id: coachId } = await createCoach({ userId: coachPerson.user.id });
  const { id } = await db.coachClient.create({ data: { coachId, userId: client.user.id } });
  return id;
}

async function proposed(coachPerson: Person, client: Person) {
  const { booking } = await coached(coachPerson, client);
  await moveBooking(coachPerson.actor, booking.id, 'accept', {});
  const after = await proposeTime(coachPerson.actor, booking.id, wall(4));
  return { id: booking.id, proposalId: after.proposal?.id ?? 0 };
}

async function wish(person: Person, other: Person) {
  await connect(person.user.id, other.user.id);
  const venue = await createVenue();
  const startsAt = [hoursFromNow(30).toISOString()];
  return { sportId: sportId('Cricket'), startsAt, venueId: venue.id };
}

const WAYS: Record<string, Way> = {
  'a group by a link': async ({ actor }, other) => {
    const { token } = await createInviteLink({
      groupId: (await createGroup({ creatorId: other.user.id })).id,
    });
    return () => joinByLink(actor, token, AT_ONCE);
  },
  'a request to a group': async ({ actor }, other) => {
    const { id } = await createGroup({ creatorId: other.user.id });
    return () => joinGroup(actor, id, {});
  },
  'a group by a request that is approved': async ({ user }, other) => {
    const { id: groupId } = await createGroup({ creatorId: other.user.id });
    const { id: requestId } = await createJoinRequest(groupId, user.id);
    return () => decideJoinRequest(other.actor, { groupId, requestId }, { approve: true });
  },
  'a group by an invite': async ({ actor, user }, other) => {
    const { id: groupId } = await createGroup({ creatorId: other.user.id });
    const { id } = await createInvite(groupId, other.user.id, user.id);
    return () => answerInvite(actor, id, 'accepted');
  },
  'a group by an invite after asking': async ({ user }, other) => {
    const { id: groupId } = await createGroup({ creatorId: other.user.id });
    await connect(user.id, other.user.id);
    await createJoinRequest(groupId, user.id);
    return () => invitePerson(other.actor, groupId, { receiverId: user.id });
  },
  'an own group': async ({ actor }) => {
    const input = createGroupSchema.parse({ name: 'Too late', sportId: sportId('Cricket') });
    return () => foundGroup(actor, input);
  },
  'a court': async ({ actor }) => {
    const { venue, court } = await createCourtVenue();
    await confirmAtOnce(venue.id);
    return () => askForCourt(actor, court.id, evening());
  },
  'a court by an ask that is confirmed': async ({ actor }) => {
    const { court, owner } = await createCourtVenue();
    const { id } = await askForCourt(actor, court.id, evening());
    return () => moveCourtTime(owner.actor, id, 'confirm', { following: false });
  },
  'a game without a group': async ({ actor }) => {
    const input = postGameSchema.parse({
      ...wall(3),
      title: 'Too late',
      location: 'Ground',
      sportId: sportId('Cricket'),
    });
    return () => postGame(actor, input);
  },
  'a group by a game that is made weekly': async ({ user }, other) => {
    const { id } = await createQuietGame(other.user.id, -5);
    await addParticipant(id, user.id);
    return () => makeWeekly(other.actor, id);
  },
  'a seat by asking': async ({ user }, other) => {
    const { id: gameId } = await gameOf(other);
    await db.game.update({ where: { id: gameId }, data: { skillMin: 'expert' } });
    const { id: requestId } = await db.seatRequest.create({ data: { gameId, userId: user.id } });
    return () => decideSeatRequest(other.actor, { gameId, requestId }, { accept: true });
  },
  'a game': async ({ actor }, other) => {
    const { id } = await gameOf(other);
    return () => joinGame(actor, id, SEAT);
  },
  'the line of a game': async ({ actor }, other) => {
    const { id } = await gameOf(other, undefined, 2);
    await addParticipant(id, (await createSignedIn()).user.id);
    return () => joinGame(actor, id, { guests: 0, waitlist: true });
  },
  'a game by the button of a letter': async (person, other) => {
    const { id: gameId } = await gameOf(other, person);
    const url = new URL(answerUrl({ gameId, userId: person.user.id }, 'going'));
    const token = url.searchParams.get('token') ?? url.pathname.split('/').at(-1) ?? '';
    return () => answerByLink(token, SEAT);
  },
  'a game by a link': async ({ actor }, other) => {
    const { token } = await createInviteLink({ gameId: (await gameOf(other)).id });
    return () => joinByLink(actor, token, AT_ONCE);
  },
  'the seat of a named guest by its link': async ({ actor }, other) => {
    const { id: gameId } = await gameOf(other);
    const data = { gameId, name: 'Cousin', addedById: other.user.id };
    const { id: guestId } = await db.gameGuest.create({ data });
    const { token } = await createInviteLink({ gameId }, { guestId, maxUses: 1 });
    return () => joinByLink(actor, token, AT_ONCE);
  },
  'a guest by name': async ({ actor, user }) => {
    const group = await createGroup({ creatorId: user.id });
    const { id } = await insertGame({
      groupId: group.id,
      creatorId: (await createSignedIn()).user.id,
    });
    return () => addGuest(actor, id, { name: 'Cousin' });
  },
  'a seat from an organiser': async (person, other) => {
    const { id } = await gameOf(other, person);
    return () => addPlayer(other.actor, id, { userId: person.user.id });
  },
  'an own game': async ({ actor, user }) => {
    const { id } = await createGroup({ creatorId: user.id });
    const input = createGameSchema.parse({ title: 'Nets', location: 'Ground', ...wall(5) });
    return () => createGame(actor, id, input);
  },
  'the games of an own series': async ({ actor, user }) => {
    const { id } = await createGroup({ creatorId: user.id });
    const repeat = { frequency: 'weekly' };
    const input = createGameSchema.parse({ title: 'Nets', location: 'Ground', ...wall(5), repeat });
    const { seriesId } = await createGame(actor, id, input);
    await db.game.deleteMany({ where: { groupId: id } });
    await db.gameSeries.update({ where: { id: seriesId ?? 0 }, data: { generatedUntil: null } });
    return () => extendSeries();
  },
  'a class': async ({ actor }, other) => {
    const coach = await createCoach({ userId: other.user.id });
    const { id } = await createClassSession(coach);
    return () => actOnSession(actor, id, 'join', {});
  },
  'a request for a session': async ({ actor }, other) => {
    const coach = await createCoach({ userId: other.user.id });
    const input = { coachId: coach.id, sessionType: 'individual', ...wall(3) };
    return () => requestBooking(actor, requestBookingSchema.parse(input));
  },
  'a request to a coach who goes': async ({ user }, other) => {
    const coach = await createCoach({ userId: user.id });
    const input = { coachId: coach.id, sessionType: 'individual', ...wall(3) };
    return () => requestBooking(other.actor, requestBookingSchema.parse(input));
  },
  'a session that the coach accepts': async (person, other) => {
    const { booking } = await coached(other, person);
    return () => moveBooking(other.actor, booking.id, 'accept', {});
  },
  'a session of a coach who goes': async (person, other) => {
    const { booking } = await coached(person, other);
    return () => moveBooking(person.actor, booking.id, 'accept', {});
  },
  'another time for a session': async (person, other) => {
    const at = await proposed(other, person);
    return () => decideProposal(person.actor, at, 'accept');
  },
  'another time with a client who goes': async (person, other) => {
    const { booking } = await coached(other, person);
    await moveBooking(other.actor, booking.id, 'accept', {});
    return () => proposeTime(other.actor, booking.id, wall(4));
  },
  'a package': async ({ actor }, other) => {
    const coach = await createCoach({ userId: other.user.id });
    return () => requestPackage(actor, coach.id, 4);
  },
  'a package that the coach accepts': async ({ actor }, other) => {
    const coach = await createCoach({ userId: other.user.id });
    const { id } = await requestPackage(actor, coach.id, 4);
    return () => movePackage(other.actor, id, 'accept');
  },
  'a session that the coach enters': async (person, other) => {
    const id = await inBook(other, person);
    const input = enterSessionsSchema.parse(wall(4));
    return () => addClientSessions(other.actor, id, input);
  },
  'a session that a coach who goes enters': async (person, other) => {
    const id = await inBook(person, other);
    const input = enterSessionsSchema.parse(wall(4));
    return () => addClientSessions(person.actor, id, input);
  },
  'a package that the coach gives': async (person, other) => {
    const id = await inBook(other, person);
    const input = { sessions: 4, price: 9_000, validDays: null };
    return () => giveClientPackage(other.actor, id, input);
  },
  'the sessions behind the personal link of a client': async ({ actor }, other) => {
    const { id: coachId } = await createCoach({ userId: other.user.id });
    const input = { name: 'Ali', phone: null, note: null };
    const { id, url } = await addClient(other.actor, coachId, input);
    await addClientSessions(other.actor, id, enterSessionsSchema.parse(wall(4)));
    return () => becomeClient(actor, url?.split('/').at(-1) ?? '');
  },
  'a proposal of a game': async (person, other) => {
    const input = await wish(person, other);
    return () => proposeGame(person.actor, other.user.id, input);
  },
  'a game of two': async (person, other) => {
    const input = await wish(person, other);
    const { open } = await proposeGame(other.actor, person.user.id, input);
    const answer = { answer: 'accept' as const, startsAt: input.startsAt[0] };
    return () => answerProposal(person.actor, open?.id ?? 0, answer);
  },
  'a game of two with somebody who goes': async (person, other) => {
    const input = await wish(person, other);
    const { open } = await proposeGame(person.actor, other.user.id, input);
    const answer = { answer: 'accept' as const, startsAt: input.startsAt[0] };
    return () => answerProposal(other.actor, open?.id ?? 0, answer);
  },
};

/** Everything that a person shares, or is about to share, with others. */
async function placesOf(userId: number) {
  const mine = { userId };
  const coachOrClient = { OR: [{ clientId: userId }, { coachUserId: userId }] };
  const going = { in: ['going', 'waitlisted'] } as { in: ('going' | 'waitlisted')[] };
  return {
    groups: await db.groupMember.count({ where: mine }),
    requests: await db.groupJoinRequest.count({ where: mine }),
    seats: await db.gameParticipant.count({ where: { ...mine, status: going } }),
    guests: await db.gameGuest.count({ where: { addedById: userId } }),
    classes: await db.classParticipant.count({ where: { ...mine, status: going } }),
    bookings: await db.bookingRequest.findMany({
      where: coachOrClient,
      select: { status: true, startsAt: true, proposals: { select: { status: true } } },
    }),
    courts: await db.courtTime.findMany({ where: mine, select: { status: true } }),
    packages: await db.coachPackage.findMany({
      where: { OR: [{ clientId: userId }, { coach: mine }] },
      select: { status: true },
    }),
    proposals: await db.gameProposal.findMany({
      where: { OR: [{ userLo: userId }, { userHi: userId }] },
      select: { status: true },
    }),
  };
}

/** A deletion, a ban and a suspension, each while it is written. */
const GOING = [
  { deletionRequestedAt: new Date(), deletionDueAt: new Date() },
  { bannedAt: new Date() },
  { suspendedUntil: hoursFromNow(24) },
];
const STAYS = {
  deletionRequestedAt: null,
  deletionDueAt: null,
  bannedAt: null,
  suspendedUntil: null,
};

it.each(Object.entries(WAYS))(
  '%s waits while the account goes, and is refused then',
  async (_name, prepare) => {
    const [person, other] = await createPeople(2);
    const where = { id: person.user.id };
    const made = async () => {
      const take = await prepare(person, other);
      return { take, before: await placesOf(person.user.id) };
    };
    let { take, before } = await made();
    for (const data of GOING) {
      let step: Promise<unknown> = Promise.resolve();
      await transaction(async (tx) => {
        await tx.user.update({ where, data, select: { id: true } });
        step = take();
        await Promise.race([waitUntilBlocked(), step.catch(() => undefined)]);
      });
      const error: unknown = await step.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error) expect(error).toBeInstanceOf(AppError);
      expect(await placesOf(person.user.id)).toEqual(before);
      await db.user.update({ where, data: STAYS, select: { id: true } });
      // What was refused can be tried again; what left the person out cannot.
      if (!error) ({ take, before } = await made());
    }
    // Nothing else was in the way.
    await take();
    expect(await placesOf(person.user.id)).not.toEqual(before);
  },
);

/** In all groups of the world, the person missed a game yesterday, and only waits for places now. */
async function onlyWaits(userId: number) {
  const rule = { missedMax: 1, missedWeeks: 4, waitWeeks: 26, missedSince: hoursFromNow(-240) };
  await db.group.updateMany({ where: { pairLo: null }, data: rule });
  for (const { id: groupId } of await db.group.findMany({ where: { pairLo: null } })) {
    const { id } = await insertGame({ groupId, creatorId: null, startsAt: hoursFromNow(-24) });
    await addParticipant(id, userId, { attendance: 'no_show' });
  }
}

it.each(Object.entries(WAYS))('%s gives no seat to who only waits', async (_name, prepare) => {
  await db.group.deleteMany();
  const [person, other] = await createPeople(2);
  const take = await prepare(person, other);
  await onlyWaits(person.user.id);
  await take().catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  const seats = { userId: person.user.id, status: 'going' } as const;
  // A game that the person posts has a group of its own, without the rule.
  const group = { pairLo: null, missedMax: { not: null } };
  const ahead = { startsAt: { gt: new Date() }, group };
  expect(await db.gameParticipant.count({ where: { ...seats, game: ahead } })).toBe(0);
});

describe.each(['deleted', 'banned'] as const)('an account that is %s at the same moment', (how) => {
  it.each(['a game', 'a game by a link', 'a class', 'a seat from an organiser', 'a game of two'])(
    'keeps no place by %s, whoever comes first',
    async (way) => {
      const admin = await createActor(await createAdmin());
      for (let round = 0; round < 6; round += 1) {
        const [person, other] = await createPeople(2);
        const take = await (WAYS[way] as Way)(person, other);
        const end = () =>
          how === 'deleted'
            ? deleteAccount(person.actor, person.user.id)
            : moderatePerson(admin.actor, person.user.id, 'ban', moderateSchema.parse({}));
        const [ended] = await Promise.allSettled(
          round % 2 === 0 ? [end(), take()] : [take(), end()].toReversed(),
        );
        expect(ended?.status).toBe('fulfilled');
        const { classes } = await placesOf(person.user.id);
        const seats = await db.gameParticipant.count({
          where: { userId: person.user.id, status: 'going', game: { status: 'upcoming' } },
        });
        expect({ seats, classes }).toEqual({ seats: 0, classes: 0 });
      }
    },
  );
});
