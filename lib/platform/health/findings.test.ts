import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { addAllTexts } from '@/languages/all';
import { env } from '@/lib/platform/env/server';
import * as databaseFacts from '@/lib/platform/health/database-facts';
import { logFindings, readFindings } from '@/lib/platform/health/findings';
import type { Health } from '@/lib/platform/health/service';
import { runIn } from '@/lib/platform/language/run-in';
import { log } from '@/lib/platform/observability/log';
import { requestTo } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { pushPair } from '@/tests/factories/site';
import { call } from '@/tests/integration/call';

const get = () => GET(requestTo('/api/health'));

/** The parts of `/api/health`, whose names reveal nothing about the settings. */
const PARTS = ['database', 'disk', 'jobs', 'mail', 'realtime', 'storage'];
const CACHED = { ...env };
/** A deployed site with only the required variables, with bad values. */
const BARE = { LOCAL_MODE: false, NEXTAUTH_URL: 'http://play.example.org', SMTP_URL: undefined };

const POLL_EVERY_MS = 15_000;
// An integer, because fractions would add up to a little less.
let clockMs = Math.ceil(performance.now());

beforeEach(() => {
  // Expires the findings of the test before.
  clockMs += POLL_EVERY_MS;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(() => {
  Object.assign(env, CACHED);
  vi.restoreAllMocks();
});

it('a bare production start says what is missing, and what to do', async () => {
  Object.assign(env, BARE);
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  await logFindings();
  expect(warn.mock.calls).toEqual(
    expect.arrayContaining([
      [
        {
          check: 'address',
          result: 'failure',
          remedy: expect.stringContaining('Set NEXTAUTH_URL'),
        },
        expect.stringContaining('without TLS'),
      ],
      [
        { check: 'mail', result: 'warning', remedy: expect.stringContaining('Set SMTP_URL') },
        expect.stringContaining('No letter can leave'),
      ],
    ]),
  );
});

it('local mode says nothing', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  await logFindings();
  expect(warn).not.toHaveBeenCalled();
});

it('names failures before warnings', async () => {
  Object.assign(env, BARE);
  const results = (await readFindings()).map(({ result }) => result);
  expect(results).toEqual(results.toSorted());
  expect(new Set(results)).toEqual(new Set(['failure', 'warning']));
});

it('/api/health tells anybody how much was found, but not what, and is degraded by a failure', async () => {
  Object.assign(env, BARE);
  const names = (await readFindings()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['address', 'mail']));
  const health = (await (await get()).json()) as Health;
  expect(health.warnings).toBe(names.length);
  expect(health.degraded).toBe(true);
  expect(health.parts.mail).toEqual({ ok: true, provider: 'none' });
  const { parts, ...notified } = health;
  for (const name of names) expect(JSON.stringify(notified)).not.toContain(name);
  expect(Object.keys(parts).toSorted()).toEqual(PARTS);
  expect(JSON.stringify(health)).not.toMatch(/play\.example|SMTP_URL/);
});

it('looks once in 15 seconds, however often and at the same time somebody asks', async () => {
  const looks = vi.spyOn(databaseFacts, 'readDatabaseFacts');
  const ask = () => Promise.all([get(), get(), readFindings()]);
  await ask();
  clockMs += POLL_EVERY_MS - 1;
  await ask();
  expect(looks).toHaveBeenCalledTimes(1);
  clockMs += 1;
  await ask();
  expect(looks).toHaveBeenCalledTimes(2);
});

it('the console says the sentences, in the language of the admin', async () => {
  env.VAPID_PUBLIC_KEY = pushPair().VAPID_PUBLIC_KEY;
  const { cookie } = await createSignedIn({ isAdmin: true });
  const read = async () => (await call('GET /api/admin/findings', { cookie })).json();
  expect(await read()).toContainEqual({
    name: 'push',
    result: 'failure',
    sentence: expect.stringContaining('are no pair'),
    remedy: expect.stringContaining('generate-vapid-keys'),
  });
  addAllTexts();
  expect(await runIn('ur', read)).toContainEqual(
    expect.objectContaining({ name: 'push', sentence: expect.stringContaining('جوڑا نہیں') }),
  );
});
