import { describe, expect, it } from 'vitest';
import { PENDING_PER_COACH_MAX } from '@/lib/bookings/constants';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { requestPackage } from '@/lib/bookings/service/packages';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { createFeed } from '@/lib/calendar/service';
import { UPCOMING_MAX } from '@/lib/classes/constants';
import { addSessionsSchema } from '@/lib/classes/schema';
import { addSessions } from '@/lib/classes/service/add-sessions';
import { CLASSES_MAX, DAYS_OFF_MAX } from '@/lib/coaching/constants';
import { addClassSchema } from '@/lib/coaching/schema/settings';
import { addClass, addDayOff, setHours } from '@/lib/coaching/service/manage-settings';
import { GAMES_UPCOMING_MAX } from '@/lib/games/constants';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import { createGame } from '@/lib/games/service/create-game';
import { extendSeries } from '@/lib/games/service/series';
import { GROUPS_CREATED_MAX } from '@/lib/groups/constants';
import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import { createGroup } from '@/lib/groups/service/edit-group';
import { acceptLead } from '@/lib/groups/service/lead-group';
import { changeRole } from '@/lib/groups/service/manage-members';
import { makeTokenSchema } from '@/lib/platform/auth/access-token-schema';
import { makeToken } from '@/lib/platform/auth/access-tokens';
import { PASSKEYS_MAX, TOKENS_MAX } from '@/lib/platform/auth/constants';
import { addPasskeySchema } from '@/lib/platform/auth/passkey-schema';
import { addPasskey, beginPasskey } from '@/lib/platform/auth/passkeys';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { AppError } from '@/lib/platform/errors/app-error';
import { APPLICATIONS_PENDING_MAX } from '@/lib/venues/constants';
import { applyForVenue } from '@/lib/venues/service/apply';
import { readVenueForm } from '@/lib/venues/service/read-venue';
import { insertForIds, insertRows, type Row } from '@/prisma/rows/insert-rows';
import { Authenticator } from '@/tests/factories/authenticator';
import { bookingStart } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGroup as insertGroup } from '@/tests/factories/groups';
import { createSignedIn, createToken } from '@/tests/factories/sessions';
import { createVenueApplication } from '@/tests/factories/venues';

/** Runs it `times` times concurrently. @returns how many succeeded; every refusal must be a conflict */
async function race(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, i) => work(i)));
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'conflict' });
  }
  return times - refusals.length;
}

/** So many games of a group at once, without players. @returns their ids */
function insertGames({ id: groupId, sportId }: Row<'groups'>, count: number): Promise<number[]> {
  const game = {
    groupId,
    sportId,
    title: 'Nets',
    location: 'Model Town ground',
    startsAt: hoursFromNow(48),
    endsAt: hoursFromNow(49),
  };
  return insertForIds(pool, 'games', Array<typeof game>(count).fill(game));
}

async function createGroupWithRoomForTwo() {
  const { actor, user } = await createSignedIn();
  const group = await insertGroup({ creatorId: user.id });
  await insertGames(group, GAMES_UPCOMING_MAX - 2);
  return { actor, group };
}

/** A class of a coach with so many dates. */
async function createDates(coach: Parameters<typeof createClassSession>[0], count: number) {
  const { classId, ...first } = await createClassSession(coach, { startsAt: bookingStart(100) });
  const { coachId, coachUserId, places, price } = first;
  const dates = Array.from({ length: count - 1 }, (_, at) => {
    const startsAt = bookingStart(101 + at);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    return { classId, coachId, coachUserId, places, price, startsAt, endsAt };
  });
  await insertRows(pool, 'classSessions', dates);
  return classId;
}

const nets = () => ({
  title: 'Nets',
  location: 'Model Town ground',
  ...toWallTime(bookingStart(5), 'Asia/Karachi'),
  maxPlayers: 10,
});

describe('parallel requests stop exactly at the limit of', () => {
  it('open booking requests of a client with a coach', async () => {
    const { coach, client } = await createCoachAndClient();
    const day = (index: number) => toWallTime(bookingStart(3 + index), 'Asia/Karachi');
    const accepted = await race(10, (index) =>
      requestBooking(
        client,
        requestBookingSchema.parse({ coachId: coach.id, sessionType: 'individual', ...day(index) }),
      ),
    );
    expect(accepted).toBe(PENDING_PER_COACH_MAX);
    expect(await db.bookingRequest.count({ where: { clientId: client.userId } })).toBe(accepted);
  });

  it('open packages of a client with a coach', async () => {
    const { coach, client } = await createCoachAndClient();
    expect(await race(6, () => requestPackage(client, coach.id, 4))).toBe(2);
    expect(await db.coachPackage.count({ where: { clientId: client.userId } })).toBe(2);
  });

  it('groups of a creator', async () => {
    const { actor, user } = await createSignedIn();
    for (let made = 0; made < GROUPS_CREATED_MAX - 2; made += 1) {
      await insertGroup({ creatorId: user.id });
    }
    const created = await race(8, (index) =>
      createGroup(actor, createGroupSchema.parse({ name: `Racers ${index}`, sportId: 1 })),
    );
    expect(created).toBe(2);
    expect(await db.group.count({ where: { creatorId: user.id } })).toBe(GROUPS_CREATED_MAX);
  });

  it('upcoming games of a group', async () => {
    const { actor, group } = await createGroupWithRoomForTwo();
    const input = createGameSchema.parse(nets());
    expect(await race(6, () => createGame(actor, group.id, input))).toBe(2);
    expect(await db.game.count({ where: { groupId: group.id } })).toBe(GAMES_UPCOMING_MAX);
  });

  it('games of a group, when a series would exceed it', async () => {
    const { actor, group } = await createGroupWithRoomForTwo();
    const input = createGameSchema.parse({
      ...nets(),
      repeat: { frequency: 'weekly', count: 3 },
    });
    expect(await race(1, () => createGame(actor, group.id, input))).toBe(0);
    expect(await db.game.count({ where: { groupId: group.id } })).toBe(GAMES_UPCOMING_MAX - 2);
  });

  it('games of a group, when the worker extends a series: the rest follow once there is room', async () => {
    const { actor, user } = await createSignedIn();
    const group = await insertGroup({ creatorId: user.id });
    const input = createGameSchema.parse({ ...nets(), repeat: { frequency: 'weekly' } });
    const { seriesId } = await createGame(actor, group.id, input);
    const whole = await db.game.count({ where: { groupId: group.id } });
    const [, second] = await db.game.findMany({
      where: { groupId: group.id },
      orderBy: { startsAt: 'asc' },
    });
    // The state after the series made its first game.
    await db.game.deleteMany({ where: { groupId: group.id, startsAt: { gte: second?.startsAt } } });
    const [first] = await db.game.findMany({ where: { groupId: group.id } });
    await db.gameSeries.update({
      where: { id: Number(seriesId) },
      data: { generatedUntil: first?.occurrenceOn ?? null },
    });
    const others = await insertGames(group, GAMES_UPCOMING_MAX - 3);
    await Promise.all([extendSeries(), extendSeries()]);
    expect(await db.game.count({ where: { groupId: group.id } })).toBe(GAMES_UPCOMING_MAX);
    await db.game.deleteMany({ where: { id: { in: others } } });
    await extendSeries();
    expect(await db.game.count({ where: { groupId: group.id } })).toBe(whole);
  });

  it('groups handed over to one person', async () => {
    const { user: heir, actor: heirActor } = await createSignedIn();
    for (let made = 0; made < GROUPS_CREATED_MAX - 2; made += 1) {
      await insertGroup({ creatorId: heir.id });
    }
    const owners = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { actor, user } = await createSignedIn();
        return { actor, group: await insertGroup({ creatorId: user.id, memberIds: [heir.id] }) };
      }),
    );
    for (const { actor, group } of owners) {
      const member = await db.groupMember.findFirstOrThrow({
        where: { groupId: group.id, userId: heir.id },
      });
      await changeRole(actor, { groupId: group.id, memberId: member.id }, 'creator');
    }
    const handed = await race(owners.length, (index) =>
      acceptLead(heirActor, owners[index]?.group.id ?? 0),
    );
    expect(handed).toBe(2);
    expect(await db.group.count({ where: { creatorId: heir.id } })).toBe(GROUPS_CREATED_MAX);
  });

  it('days off of a coach', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const day = new Date('2027-01-01');
    await db.coachDayOff.createMany({
      data: Array.from({ length: DAYS_OFF_MAX - 2 }, () => ({
        coachId: coach.id,
        startsOn: day,
        endsOn: day,
      })),
    });
    const days = { startsOn: '2027-02-01', endsOn: '2027-02-02' };
    expect(await race(6, () => addDayOff(coachActor, coach.id, days))).toBe(2);
    expect(await db.coachDayOff.count({ where: { coachId: coach.id } })).toBe(DAYS_OFF_MAX);
  });

  it('classes of a coach', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const input = addClassSchema.parse({
      name: 'Juniors',
      durationMinutes: 60,
      price: 800,
      groupSize: 8,
    });
    expect(await race(CLASSES_MAX + 4, () => addClass(coachActor, coach.id, input))).toBe(
      CLASSES_MAX,
    );
    expect(await db.coachClass.count({ where: { coachId: coach.id } })).toBe(CLASSES_MAX);
  });

  it('dates of a coach’s classes', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const classId = await createDates(coach, UPCOMING_MAX - 2);
    const added = await race(6, (index) => {
      const when = toWallTime(bookingStart(3 + index), 'Asia/Karachi');
      return addSessions(coachActor, coach.id, addSessionsSchema.parse({ classId, ...when }));
    });
    expect(added).toBe(2);
    expect(await db.classSession.count({ where: { coachId: coach.id } })).toBe(UPCOMING_MAX);
  });

  it('dates of a coach’s classes, of which several at once are all added or none', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const classId = await createDates(coach, UPCOMING_MAX - 4);
    const added = await race(4, (index) => {
      const when = toWallTime(bookingStart(3 + index), 'Asia/Karachi');
      const input = addSessionsSchema.parse({ classId, ...when, weeks: 3 });
      return addSessions(coachActor, coach.id, input);
    });
    expect(added).toBe(1);
    expect(await db.classSession.count({ where: { coachId: coach.id } })).toBe(UPCOMING_MAX - 1);
  });

  it('passkeys of one person', async () => {
    const { actor, user } = await createSignedIn();
    await db.passkey.createMany({
      data: Array.from({ length: PASSKEYS_MAX - 2 }, (_, made) => ({
        userId: user.id,
        name: 'Phone',
        credentialId: `credential-${user.id}-${made}`,
        publicKey: Buffer.from('key'),
        counter: BigInt(0),
        transports: [],
      })),
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { challenge } = await beginPasskey(actor);
        return new Authenticator().register({ challenge });
      }),
    );
    const added = await race(answers.length, (index) =>
      addPasskey(actor, addPasskeySchema.parse({ name: 'Phone', response: answers[index] })),
    );
    expect(added).toBe(2);
    expect(await db.passkey.count({ where: { userId: user.id } })).toBe(PASSKEYS_MAX);
  });

  it('access tokens of one person', async () => {
    const { actor, user } = await createSignedIn();
    for (let made = 0; made < TOKENS_MAX - 2; made += 1) await createToken(user.id);
    const input = makeTokenSchema.parse({ name: 'Bot', scopes: ['read'] });
    expect(await race(6, () => makeToken(actor, input))).toBe(2);
    expect(await db.accessToken.count({ where: { userId: user.id } })).toBe(TOKENS_MAX);
  });

  it('hours of a coach, which are stored once however often they are set', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const hours = [{ weekday: 1, startMinute: 480, endMinute: 720 }];
    expect(await race(6, () => setHours(coachActor, coach.id, { hours }))).toBe(6);
    expect(await db.coachHours.count({ where: { coachId: coach.id } })).toBe(1);
  });

  it('open venue applications of one person', async () => {
    const { actor, user } = await createSignedIn();
    for (let made = 0; made < APPLICATIONS_PENDING_MAX - 2; made += 1) {
      await createVenueApplication({ userId: user.id });
    }
    const form = (index: number) => {
      const data = new FormData();
      const fields = {
        name: `Arena ${index}`,
        address: `${index} Canal Road, Lahore`,
        city: 'Lahore',
        country: 'Pakistan',
      };
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      data.set('sports', '["Cricket"]');
      return readVenueForm(data);
    };
    const extras = { contactEmail: 'arena@example.test' };
    expect(await race(6, (index) => applyForVenue(actor, form(index), extras))).toBe(2);
    const open = await db.venueApplication.count({ where: { userId: user.id } });
    expect(open).toBe(APPLICATIONS_PENDING_MAX);
  });

  it('calendar links of one person', async () => {
    const { actor, user } = await createSignedIn();
    expect(await race(6, () => createFeed(actor))).toBe(6);
    const on = await db.calendarFeed.count({ where: { userId: user.id, revokedAt: null } });
    expect(on).toBe(1);
  });
});
