import pg from 'pg';
import { PlainError } from '../server/local/plain-error.mjs';

/** The app may insert into these tables, but never change their rows. */
const APPEND_ONLY = ['audit_logs', 'money_entries'];
/** Filled by the migrations alone. */
const READ_ONLY = ['_prisma_migrations', 'places'];

export const hasSeparateRole = (ownerUrl, appUrl) => roleOf(ownerUrl) !== roleOf(appUrl);

const roleOf = (url) => decodeURIComponent(new URL(url).username);

/**
 * Grants the role of `appUrl` access to rows, but no right to change tables; on the audit log and the ledgers it may only
 * insert and read, and on tables filled by migrations only read. Run after every migration, because new tables belong to the
 * owner alone.
 */
export async function grantToApp(ownerUrl, appUrl) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = client.escapeIdentifier(roleOf(appUrl));
    await client.query(`
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
      REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(', ')} FROM ${role};
      REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${role}`);
  } catch (error) {
    throw new PlainError(
      `The role of DATABASE_URL cannot be given its rights by that of MIGRATE_DATABASE_URL: ${error.message}`,
    );
  } finally {
    await client.end();
  }
}

/** Creates the role of the app, without any rights but to sign in. */
export async function ensureRole(client, role, password) {
  const name = client.escapeIdentifier(role);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (!rowCount) await client.query(`CREATE ROLE ${name} LOGIN`);
  await client.query(`ALTER ROLE ${name} PASSWORD ${client.escapeLiteral(password)}`);
}
