import pg from 'pg';
import { PlainError } from '../server/local/plain-error.mjs';

/** What the product writes and may never change again. */
const APPEND_ONLY = ['audit_logs'];

/** Whether the product connects as another role than the one that owns the tables. */
export const hasOwnRole = (ownerUrl, appUrl) => roleOf(ownerUrl) !== roleOf(appUrl);

const roleOf = (url) => decodeURIComponent(new URL(url).username);

/**
 * Gives the role of `appUrl` what the product does to rows, and nothing that changes tables; on the audit log it may add
 * and read. Run after every migration, because new tables belong to the owner alone.
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
      REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${role};
      REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${role}`);
  } catch (error) {
    throw new PlainError(
      `The role of DATABASE_URL cannot be given its rights by that of MIGRATE_DATABASE_URL: ${error.message}`,
    );
  } finally {
    await client.end();
  }
}

/** The role the product connects as: it may sign in, and by itself nothing else. */
export async function ensureRole(client, role, password) {
  const name = client.escapeIdentifier(role);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (!rowCount) await client.query(`CREATE ROLE ${name} LOGIN`);
  await client.query(`ALTER ROLE ${name} PASSWORD ${client.escapeLiteral(password)}`);
}
