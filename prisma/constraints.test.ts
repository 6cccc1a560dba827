import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createConversation } from '@/tests/factories/messages';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { insertRow } from './rows/insert-rows';
import { sportId } from './rows/sports';

async function createPair() {
  const people = await createPeople(2);
  const { id } = await createConversation(people[0] ?? 0, people[1] ?? 0);
  return { conversationId: id, people };
}

/** @returns their ids in ascending order */
async function createPeople(size: number): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: size }, () => createUser()));
  return people.map(({ id }) => id).sort((a, b) => a - b);
}

function refusal(sql: string, values: unknown[] = []): Promise<unknown> {
  return pool.query(sql, values).then(
    () => 'accepted',
    (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
  );
}

describe('checks on a single row', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const user = await createUser();
    const [group, venue, coach] = await Promise.all([
      createGroup(),
      createVenue(),
      createCoach({ userId: user.id }),
    ]);
    const game = await createGame({ groupId: group.id });
    Object.assign(ids, { users: user.id, groups: group.id, games: game.id, venues: venue.id });
    const job = await pool.query("INSERT INTO jobs (kind) VALUES ('mail:send') RETURNING id");
    Object.assign(ids, { coach_applications: coach.id, jobs: job.rows[0].id });
  });

  it.each([
    ['users', 'latitude = 95, longitude = 0', 'users_latitude_range'],
    ['users', "latitude = 'NaN', longitude = 0", 'users_latitude_range'],
    ['users', "latitude = 'Infinity', longitude = 0", 'users_latitude_range'],
    ['users', 'latitude = 0, longitude = 181', 'users_longitude_range'],
    ['users', 'latitude = 31', 'users_place_whole'],
    ['users', "email = 'Ali@example.test'", 'users_email_lower_case'],
    ['users', "name = repeat('x', 81)", 'users_name_length'],
    ['users', "name = ''", 'users_name_length'],
    ['users', "bio = repeat('x', 501)", 'users_bio_length'],
    ['users', "username = 'a b c'", 'users_username_format'],
    ['users', 'availability = 2097152', 'users_availability_range'],
    ['games', 'seat_calls = 4', 'games_seat_calls_range'],
    ['games', 'pay_by_hours = 337, cost_per_player = 500', 'games_pay_by_hours_range'],
    ['games', 'pay_by_hours = 24, cost_per_player = 0', 'games_pay_by_hours_have_cost'],
    ['groups', 'missed_max = 2', 'groups_missed_rule'],
    ['groups', 'missed_max = 11, missed_since = now()', 'groups_missed_rule'],
    ['groups', 'wait_weeks = 27', 'groups_missed_rule'],
    ['groups', 'late_hours = 73', 'groups_missed_rule'],
    ['groups', 'pair_lo = 2, pair_hi = 1', 'groups_pair_in_order'],
    ['groups', "reach = 'link'", 'groups_reach_without_members'],
    ['groups', 'max_members = 51', 'groups_max_members_range'],
    ['groups', 'max_members = 1', 'groups_max_members_range'],
    ['groups', 'is_club = true, max_members = 1001', 'groups_max_members_range'],
    ['groups', 'joins_at_once = true', 'groups_club_settings'],
    ['venues', "website = 'javascript:alert(1)'", 'venues_website_scheme'],
    ['venues', "latitude = 'NaN', longitude = 0", 'venues_latitude_range'],
    ['venues', 'merged_into_id = id', 'venues_not_merged_into_itself'],
    ['jobs', "request_id = repeat('x', 65)", 'jobs_request_id_length'],
    ['coach_applications', 'hourly_rate = 999', 'coach_applications_hourly_rate_range'],
    ['coach_applications', 'hourly_rate = 10001', 'coach_applications_hourly_rate_range'],
    ['coach_applications', "availability = '{Someday}'", 'coach_applications_availability_days'],
  ])('refuse %s with %s', async (table, assignment, constraint) => {
    const sql = `UPDATE ${table} SET ${assignment} WHERE id = $1`;
    expect(await refusal(sql, [ids[table]])).toBe(constraint);
  });

  it('accept the longest name and the outermost coordinates', async () => {
    const sql = `UPDATE users SET name = repeat('😀', 80), latitude = -90, longitude = 180 WHERE id = $1`;
    expect(await refusal(sql, [ids.users])).toBe('accepted');
  });

  it('do not allow writing generated columns', async () => {
    expect(await refusal('UPDATE users SET discoverable = true WHERE id = $1', [ids.users])).toBe(
      '428C9',
    );
    expect(await refusal('UPDATE venues SET rating = 5 WHERE id = $1', [ids.venues])).toBe('428C9');
  });
});

describe('an invite link', () => {
  it('leads to either a group or a game, and is used at most as often as it says', async () => {
    const [group, game] = [await createGroup(), await createGame()];
    const { id } = await createInviteLink({ groupId: group.id }, { maxUses: 2, uses: 2 });
    const change = (assignment: string, values: unknown[] = []) =>
      refusal(`UPDATE invite_links SET ${assignment} WHERE id = $1`, [id, ...values]);
    expect(await change('game_id = $2', [game.id])).toBe('invite_links_one_target');
    expect(await change('group_id = NULL')).toBe('invite_links_one_target');
    expect(await change('uses = 3')).toBe('invite_links_uses_within_max');
    expect(await change('max_uses = 501')).toBe('invite_links_max_uses_range');
    expect(await change('max_uses = NULL, uses = 700')).toBe('accepted');
    expect(await change('group_id = NULL, game_id = $2', [game.id])).toBe('accepted');
  });
});

describe('a discoverable person', () => {
  it('has a place and a gender, and is not deleted, paused, suspended or banned', async () => {
    const { id } = await createUser();
    const discoverableWith = async (assignment: string): Promise<boolean> => {
      const sql = `UPDATE users SET ${assignment} WHERE id = $1 RETURNING discoverable`;
      const { rows } = await pool.query<{ discoverable: boolean }>(sql, [id]);
      return rows[0]?.discoverable ?? false;
    };
    expect(await discoverableWith('latitude = 31, longitude = 74')).toBe(false);
    expect(await discoverableWith("gender = 'prefer-not-to-say'")).toBe(true);
    for (const column of ['paused_at', 'banned_at', 'suspended_until', 'deleted_at']) {
      expect(await discoverableWith(`${column} = now()`), column).toBe(false);
      expect(await discoverableWith(`${column} = NULL`), column).toBe(true);
    }
    const leaving = 'deletion_requested_at = now(), deletion_due_at = now()';
    expect(await discoverableWith(leaving)).toBe(false);
  });
});

describe('between two people', () => {
  const ASK = 'INSERT INTO friend_requests (sender_id, receiver_id, status) VALUES ($1, $2, $3)';

  it('at most one request is open or accepted, in either direction, even in parallel', async () => {
    const [a, b] = await createPeople(2);
    const outcomes = await Promise.all([
      refusal(ASK, [a, b, 'pending']),
      refusal(ASK, [b, a, 'pending']),
    ]);
    expect(outcomes.sort()).toEqual(['accepted', 'friend_requests_open_pair_key']);
    await pool.query(
      "UPDATE friend_requests SET status = 'accepted' WHERE $1 IN (sender_id, receiver_id)",
      [a],
    );
    expect(await refusal(ASK, [b, a, 'pending'])).toBe('friend_requests_open_pair_key');
    await pool.query(
      "UPDATE friend_requests SET status = 'disconnected' WHERE $1 IN (sender_id, receiver_id)",
      [a],
    );
    expect(await refusal(ASK, [b, a, 'pending'])).toBe('accepted');
  });

  it('nobody can request, like or block themselves', async () => {
    const { id } = await createUser();
    expect(await refusal(ASK, [id, id, 'pending'])).toBe('friend_requests_not_oneself');
    expect(await refusal('INSERT INTO matches (user1_id, user2_id) VALUES ($1, $1)', [id])).toBe(
      'matches_not_oneself',
    );
    expect(await refusal('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $1)', [id])).toBe(
      'blocks_not_oneself',
    );
  });

  it('one super like a day is allowed', async () => {
    const [liker, first, second] = await createPeople(3);
    const SUPER =
      'INSERT INTO matches (user1_id, user2_id, is_super, super_on) VALUES ($1, $2, true, $3)';
    expect(await refusal(SUPER, [liker, first, '2026-11-21'])).toBe('accepted');
    expect(await refusal(SUPER, [liker, second, '2026-11-21'])).toBe(
      'matches_user1_id_super_on_key',
    );
    expect(await refusal(SUPER, [liker, second, '2026-11-22'])).toBe('accepted');
    expect(await refusal(SUPER, [first, second, null])).toBe('matches_super_has_day');
  });

  it('one conversation per pair is allowed, whoever starts it', async () => {
    const { people } = await createPair();
    const START = "INSERT INTO conversations (type, user_lo, user_hi) VALUES ('direct', $1, $2)";
    expect(await refusal(START, people)).toBe('conversations_user_lo_user_hi_key');
    expect(await refusal(START, [...people].reverse())).toBe('conversations_pair_ordered');
  });
});

describe('a message', () => {
  const SEND = `INSERT INTO messages (conversation_id, seq, sender_id, client_msg_id, content) VALUES ($1, $2, $3, $4, 'Salaam')`;

  it('has a client id unique to its sender and a number unique in its conversation', async () => {
    const { conversationId, people } = await createPair();
    const [ali, sara] = people;
    expect(await refusal(SEND, [conversationId, 1, ali, 'client-id-1'])).toBe('accepted');
    expect(await refusal(SEND, [conversationId, 2, ali, 'client-id-1'])).toBe(
      'messages_sender_id_client_msg_id_key',
    );
    expect(await refusal(SEND, [conversationId, 1, sara, 'client-id-2'])).toBe(
      'messages_conversation_id_seq_key',
    );
    expect(await refusal(SEND, [conversationId, 2, sara, 'client-id-1'])).toBe('accepted');
  });

  it('remains when its sender deletes the account', async () => {
    const { conversationId, people } = await createPair();
    await pool.query(SEND, [conversationId, 1, people[0], 'client-id-3']);
    await pool.query('DELETE FROM users WHERE id = $1', [people[0]]);
    const { rows } = await pool.query(
      'SELECT sender_id, content FROM messages WHERE conversation_id = $1',
      [conversationId],
    );
    expect(rows).toEqual([{ sender_id: null, content: 'Salaam' }]);
  });
});

describe('a venue', () => {
  it('derives the ids of its sports from their names', async () => {
    const { id } = await createVenue({ sports: ['Golf', 'Nothing we know'] });
    const venue = await pool.query(
      'UPDATE venues SET sport_ids = $2 WHERE id = $1 RETURNING sport_ids',
      [id, [1, 2, 3]],
    );
    expect(venue.rows).toEqual([{ sport_ids: [sportId('Golf')] }]);
  });

  it('accepts one review per person', async () => {
    const [{ id: venueId }, { id: userId }] = await Promise.all([createVenue(), createUser()]);
    const REVIEW = 'INSERT INTO venue_reviews (venue_id, user_id, rating) VALUES ($1, $2, $3)';
    expect(await refusal(REVIEW, [venueId, userId, 6])).toBe('venue_reviews_rating_range');
    expect(await refusal(REVIEW, [venueId, userId, 4])).toBe('accepted');
    expect(await refusal(REVIEW, [venueId, userId, 5])).toBe('venue_reviews_venue_id_user_id_key');
  });
});

describe('the book of a group', () => {
  it('accepts only new rows, and goes with its group', async () => {
    const group = await createGroup();
    const { id: userId } = await createOnboardedUser();
    const { id: gameId } = await createGame({ groupId: group.id });
    const account = (of: number) =>
      insertRow(pool, 'moneyAccounts', { groupId: group.id, userId: of });
    const [{ id: creditorId }, { id: debtorId }] = [
      await account(group.creatorId),
      await account(userId),
    ];
    const line = { groupId: group.id, gameId, kind: 'share', creditorId, debtorId } as const;
    await insertRow(pool, 'moneyEntries', { ...line, amount: 400, enteredById: creditorId });
    for (const sql of [
      'UPDATE money_entries SET amount = 1',
      'DELETE FROM money_entries',
      `DELETE FROM games WHERE id = ${gameId}`,
      'TRUNCATE money_entries',
    ]) {
      expect(await refusal(sql), sql).toBe('42501');
    }
    const amounts = (amount: number, to = creditorId) =>
      insertRow(pool, 'moneyEntries', { ...line, amount, creditorId: to, enteredById: creditorId });
    await expect(amounts(0)).rejects.toThrow('money_entries_amount_positive');
    await expect(amounts(10, debtorId)).rejects.toThrow('money_entries_two_people');
    await pool.query('DELETE FROM users WHERE id = $1', [userId]);
    expect(await db.moneyEntry.count({ where: { debtorId } })).toBe(1);
    await pool.query('DELETE FROM groups WHERE id = $1', [group.id]);
    expect(await db.moneyEntry.count({ where: { debtorId } })).toBe(0);
  });
});

describe('the audit log', () => {
  it('accepts only new rows', async () => {
    const line = { action: 'venue.close', targetType: 'venue', targetId: '1' };
    await insertRow(pool, 'auditLogs', line);
    for (const sql of [
      "UPDATE audit_logs SET action = 'x'",
      'DELETE FROM audit_logs',
      'TRUNCATE audit_logs',
    ]) {
      expect(await refusal(sql), sql).toBe('42501');
    }
  });
});
