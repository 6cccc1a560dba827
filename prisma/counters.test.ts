import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violates } from '@/lib/platform/db/errors';
import { pool } from '@/lib/platform/db/pool';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createSports } from '@/tests/factories/sports';
import { createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { insertRow } from './rows/insert-rows';

const RACERS = 50;
// As many connections as racers: over a small pool they would queue, not race.
let crowd: Pool;

beforeAll(() => {
  crowd = new Pool({ connectionString: pool.options.connectionString, max: RACERS });
});
afterAll(() => crowd.end());

async function createPeople(size: number): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: size }, () => createUser()));
  return people.map(({ id }) => id);
}

/** Without a creator, so that every place is free. */
async function createEmptyGroup(maxMembers: number): Promise<number> {
  await createSports();
  return (await insertRow(pool, 'groups', { name: 'Group', sportId: 1, maxMembers })).id;
}

async function createEmptyGame(maxPlayers: number): Promise<number> {
  return (await createGame({ creatorId: null, maxPlayers })).id;
}

async function one<Row>(sql: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool.query(sql, values);
  // The caller names the columns it selects.
  return rows[0] as Row;
}

/**
 * The number of successes among the statements, one per person and all at once; every other must have violated `constraint`.
 */
async function race(
  sql: string,
  id: number,
  people: number[],
  constraint: string,
): Promise<number> {
  const results = await Promise.allSettled(people.map((person) => crowd.query(sql, [id, person])));
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(violates(result.reason, constraint), String(result.reason)).toBe(true);
    }
  }
  return results.filter((result) => result.status === 'fulfilled').length;
}

describe('places in a group', () => {
  const JOIN = 'INSERT INTO group_members (group_id, user_id) VALUES ($1, $2)';
  const FULL = 'groups_member_count_within_max';

  it('are filled exactly when fifty people join at once', async () => {
    const [groupId, people] = await Promise.all([createEmptyGroup(10), createPeople(RACERS)]);
    expect(await race(JOIN, groupId, people, FULL)).toBe(10);
    const facts = await one(
      `SELECT member_count, (SELECT count(*)::int FROM group_members WHERE group_id = g.id) AS members,
              (SELECT count(*)::int FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
               WHERE c.group_id = g.id) AS in_chat
       FROM groups g WHERE id = $1`,
      [groupId],
    );
    expect(facts).toEqual({ member_count: 10, members: 10, in_chat: 10 });
  });

  it('become free when a member leaves or deletes the account, who also leaves the chat', async () => {
    const [groupId, people] = await Promise.all([createEmptyGroup(2), createPeople(3)]);
    // createPeople(3) answers three.
    const [first, second, third] = people as [number, number, number];
    await race(JOIN, groupId, [first, second], FULL);
    await pool.query('DELETE FROM group_members WHERE user_id = $1', [first]);
    await pool.query('DELETE FROM users WHERE id = $1', [second]);
    expect(await race(JOIN, groupId, [third], FULL)).toBe(1);
    const { rows } = await pool.query(
      `SELECT m.user_id, g.member_count FROM groups g JOIN conversations c ON c.group_id = g.id
       JOIN conversation_members m ON m.conversation_id = c.id WHERE g.id = $1`,
      [groupId],
    );
    expect(rows).toEqual([{ user_id: third, member_count: 1 }]);
  });

  it('cannot be lowered below the number of members', async () => {
    const [groupId, people] = await Promise.all([createEmptyGroup(5), createPeople(3)]);
    await race(JOIN, groupId, people, FULL);
    await pool.query('UPDATE groups SET max_members = 3 WHERE id = $1', [groupId]);
    const lower = pool.query('UPDATE groups SET max_members = 2 WHERE id = $1', [groupId]);
    await expect(lower).rejects.toMatchObject({ constraint: FULL });
  });
});

describe('seats in a game', () => {
  const RSVP = 'INSERT INTO game_participants (game_id, user_id) VALUES ($1, $2)';
  const FULL = 'games_going_count_within_max';
  const COUNTS = 'SELECT going_count AS going, waitlist_count AS waiting FROM games WHERE id = $1';

  it('are filled exactly when fifty people answer at once', async () => {
    const [gameId, people] = await Promise.all([createEmptyGame(10), createPeople(RACERS)]);
    expect(await race(RSVP, gameId, people, FULL)).toBe(10);
    expect(await one(COUNTS, [gameId])).toEqual({ going: 10, waiting: 0 });
  });

  it('count guests, and follow a player from waitlisted to going to out', async () => {
    const [gameId, people] = await Promise.all([createEmptyGame(4), createPeople(2)]);
    const [host, other] = people;
    await pool.query(`${RSVP.replace('user_id', 'user_id, guests').replace('$2', '$2, 2')}`, [
      gameId,
      host,
    ]);
    await pool.query(
      `INSERT INTO game_participants (game_id, user_id, status, waitlisted_at) VALUES ($1, $2, 'waitlisted', now())`,
      [gameId, other],
    );
    expect(await one(COUNTS, [gameId])).toEqual({ going: 3, waiting: 1 });
    const set = (values: string, user?: number) =>
      pool.query(`UPDATE game_participants SET ${values} WHERE game_id = $1 AND user_id = $2`, [
        gameId,
        user,
      ]);
    await set("status = 'going'", other);
    expect(await one(COUNTS, [gameId])).toEqual({ going: 4, waiting: 0 });
    await expect(set('guests = 3', host)).rejects.toMatchObject({ constraint: FULL });
    await set("status = 'out'", host);
    expect(await one(COUNTS, [gameId])).toEqual({ going: 1, waiting: 0 });
    await pool.query('DELETE FROM game_participants WHERE game_id = $1', [gameId]);
    expect(await one(COUNTS, [gameId])).toEqual({ going: 0, waiting: 0 });
  });
});

describe('ratings', () => {
  it('match the visible reviews, however many are written and hidden at once', async () => {
    const [{ id: venueId }, people] = await Promise.all([createVenue(), createPeople(20)]);
    const REVIEW =
      'INSERT INTO venue_reviews (venue_id, user_id, rating) VALUES ($1, $2, 1 + $2 % 5)';
    expect(await race(REVIEW, venueId, people, '')).toBe(20);
    await Promise.all([
      crowd.query('UPDATE venue_reviews SET rating = 5 WHERE user_id = $1', [people[0]]),
      crowd.query('UPDATE venue_reviews SET hidden_at = now() WHERE user_id = $1', [people[1]]),
      crowd.query('DELETE FROM venue_reviews WHERE user_id = $1', [people[2]]),
      crowd.query('DELETE FROM users WHERE id = $1', [people[3]]),
    ]);
    const facts = await one<{
      rating: number;
      review_count: number;
      mean: number;
      visible: number;
    }>(
      `SELECT v.rating, v.review_count, avg(r.rating)::float8 AS mean, count(r.id)::int AS visible
       FROM venues v JOIN venue_reviews r ON r.venue_id = v.id AND r.hidden_at IS NULL WHERE v.id = $1 GROUP BY v.id`,
      [venueId],
    );
    // A person's texts remain when their account is deleted.
    expect(facts.review_count).toBe(18);
    expect(facts.visible).toBe(18);
    expect(facts.rating).toBeCloseTo(facts.mean, 12);
  });
});

describe('a person’s tags', () => {
  const tagsOf = async (userId: number) =>
    (await one<{ tags: number[] }>('SELECT tags FROM users WHERE id = $1', [userId])).tags;

  it('follow their sports and levels through insert, update, delete and transfer', async () => {
    const [{ id: userId }, { id: otherId }] = await Promise.all([createUser(), createUser()]);
    await createSports();
    const sportId = 7;
    await pool.query(
      "INSERT INTO user_sports (user_id, sport_id, skill_level) VALUES ($1, $2, 'expert')",
      [userId, sportId],
    );
    expect(await tagsOf(userId)).toEqual([sportId * 10, sportId * 10 + 4]);
    await pool.query("UPDATE user_sports SET skill_level = 'beginner' WHERE user_id = $1", [
      userId,
    ]);
    expect(await tagsOf(userId)).toEqual([sportId * 10, sportId * 10 + 1]);
    await pool.query('UPDATE user_sports SET user_id = $2 WHERE user_id = $1', [userId, otherId]);
    expect([await tagsOf(userId), (await tagsOf(otherId)).length]).toEqual([[], 2]);
    await pool.query('DELETE FROM user_sports WHERE user_id = $1', [otherId]);
    expect(await tagsOf(otherId)).toEqual([]);
  });

  it('include all of ten sports added at the same moment', async () => {
    const { id: userId } = await createUser();
    await createSports();
    const sports = Array.from({ length: 10 }, (_, index) => index + 1);
    const ADD =
      "INSERT INTO user_sports (user_id, sport_id, skill_level) VALUES ($1, $2, 'beginner')";
    await race(ADD, userId, sports, '');
    expect(await tagsOf(userId)).toEqual(
      sports.flatMap((id) => [id * 10, id * 10 + 1]).sort((a, b) => a - b),
    );
  });
});

describe('a coach’s hour', () => {
  it('goes to one of twenty accepted at once, but allows any number of pending requests', async () => {
    const coach = await createCoach();
    const asked = await Promise.all(Array.from({ length: 20 }, () => createBooking(coach)));
    const ids = asked.map(({ id }) => id);
    // Sequentially, like the services under the coach's lock: two simultaneous checks of an exclusion may wait for each other.
    const ACCEPT = `
      WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock($1))
      UPDATE booking_requests SET status = 'accepted' FROM turn WHERE coach_id = $1 AND id = $2`;
    expect(await race(ACCEPT, coach.id, ids, 'booking_requests_no_double_booking')).toBe(1);
  });

  it('is taken for both sports of one person, and free again when the session ends or is cancelled', async () => {
    const tennis = await createCoach({ sport: 'Tennis' });
    const paddle = await createCoach({ sport: 'Paddle', userId: tennis.userId });
    const book = async (coach: typeof tennis, minutes: number) => {
      const startsAt = new Date(bookingStart().getTime() + minutes * 60_000);
      return (await createBooking(coach, { startsAt, status: 'accepted' })).id;
    };
    const first = await book(tennis, 0);
    await expect(book(paddle, 30)).rejects.toMatchObject({
      constraint: 'booking_requests_no_double_booking',
    });
    await expect(book(paddle, 60)).resolves.toBeGreaterThan(0);
    await pool.query("UPDATE booking_requests SET status = 'cancelled' WHERE id = $1", [first]);
    await expect(book(paddle, 0)).resolves.toBeGreaterThan(0);
  });
});
