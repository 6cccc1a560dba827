import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { recordAudit } from '@/lib/platform/observability/audit';
import { createUser } from '@/tests/factories/users';
import { ensureRole, grantToApp, hasSeparateRole } from './app-role.mjs';

const ownerUrl = process.env.DATABASE_URL ?? '';
// A role belongs to the whole server, which all test files of a run share.
const ROLE = `app_${process.pid}_${Date.now()}`;
const appUrl = Object.assign(new URL(ownerUrl), { username: ROLE, password: 'of-a-test' }).href;
const owner = new Client({ connectionString: ownerUrl });
const app = new Client({ connectionString: appUrl });

beforeAll(async () => {
  await owner.connect();
  await ensureRole(owner, ROLE, 'of-a-test');
  await grantToApp(ownerUrl, appUrl);
  await grantToApp(ownerUrl, appUrl);
  await app.connect();
  await recordAudit({ actorId: null, action: 'venue.verified', targetType: 'test', targetId: 1 });
});

afterAll(async () => {
  await app.end();
  await owner.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
  await owner.end();
});

it('lets the app append to the audit log and read it', async () => {
  const before = await app.query('SELECT count(*)::int AS n FROM audit_logs');
  await app.query(
    "INSERT INTO audit_logs (action, target_type, target_id) VALUES ('test.added', 'test', '2')",
  );
  const after = await app.query('SELECT count(*)::int AS n FROM audit_logs');
  expect(after.rows[0].n).toBe(before.rows[0].n + 1);
});

it.each([
  ["UPDATE audit_logs SET action = 'changed'"],
  ['DELETE FROM audit_logs'],
  ['TRUNCATE audit_logs'],
  ['DROP TABLE audit_logs'],
  ['ALTER TABLE audit_logs DISABLE TRIGGER ALL'],
  ['DROP TRIGGER audit_logs_append_only ON audit_logs'],
  ['ALTER TABLE audit_logs OWNER TO CURRENT_USER'],
  ["SET session_replication_role = 'replica'"],
  [
    "INSERT INTO audit_logs (id, action, target_type, target_id) VALUES ((SELECT min(id) FROM audit_logs), 'x', 'x', '1') ON CONFLICT (id) DO UPDATE SET action = 'changed'",
  ],
  ['UPDATE _prisma_migrations SET checksum = NULL'],
  ['UPDATE places SET latitude = 0'],
  ['DELETE FROM places'],
])('denies the app: %s', async (statement) => {
  await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  const { rows } = await owner.query("SELECT action FROM audit_logs WHERE target_id = '1'");
  expect(rows).toEqual([{ action: 'venue.verified' }]);
});

it('lets the app change rows of other tables', async () => {
  const { id } = await createUser();
  await app.query('UPDATE users SET bio = $2 WHERE id = $1', [id, 'Written by the product.']);
  expect((await db.user.findUniqueOrThrow({ where: { id } })).bio).toBe('Written by the product.');
  expect((await app.query('DELETE FROM users WHERE id = $1', [id])).rowCount).toBe(1);
});

it('tells the two roles apart by name', () => {
  expect(hasSeparateRole(ownerUrl, appUrl)).toBe(true);
  expect(hasSeparateRole(ownerUrl, ownerUrl)).toBe(false);
});

it('has a trigger that protects the audit log even from the owner of the table', async () => {
  await expect(owner.query("UPDATE audit_logs SET action = 'changed'")).rejects.toThrow(
    /append-only/,
  );
  await expect(owner.query('TRUNCATE audit_logs')).rejects.toThrow(/append-only/);
});
