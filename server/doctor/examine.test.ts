import { expect, it } from 'vitest';
import { examineServerEnv } from '@/lib/platform/env/schema';
import { GOOD_ENV } from '@/tests/factories/site';
import { examine } from './examine';

const DATABASE_URL = process.env.DATABASE_URL ?? '';
const offline = {
  NEXTAUTH_URL: 'http://127.0.0.1:1',
  SMTP_URL: undefined,
  WS_PORT: '0',
  PORT: '0',
};

const named = async (env: Record<string, string | undefined>, ownOnly = false) => {
  const findings = await examine(examineServerEnv({ ...GOOD_ENV, ...offline, ...env }), {
    ownOnly,
  });
  return Object.fromEntries(findings.map(({ name, result }) => [name, result]));
};

it('looks at the machine, the settings and the database', async () => {
  expect(await named({ DATABASE_URL })).toMatchObject({
    environment: 'ok',
    node: expect.any(String),
    address: 'failure',
    mail: 'warning',
    database: 'ok',
    postgres: 'ok',
    extensions: 'ok',
    migrations: 'ok',
    listening: 'ok',
    clock: 'ok',
  });
});

it('goes on when the database does not answer', async () => {
  const found = await named({ DATABASE_URL: 'postgresql://a@127.0.0.1:1/b' });
  expect(found).toMatchObject({ database: 'failure', mail: 'warning' });
  expect(found.postgres).toBeUndefined();
});

it('goes on when variables cannot be used, and judges none of their placeholders', async () => {
  const found = await named({ NEXTAUTH_SECRET: 'short', DATABASE_URL: undefined });
  expect(found).toMatchObject({ environment: 'failure', address: 'failure' });
  expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['secrets']));
  expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['database']));
});

it('at the start makes only the checks of the product itself', async () => {
  const found = await named({ DATABASE_URL, GOOGLE_MAPS_API_KEY: 'key' }, true);
  expect(found).toMatchObject({ mail: 'warning', database: 'ok' });
  expect(found.maps).toBeUndefined();
  expect(found.public).toBeUndefined();
});

it('of a local instance looks at the time zones alone at the start', async () => {
  const found = await named({ DATABASE_URL, LOCAL_MODE: '1' }, true);
  expect(Object.keys(found)).toEqual(['zones']);
});
