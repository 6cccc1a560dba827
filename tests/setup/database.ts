import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { newVapidKeys } from '@/server/local/secrets.mjs';

// Runs before each test file is loaded: lib/platform/env parses the environment on import.
const name = `t_${randomBytes(6).toString('hex')}`;
const adminUrl = inject('postgresUrl');

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Cloning needs exclusive access to the template, so files that start together take turns.
    await client.query('SELECT pg_advisory_lock(4242)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

await onServer(`CREATE DATABASE ${name} TEMPLATE maidan_template STRATEGY file_copy`);
const url = new URL(adminUrl);
const uploadDir = join(tmpdir(), `maidan-uploads-${name}`);
url.pathname = `/${name}`;

// A new key pair per run, as on the first start of the product.
const vapid = newVapidKeys();

Object.assign(process.env, {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  NODE_ENV: 'test',
  DATABASE_URL: url.href,
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'test-secret-test-secret-test-secret-1',
  REALTIME_SECRET: 'test-secret-test-secret-test-secret-2',
  UPLOAD_DIR: uploadDir,
  LOCAL_MODE: '1',
  LOG_LEVEL: 'silent',
});

afterAll(async () => {
  const holder = globalThis as typeof globalThis & { maidanPool?: { end: () => Promise<void> } };
  await holder.maidanPool?.end();
  holder.maidanPool = undefined;
  await rm(uploadDir, { recursive: true, force: true });
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});
