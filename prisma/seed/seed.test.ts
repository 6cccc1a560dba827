// Runs alone: it compares whole databases.
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { topicOf } from '@/lib/notifications/constants';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { localPath } from '@/lib/platform/storage/local-storage';
import { SPORTS } from '@/lib/sports/constants';
import { seedDatabase } from './seed';
import { SAMPLE_IDS } from './world';

// Queries the database directly: these tests are about its content.

// In the past: dates from the machine's clock would be in its future.
const EVENING = new Date('2025-11-21T15:40:00Z');
const NEXT_SPRING = new Date('2027-03-02T04:05:00Z');

// Set by tests/setup/database.ts before this file is loaded, like the database.
const uploadDir = process.env.UPLOAD_DIR ?? '';
const ownUrl = process.env.DATABASE_URL ?? '';
const otherName = 'seed_twice';
let otherUrl = '';

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(4242)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function seed(databaseUrl: string, now: Date, mode: 'sample' | 'empty' = 'sample') {
  return seedDatabase({ databaseUrl, mode, localMode: true, uploadDir, now });
}

async function rows<T>(sql: string): Promise<T[]> {
  // The caller names the columns it selects.
  return (await pool.query(sql)).rows as T[];
}

async function count(sql: string): Promise<number> {
  const [row] = await rows<{ count: string }>(`SELECT count(*) ${sql}`);
  return Number(row?.count);
}

/** Other forms of a day: instants inside JSON, and the words of a date. */
const DAY = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z?|[A-Z][a-z]{2},? \d{1,2} [A-Z][a-z]{2,3}( \d{4})?,? \d\d:\d\d`;

/** Everything in the database except times and dates, as one hash per table. */
async function digest(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; moments: string[] }>(`
      SELECT table_name AS name, coalesce(array_agg(column_name) FILTER (
        WHERE data_type LIKE 'timestamp%' OR data_type = 'date'), '{}')::text[] AS moments
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY table_name`);
    const digests: Record<string, string> = {};
    for (const { name, moments } of tables) {
      const { rows: found } = await client.query<{ md5: string | null }>(
        `SELECT count(*) || md5(string_agg(text, E'\\n' ORDER BY text)) AS md5
         FROM (SELECT regexp_replace((to_jsonb(t) - $1::text[])::text, $2::text, '', 'g') AS text
               FROM "${name}" t) lines`,
        [moments, DAY],
      );
      digests[name] = found[0]?.md5 ?? '';
    }
    return digests;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  addAllTexts();
  await onServer(`CREATE DATABASE ${otherName} TEMPLATE maidan_template STRATEGY file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${otherName}`;
  otherUrl = url.href;
  await seed(ownUrl, EVENING);
});

afterAll(async () => {
  await onServer(`DROP DATABASE IF EXISTS ${otherName} WITH (FORCE)`);
  await rm(uploadDir, { recursive: true, force: true });
});

describe('a start without sample data', () => {
  it('adds only the sports, however often it runs', async () => {
    const before = await digest(otherUrl);
    await seed(otherUrl, EVENING, 'empty');
    await seed(otherUrl, EVENING, 'empty');
    const after = await digest(otherUrl);
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['sports']);
    expect(after['sports']?.startsWith(String(SPORTS.length))).toBe(true);
  });

  it('numbers sports that admins add from 1001 on', async () => {
    const sport = await db.sport.create({ data: { name: 'Kabaddi', icon: '🤼' } });
    expect(sport.id).toBeGreaterThan(1_000);
    await db.sport.delete({ where: { id: sport.id } });
  });
});

describe('the sample data', () => {
  it('is refused outside local mode', async () => {
    const options = {
      databaseUrl: otherUrl,
      mode: 'sample',
      localMode: false,
      uploadDir,
      now: EVENING,
    } as const;
    await expect(seedDatabase(options)).rejects.toThrow('local mode only');
  });

  it('is the same on another day, except for dates', async () => {
    await seed(otherUrl, NEXT_SPRING);
    expect(await digest(otherUrl)).toEqual(await digest(ownUrl));
  });

  it('is added only once', async () => {
    const before = await digest(ownUrl);
    expect((await seed(ownUrl, NEXT_SPRING)).added).toBe(false);
    expect(await digest(ownUrl)).toEqual(before);
  });

  it('has enough of everything', async () => {
    expect(await count(`FROM users WHERE public_location LIKE '%Lahore'`)).toBeGreaterThanOrEqual(
      360,
    );
    expect(await count('FROM venues')).toBeGreaterThanOrEqual(60);
    expect(await count('FROM venue_reviews')).toBeGreaterThanOrEqual(300);
    expect(await count('FROM groups')).toBe(40);
    expect(await count(`FROM games WHERE status = 'completed'`)).toBeGreaterThanOrEqual(100);
    expect(await count('FROM messages')).toBeGreaterThanOrEqual(400);
  });

  it('has players of every sport and a balance of genders', async () => {
    expect(
      await count('FROM sports s WHERE NOT EXISTS (SELECT FROM user_sports WHERE sport_id = s.id)'),
    ).toBe(0);
    const women = await count(`FROM users WHERE gender = 'female'`);
    const men = await count(`FROM users WHERE gender = 'male'`);
    expect(Math.abs(women - men)).toBeLessThan(20);
  });

  it('has more people within every larger radius around Lahore', async () => {
    const people = await db.user.findMany({ where: { latitude: { not: null } } });
    const within = (km: number) =>
      people.filter(
        ({ latitude, longitude }) =>
          latitude !== null &&
          longitude !== null &&
          greatCircleKm({ latitude, longitude }, LAHORE.centre) < km,
      ).length;
    expect(within(10)).toBeGreaterThan(150);
    expect(within(25)).toBeGreaterThan(within(10) + 50);
    expect(within(50)).toBeGreaterThan(within(25) + 15);
    expect(people.length).toBeGreaterThan(within(50) + 90);
  });

  it('has the five people of the sign-in page, and nobody with a password', async () => {
    const samples = await db.user.findMany({ where: { isSample: true }, orderBy: { id: 'asc' } });
    expect(samples.map(({ id, email }) => [id, email.split('@')[0]])).toEqual(
      Object.entries(SAMPLE_IDS).map(([account, id]) => [id, account]),
    );
    expect(await count('FROM users WHERE password_hash IS NOT NULL')).toBe(0);
    expect(await count(`FROM users WHERE email NOT LIKE '%@example.test'`)).toBe(0);
    expect(await count('FROM users WHERE is_admin')).toBe(1);
    expect(samples.at(-1)).toMatchObject({ gender: null, latitude: null, discoverable: false });
  });

  it('has a picture of every venue in local storage', async () => {
    const images = await db.venueImage.findMany();
    expect(new Set(images.map(({ venueId }) => venueId)).size).toBe(await count('FROM venues'));
    for (const { imageKey, width } of images) {
      const path = localPath(uploadDir, imageKey) ?? '';
      expect((await sharp(path).metadata()).width).toBe(width);
    }
    expect(
      await count(
        'FROM venue_images i JOIN uploads u ON u.key = i.image_key AND u.attached_at IS NOT NULL',
      ),
    ).toBe(images.length);
  });

  it('has notifications that are read in every language, each about something that exists', async () => {
    const all = await db.notification.findMany();
    const types = all.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['game_created', 'booking_request']));
    expect(types.filter((type) => topicOf(type) === null)).toEqual([]);
    for (const { title, message, ...row } of all) {
      const said = row.said as unknown as { title: Said; message: Said };
      expect([said.title.english, said.message.english]).toEqual([title, message]);
      for (const one of [said.title, said.message]) {
        expect(wordsFor(one, 'ur'), one.key).toMatch(/[\u0600-\u06ff]/);
      }
    }
    expect(
      await count(`FROM notifications n WHERE type = 'booking_request' AND NOT EXISTS (
        SELECT FROM booking_requests b WHERE b.id = (n.data->>'bookingId')::int
          AND b.coach_user_id = n.user_id AND b.client_id = n.actor_id AND b.status = 'pending'
          AND b.starts_at = (n.said #>> '{message,params,startsAt}')::timestamptz)`),
    ).toBe(0);
    expect(
      await count(`FROM notifications n WHERE type = 'game_created' AND NOT EXISTS (
        SELECT FROM games g WHERE g.id = (n.data->>'gameId')::int
          AND g.starts_at = (n.said #>> '{message,params,start,startsAt}')::timestamptz)`),
    ).toBe(0);
  });

  it('has likes waiting for the sample player, and complete matches', async () => {
    const waiting = { user2Id: SAMPLE_IDS.player, status: 'pending' } as const;
    expect(await db.match.count({ where: waiting })).toBeGreaterThanOrEqual(10);
    expect(
      await count(`FROM matches m WHERE status = 'matched' AND NOT EXISTS (
        SELECT FROM matches w WHERE w.user1_id = m.user2_id AND w.user2_id = m.user1_id AND w.status = 'matched')`),
    ).toBe(0);
    expect(
      await count(`FROM matches m WHERE status = 'matched' AND NOT EXISTS (
        SELECT FROM friend_requests f WHERE f.status = 'accepted'
          AND (f.sender_id, f.receiver_id) IN ((m.user1_id, m.user2_id), (m.user2_id, m.user1_id)))`),
    ).toBe(0);
  });
});

describe('the consistency of the sample data', () => {
  it('venues and coaches are rated by their reviews', async () => {
    expect(
      await count(`FROM venues v WHERE (review_count, rating_sum) <> (
        SELECT count(*)::int, coalesce(sum(rating), 0)::int FROM venue_reviews r WHERE r.venue_id = v.id)`),
    ).toBe(0);
    expect(
      await count(`FROM coach_applications c WHERE (review_count, rating_sum) <> (
        SELECT count(*)::int, coalesce(sum(rating), 0)::int FROM coach_reviews r WHERE r.coach_id = c.id)`),
    ).toBe(0);
  });

  it('member and player counts are right and include the creator', async () => {
    expect(
      await count(`FROM groups g WHERE member_count <> (SELECT count(*) FROM group_members m WHERE m.group_id = g.id)
        OR NOT EXISTS (SELECT FROM group_members m WHERE m.group_id = g.id AND m.user_id = g.creator_id AND m.role = 'creator')`),
    ).toBe(0);
    expect(
      await count(`FROM games g WHERE (going_count, waitlist_count) <> (
        SELECT count(*) FILTER (WHERE p.status = 'going')::int, count(*) FILTER (WHERE p.status = 'waitlisted')::int
        FROM game_participants p WHERE p.game_id = g.id)`),
    ).toBe(0);
  });

  it('only full games have a waitlist, and women-only groups have only women', async () => {
    expect(await count('FROM games WHERE waitlist_count > 0 AND going_count < max_players')).toBe(
      0,
    );
    expect(
      await count(`FROM group_members m JOIN groups g ON g.id = m.group_id JOIN users u ON u.id = m.user_id
        WHERE g.audience = 'women' AND u.gender IS DISTINCT FROM 'female'`),
    ).toBe(0);
  });

  it('messages are numbered without gaps, and unread counts do not exceed them', async () => {
    expect(
      await count(`FROM conversations c WHERE last_seq <> (SELECT count(*) FROM messages m WHERE m.conversation_id = c.id)
        OR last_seq <> coalesce((SELECT max(seq) FROM messages m WHERE m.conversation_id = c.id), 0)`),
    ).toBe(0);
    expect(
      await count(`FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
        WHERE m.last_read_seq > c.last_seq OR EXISTS (SELECT FROM messages x
          WHERE x.conversation_id = c.id AND x.sender_id = m.user_id AND x.seq > m.last_read_seq)`),
    ).toBe(0);
  });

  it('every active group has upcoming games, and nothing was created in the future', async () => {
    const now = `'${EVENING.toISOString()}'::timestamptz`;
    expect(
      await count(`FROM groups g WHERE is_active AND NOT EXISTS (
        SELECT FROM games a WHERE a.group_id = g.id AND a.starts_at > ${now} AND a.status <> 'completed')`),
    ).toBe(0);
    expect(await count(`FROM games WHERE status = 'completed' AND ends_at > ${now}`)).toBe(0);
    const written = await rows<{
      name: string;
    }>(`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'created_at' AND table_name <> 'sports'`);
    for (const { name } of written) {
      expect([name, await count(`FROM "${name}" WHERE created_at > ${now}`)]).toEqual([name, 0]);
    }
  });

  it('nobody plays, joins or reviews before they registered', async () => {
    const early = (table: string, user: string, at: string) =>
      count(`FROM ${table} t JOIN users u ON u.id = t.${user} WHERE t.${at} < u.created_at`);
    expect(await early('group_members', 'user_id', 'joined_at')).toBe(0);
    expect(await early('venue_reviews', 'user_id', 'created_at')).toBe(0);
    expect(await early('game_participants', 'user_id', 'created_at')).toBe(0);
    expect(await early('groups', 'creator_id', 'created_at')).toBe(0);
    expect(await early('venues', 'added_by_id', 'created_at')).toBe(0);
  });

  it('there are three approved coaches at the given rates and applications for the admin', async () => {
    const coaches = await db.coachApplication.findMany({
      where: { status: 'approved' },
      orderBy: { id: 'asc' },
    });
    expect(coaches.map(({ id, hourlyRate }) => [id, hourlyRate])).toEqual([
      [1, 5000],
      [2, 3500],
      [3, 4000],
    ]);
    expect(coaches[0]?.userId).toBe(SAMPLE_IDS.coach);
    expect(await db.coachApplication.count({ where: { status: 'pending' } })).toBeGreaterThan(2);
    expect(await db.venueApplication.count({ where: { status: 'pending' } })).toBeGreaterThan(2);
    expect(
      await count(`FROM coach_reviews r WHERE NOT EXISTS (SELECT FROM booking_requests b
        WHERE b.coach_id = r.coach_id AND b.client_id = r.user_id AND b.status = 'completed')`),
    ).toBe(0);
  });

  it('every class has dates in the next weeks, some joined, that fit the coach’s bookings', async () => {
    const now = `'${EVENING.toISOString()}'::timestamptz`;
    expect(
      await count(`FROM coach_classes k WHERE (SELECT count(*) FROM class_sessions s WHERE s.class_id = k.id
        AND s.starts_at BETWEEN ${now} AND ${now} + interval '28 days') < 3`),
    ).toBe(0);
    expect(await count('FROM class_sessions WHERE going_count > 0')).toBeGreaterThan(8);
    expect(
      await count(`FROM class_sessions s WHERE (going_count, waitlist_count) <> (
        SELECT count(*) FILTER (WHERE p.status = 'going')::int, count(*) FILTER (WHERE p.status = 'waitlisted')::int
        FROM class_participants p WHERE p.session_id = s.id) OR waitlist_count > 0 AND going_count < places`),
    ).toBe(0);
    expect(
      await count(`FROM class_sessions s JOIN booking_requests b ON b.coach_user_id = s.coach_user_id
        AND b.status IN ('pending', 'accepted')
        AND tstzrange(b.starts_at, b.ends_at) && tstzrange(s.starts_at, s.ends_at)`),
    ).toBe(0);
    const own = await db.classParticipant.findMany({
      where: { userId: SAMPLE_IDS.player },
      orderBy: { sessionId: 'asc' },
      select: { status: true, session: { select: { class: { select: { name: true } } } } },
    });
    expect(own.map(({ status, session }) => [session.class.name, status])).toEqual([
      ['Adult beginners', 'going'],
      ['Weekend nets', 'waitlisted'],
    ]);
    const weekdays = await rows<{ name: string; day: number }>(
      `SELECT DISTINCT k.name, extract(isodow FROM s.starts_at AT TIME ZONE s.time_zone)::int AS day
       FROM class_sessions s JOIN coach_classes k ON k.id = s.class_id ORDER BY k.name, day`,
    );
    expect(weekdays.map(({ name, day }) => `${name} ${day}`)).toEqual([
      'Adult beginners 6',
      'Junior squad 1',
      'Junior squad 3',
      'Ladies morning class 2',
      'Ladies morning class 4',
      'Under sixteen academy 5',
      'Weekend nets 7',
    ]);
  });

  it('courts can be asked for, and taken hours do not start before they open', async () => {
    const venues = await rows<{ venue_id: number; owner_id: number; asked: number }>(
      `SELECT c.venue_id, v.owner_id, count(t.id) FILTER (WHERE t.status = 'asked')::int AS asked
       FROM courts c JOIN venues v ON v.id = c.venue_id JOIN court_times t ON t.court_id = c.id
       GROUP BY 1, 2`,
    );
    expect(venues.length).toBeGreaterThan(8);
    expect(venues.filter(({ owner_id }) => owner_id === null)).toEqual([]);
    const own = venues.filter(({ owner_id }) => owner_id === SAMPLE_IDS.creator);
    expect(own.map(({ asked }) => asked)).toEqual([1]);
    expect(await count(`FROM jobs WHERE kind = 'courts:lapse'`)).toBe(1);
    expect(
      await count(
        `FROM court_times WHERE substring(wall_start FROM 12) NOT BETWEEN '07:00' AND '22:00'`,
      ),
    ).toBe(0);
    expect(
      await count(
        `FROM venue_reviews r JOIN venues v ON v.id = r.venue_id AND v.owner_id = r.user_id`,
      ),
    ).toBe(0);
  });

  it('the sample creator is owed for the last games, and every bill is of a game of its group', async () => {
    expect(
      await count(`FROM game_bills b JOIN money_accounts a ON a.id = b.payee_id
      JOIN games g ON g.id = b.game_id AND g.group_id = a.group_id
      WHERE a.user_id = ${SAMPLE_IDS.creator}`),
    ).toBe(4);
    const open = await rows<{ open: number }>(
      `SELECT sum(CASE e.kind WHEN 'share' THEN e.amount ELSE -e.amount END)::int AS open FROM money_entries e`,
    );
    expect(open[0]?.open).toBeGreaterThan(0);
    expect(
      await count(`FROM game_bills b WHERE heads <> (SELECT count(*) FROM game_participants p
        WHERE p.game_id = b.game_id AND p.attendance = 'attended')`),
    ).toBe(0);
  });

  it('every trigger is enabled', async () => {
    expect(await count(`FROM pg_trigger WHERE tgenabled <> 'O' AND NOT tgisinternal`)).toBe(0);
  });

  it('every sequence is ready for the next row', async () => {
    const group = await db.group.create({ data: { name: 'Next one', sportId: 1 } });
    const user = await db.user.create({ data: { email: 'next@example.test' } });
    expect([group.id, user.id]).toEqual([41, await count('FROM users')]);
  });
});
