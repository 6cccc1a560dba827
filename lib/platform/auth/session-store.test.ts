import { describe, expect, it } from 'vitest';
import { findLiveSessionIds } from '@/lib/platform/auth/live-sessions';
import { createSession, findSession, toSessionId } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { sweep } from '@/lib/platform/jobs/sweep';
import { createUser } from '@/tests/factories/users';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const rowOf = (token: string) =>
  db.session.findUniqueOrThrow({ where: { sid: toSessionId(token) } });

/** Backdates the start and the last use of a session. The columns round to milliseconds; rounded up, the time would lie ahead. */
async function age(token: string, { startedMs, usedMs }: { startedMs: number; usedMs: number }) {
  await pool.query(
    `UPDATE sessions SET created_at = date_trunc('milliseconds', now()) - make_interval(secs => $2),
       last_seen_at = date_trunc('milliseconds', now()) - make_interval(secs => $3),
       expire = date_trunc('milliseconds', now()) - make_interval(secs => $2) + interval '720 hours' WHERE sid = $1`,
    [toSessionId(token), startedMs / 1_000, usedMs / 1_000],
  );
}

async function isIn(token: string): Promise<boolean> {
  const sid = toSessionId(token);
  const [session, live] = [await findSession(token), await findLiveSessionIds([sid])];
  expect(live.has(sid), 'the same for its sockets').toBe(session !== null);
  return session !== null;
}

describe('a session', () => {
  it('ends 30 days after signing in, even if used every day', async () => {
    const { token } = await createSession({ userId: (await createUser()).id });
    const first = await rowOf(token);
    expect(first.expire.getTime() - first.createdAt.getTime()).toBe(30 * DAY_MS);
    await age(token, { startedMs: 29.9 * DAY_MS, usedMs: DAY_MS + HOUR_MS });
    const before = await rowOf(token);
    expect(await isIn(token)).toBe(true);
    expect((await rowOf(token)).expire).toEqual(before.expire);
    await age(token, { startedMs: 30 * DAY_MS, usedMs: 0 });
    expect(await isIn(token)).toBe(false);
  });

  it('cannot be extended beyond 30 days in the database', async () => {
    const { token } = await createSession({ userId: (await createUser()).id });
    const longer = { expire: new Date(Date.now() + 31 * DAY_MS) };
    const change = db.session.update({ where: { sid: toSessionId(token) }, data: longer });
    await expect(change).rejects.toThrow(/sessions_lifetime/);
  });

  it('is updated at most once a day while it is used', async () => {
    const person = await createUser();
    const { token } = await createSession({ userId: person.id });
    await age(token, { startedMs: 3 * DAY_MS, usedMs: 23 * HOUR_MS });
    const before = await rowOf(token);
    await findSession(token);
    expect(await rowOf(token)).toEqual(before);
    await age(token, { startedMs: 3 * DAY_MS, usedMs: 25 * HOUR_MS });
    await db.user.update({ where: { id: person.id }, data: { lastActiveAt: new Date(0) } });
    await findSession(token);
    expect(Date.now() - (await rowOf(token)).lastSeenAt.getTime()).toBeLessThan(HOUR_MS);
    const { lastActiveAt } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(lastActiveAt?.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
  });

  it('of a player survives a week of inactivity', async () => {
    const { token } = await createSession({ userId: (await createUser()).id });
    await age(token, { startedMs: 8 * DAY_MS, usedMs: 7 * DAY_MS });
    expect(await isIn(token)).toBe(true);
  });
});

describe('an admin’s session', () => {
  it('ends after 12 hours of inactivity, and continues while it is used', async () => {
    const admin = await createUser({ isAdmin: true });
    const { token } = await createSession({ userId: admin.id });
    await age(token, { startedMs: 2 * DAY_MS, usedMs: 11.9 * HOUR_MS });
    expect(await isIn(token)).toBe(true);
    const seen = (await rowOf(token)).lastSeenAt;
    expect(Date.now() - seen.getTime(), 'the use was recorded').toBeLessThan(HOUR_MS);
    await age(token, { startedMs: 2 * DAY_MS, usedMs: 12 * HOUR_MS });
    expect(await isIn(token)).toBe(false);
    await sweep();
    expect(await db.session.count({ where: { sid: toSessionId(token) } })).toBe(0);
  });

  it('is held to these limits as soon as its owner becomes an admin', async () => {
    const person = await createUser();
    const { token } = await createSession({ userId: person.id });
    await age(token, { startedMs: 2 * DAY_MS, usedMs: 20 * HOUR_MS });
    expect(await isIn(token)).toBe(true);
    await db.user.update({ where: { id: person.id }, data: { isAdmin: true } });
    expect(await isIn(token)).toBe(false);
  });
});
