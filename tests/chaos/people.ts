import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { insertForIds, insertRow, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { hoursFromNow } from '@/tests/factories/dates';
import { createManyUsers } from '@/tests/factories/many-users';
import { onDatabase } from '@/tests/factories/on-database';

interface Person {
  userId: number;
  cookie: string;
}

export interface ChaosGroup {
  id: number;
  conversationId: number;
  gameIds: number[];
  /** A game that everybody has played. */
  pastGameId: number;
  /** The first is the creator. */
  members: Person[];
}

/** A coach who works every day from 8:00 to 20:00, and has a court that is open at those hours. */
export interface ChaosCoach extends Person {
  coachId: number;
  courtId: number;
}

export interface ChaosPeople {
  groups: ChaosGroup[];
  coaches: ChaosCoach[];
}

interface Sizes {
  groups: number;
  membersEach: number;
  coaches?: number;
}

/** Groups of signed-in members with two games each, which have fewer seats than members, and coaches. */
export async function createPeople(
  url: string,
  { groups, membersEach, coaches = 0 }: Sizes,
): Promise<ChaosPeople> {
  return onDatabase(url, async (client) => {
    await insertSports(client);
    const { ids, cookies } = await createManyUsers(client, groups * membersEach + coaches);
    const people = ids.map((userId, at) => ({ userId, cookie: cookies[at] ?? '' }));
    const made: ChaosPeople = { groups: [], coaches: [] };
    for (let n = 0; n < groups; n += 1) {
      made.groups.push(await createGroup(client, people.splice(0, membersEach)));
    }
    for (const person of people) made.coaches.push(await createCoach(client, person));
    return made;
  });
}

/** Fewer than there are members. */
export const placesOf = (members: number): number => Math.max(2, Math.floor(members / 2));

async function createGroup(client: pg.Client, members: Person[]): Promise<ChaosGroup> {
  const creatorId = members[0]?.userId;
  const group = { name: 'Chaos', sportId: sportId('Cricket'), creatorId, maxMembers: 50 };
  const { id: groupId } = await insertRow(client, 'groups', group);
  await insertRows(
    client,
    'groupMembers',
    members.map(({ userId }, at) => ({
      groupId,
      userId,
      role: at === 0 ? ('creator' as const) : ('member' as const),
    })),
  );
  const game = {
    groupId,
    sportId: group.sportId,
    creatorId,
    startsAt: hoursFromNow(72),
    endsAt: hoursFromNow(73.5),
    location: 'Corner ground',
    maxPlayers: placesOf(members.length),
  };
  const past = { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-1.5), maxPlayers: 50 };
  const [pastGameId = 0, ...gameIds] = await insertForIds(client, 'games', [
    { ...game, ...past, title: 'Last week' },
    { ...game, title: 'Nets' },
    { ...game, title: 'Match' },
  ]);
  const played = members.map(({ userId }) => ({ gameId: pastGameId, userId }));
  await insertRows(client, 'gameParticipants', played);
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM conversations WHERE group_id = $1',
    [groupId],
  );
  return { id: groupId, conversationId: rows[0]?.id ?? 0, gameIds, pastGameId, members };
}

async function createCoach(client: pg.Client, person: Person): Promise<ChaosCoach> {
  const { id: coachId } = await insertRow(client, 'coachApplications', {
    userId: person.userId,
    sportId: sportId('Cricket'),
    name: 'Coach',
    experience: '5 years',
    hourlyRate: 3_000,
    availability: WEEKDAYS,
    status: 'approved',
    reviewedAt: new Date(),
  });
  const day = { coachId, startMinute: 8 * 60, endMinute: 20 * 60 };
  await insertRows(
    client,
    'coachHours',
    WEEKDAYS.map((_, index) => ({ ...day, weekday: index + 1 })),
  );
  return { ...person, coachId, courtId: await createCourt(client, person.userId) };
}

async function createCourt(client: pg.Client, ownerId: number): Promise<number> {
  const { id: venueId } = await insertRow(client, 'venues', {
    name: `Chaos ${ownerId}`,
    address: '12 Main Boulevard, Gulberg, Lahore',
    city: 'Lahore',
    latitude: 31.52,
    longitude: 74.35,
    sports: ['Cricket'],
    ownerId,
    addedById: ownerId,
    verifiedAt: new Date(),
    openingHours: WEEKDAYS.map((_, at) => ({ day: at + 1, opens: '08:00', closes: '20:00' })),
  });
  const court = { venueId, name: 'Court', sportIds: [sportId('Cricket')], slotMinutes: 60 };
  return (await insertRow(client, 'courts', { ...court, price: 2_000, currency: 'PKR' })).id;
}

/** The last stored sequence numbers by conversation; waits until the database responds again. */
export async function readLastSeqs(url: string): Promise<Map<number, number>> {
  for (;;) {
    try {
      return await onDatabase(url, async (client) => {
        const { rows } = await client.query<{ id: number; seq: number }>(
          'SELECT id, last_seq AS seq FROM conversations',
        );
        return new Map(rows.map(({ id, seq }) => [id, seq]));
      });
    } catch {
      await sleep(20);
    }
  }
}
