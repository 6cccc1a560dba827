#!/usr/bin/env node
// `npm run admin -- grant EMAIL`, `revoke EMAIL` and `reset-two-step EMAIL`. Uses DATABASE_URL, otherwise the data folder of
// `npm start`, whether it is running or not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { takeLock } from '../server/local/lock.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { EXIT_USAGE, ROOT, requireInstalled, runCommandLine } from './command-line.mjs';

const VERBS = ['grant', 'revoke', 'reset-two-step'];
const USAGE = `Usage: npm run admin -- grant EMAIL   or   npm run admin -- revoke EMAIL
Who lost both phone and recovery codes: npm run admin -- reset-two-step EMAIL`;
const TABLE_MISSING = '42P01';

/** Makes someone an admin (`grant`) or removes the role (`revoke`), and writes to the audit log. Returns the message to print. */
export async function changeAdmin(url, verb, email) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error) => {
    throw new PlainError(
      `The database cannot be reached (${error.message || error.code}). Is Maidan still starting?`,
    );
  });
  try {
    await client.query('BEGIN');
    const answer = await changeInTransaction(client, verb === 'grant', email);
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    if (error.code !== TABLE_MISSING) throw error;
    throw new PlainError('This database has no Maidan tables yet. Run npm start once.');
  } finally {
    // Rolls back anything uncommitted.
    await client.end();
  }
}

/** The same row that lib/platform/observability/security-events writes. */
async function noteEvent(client, event, userId, detail) {
  await client.query('INSERT INTO security_events (event, user_id, detail) VALUES ($1, $2, $3)', [
    event,
    userId,
    detail,
  ]);
}

async function changeInTransaction(client, isAdmin, email) {
  const { rows } = await client.query(
    'SELECT id, is_admin FROM users WHERE email = lower($1) FOR UPDATE',
    [email],
  );
  const user = rows[0];
  if (!user) throw new PlainError(`Nobody is registered as ${email}.`);
  if (user.is_admin === isAdmin)
    return `${email} is ${isAdmin ? 'already an' : 'not an'} admin. Nothing changed.`;
  await client.query('UPDATE users SET is_admin = $2 WHERE id = $1', [user.id, isAdmin]);
  const detail = isAdmin ? 'admin granted' : 'admin revoked';
  await noteEvent(client, 'privilege_permissions_changed', user.id, detail);
  await client.query(
    `INSERT INTO audit_logs (actor_id, action, target_type, target_id, data)
     VALUES (NULL, $1, 'user', $2, '{"by": "command line"}')`,
    [isAdmin ? 'admin:granted' : 'admin:revoked', String(user.id)],
  );
  return isAdmin ? `${email} is an admin now.` : `${email} is no longer an admin.`;
}

/** Calls `work` with the database URL: DATABASE_URL, otherwise the data folder's own database, started if necessary. */
export async function onDatabase({ externalUrl, dataDir }, work) {
  if (externalUrl) return work(externalUrl);
  if (!existsSync(join(dataDir, 'postgres', 'data'))) {
    throw new PlainError(
      `There is no data in ${dataDir} yet. Run npm start once, or set DATABASE_URL.`,
    );
  }
  const { rememberedUrl, startPostgres } = await import('../server/local/postgres.mjs');
  const { lock } = takeLock(join(dataDir, 'lock.json'));
  if (!lock) return work(rememberedUrl(dataDir));
  try {
    const postgres = await startPostgres({ dataDir });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    lock.release();
  }
}

/** In a separate process, because it uses the product's code, which knows all access of a person. */
async function resetTwoStep(email, env, { dataDir, uploadDir }, url) {
  // It imports packages.
  const { runOnDatabase } = await import('./run-bundle.mjs');
  const folders = { DATA_DIR: dataDir, UPLOAD_DIR: uploadDir };
  return runOnDatabase('reset-two-step', [email], { LOG_LEVEL: 'error', ...env, ...folders }, url);
}

async function main([verb, email, ...rest]) {
  const isUsable = VERBS.includes(verb) && email?.includes('@') && rest.length === 0;
  if (!isUsable) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  requireInstalled();
  const env = withEnvFile(ROOT, process.env);
  const options = readOptions([], env, ROOT);
  return onDatabase(options, async (url) => {
    if (verb === 'reset-two-step') return resetTwoStep(email, env, options, url);
    console.log(await changeAdmin(url, verb, email));
    return 0;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runCommandLine(main);
