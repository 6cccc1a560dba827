import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { parseServerEnv } from '@/lib/platform/env/schema';
import { newVapidKeys } from '@/server/local/secrets.mjs';

// Runs before each test file is loaded: lib/platform/env parses the environment on import. A process whose files share their
// modules has one database, which is emptied before each file.
const adminUrl = inject('postgresUrl');
const worker = globalThis as typeof globalThis & {
  maidanTestDatabase?: string;
  maidanStores?: Record<string, { forgetAll: () => void }>;
};

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await onDatabase(adminUrl, async (client) => {
    // Cloning needs exclusive access to the template, so files that start together take turns.
    await client.query('SELECT pg_advisory_lock(4242)');
    await client.query(`CREATE DATABASE ${name} TEMPLATE maidan_template STRATEGY file_copy`);
  });
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Removes every row but those of migrations and of the gazetteer. Ids continue, because caches in the process know earlier
 * ones.
 */
const emptyDatabase = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I', tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'places')`,
    );
    const { rows: used } = await client.query<{ name: string }>(
      tables
        .map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`)
        .join(' UNION ALL '),
    );
    if (used.length === 0) return;
    // Not DELETE: its space is reused, and tests would no longer find rows in the order of their creation. No trigger runs.
    const names = used.map(({ name }) => name).join(', ');
    await client.query(`SET session_replication_role = replica; TRUNCATE ${names} CASCADE`);
  });

const earlierUrl = worker.maidanTestDatabase;
if (earlierUrl) {
  await emptyDatabase(earlierUrl);
  // The process's caches came from the deleted rows.
  for (const store of Object.values(worker.maidanStores ?? {})) store.forgetAll();
  const { env } = await import('@/lib/platform/env/server');
  for (const name of Object.keys(env)) Reflect.deleteProperty(env, name);
  Object.assign(env, parseServerEnv(process.env));
}
const url = earlierUrl ?? (await createDatabase());
worker.maidanTestDatabase = url;
const uploadDir = join(tmpdir(), `maidan-uploads-${new URL(url).pathname.slice(1)}`);

if (!earlierUrl) {
  // A new key pair per process, as on the first start of the product.
  const vapid = newVapidKeys();
  Object.assign(process.env, {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    NODE_ENV: 'test',
    DATABASE_URL: url,
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: 'test-secret-test-secret-test-secret-1',
    REALTIME_SECRET: 'test-secret-test-secret-test-secret-2',
    UPLOAD_DIR: uploadDir,
    LOCAL_MODE: '1',
    LOG_LEVEL: 'silent',
  });
}

// A file's replacements end with it: the next one may share its process.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await rm(uploadDir, { recursive: true, force: true });
});
