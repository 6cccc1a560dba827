import { pool } from '@/lib/db/pool';

// Rows by bare SQL: these tests are about what Postgres itself refuses, whichever code comes first.

let count = 0;
const next = (): number => (count += 1);

export async function insertId(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${sql} RETURNING id`, values);
  const row = rows[0];
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

export function insertPerson(): Promise<number> {
  return insertId('INSERT INTO users (email, name) VALUES ($1, $2)', [
    `person-${next()}@example.test`,
    'Person',
  ]);
}

export function insertPeople(size: number): Promise<number[]> {
  return Promise.all(Array.from({ length: size }, insertPerson));
}

export function insertSport(): Promise<number> {
  return insertId("INSERT INTO sports (name, icon) VALUES ($1, '🎾')", [`Sport ${next()}`]);
}

export async function insertGroup(maxMembers: number): Promise<number> {
  const sportId = await insertSport();
  return insertId("INSERT INTO groups (name, sport_id, max_members) VALUES ('Group', $1, $2)", [
    sportId,
    maxMembers,
  ]);
}

export async function insertGame(maxPlayers: number): Promise<number> {
  const groupId = await insertGroup(50);
  return insertId(
    `INSERT INTO games (group_id, sport_id, title, starts_at, ends_at, location, max_players, calendar_uid)
     SELECT id, sport_id, 'Game', now() + interval '1 day', now() + interval '25 hours', 'The ground', $2, $3
     FROM groups WHERE id = $1`,
    [groupId, maxPlayers, `game-${next()}`],
  );
}

export function insertVenue(sports: string[] = []): Promise<number> {
  return insertId(
    "INSERT INTO venues (name, address, city, sports) VALUES ('Venue', 'Street 1', 'Lahore', $1)",
    [sports],
  );
}

export async function insertCoach(userId: number): Promise<number> {
  const sportId = await insertSport();
  return insertId(
    `INSERT INTO coach_applications (user_id, sport_id, name, experience, hourly_rate, status)
     VALUES ($1, $2, 'Coach', '5 years', 3000, 'approved')`,
    [userId, sportId],
  );
}

export interface BookingSlot {
  coachId: number;
  coachUserId: number;
  /** Minutes after an arbitrary morning. */
  startsAt: number;
  status: 'pending' | 'accepted';
}

/** An hour with a client of its own. */
export async function insertBooking(slot: BookingSlot): Promise<number> {
  const clientId = await insertPerson();
  return insertId(
    `INSERT INTO booking_requests
       (coach_id, coach_user_id, client_id, session_type, starts_at, ends_at, duration, status, price, expires_at, calendar_uid)
     SELECT $1, $2, $3, 'individual', start, start + interval '1 hour', 60, $5::booking_status, 3000, start, $6
     FROM (SELECT timestamptz '2027-03-01 09:00Z' + make_interval(mins => $4) AS start) slot`,
    [slot.coachId, slot.coachUserId, clientId, slot.startsAt, slot.status, `booking-${next()}`],
  );
}

/** A conversation between two new people, and the two. */
export async function insertConversation(): Promise<{ conversationId: number; people: number[] }> {
  const people = (await insertPeople(2)).sort((a, b) => a - b);
  const conversationId = await insertId(
    "INSERT INTO conversations (type, user_lo, user_hi) VALUES ('direct', $1, $2)",
    people,
  );
  return { conversationId, people };
}
