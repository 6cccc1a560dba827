import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { NODE_FLAGS } from '../server/local/node-memory.mjs';
import { APP_ROLE, ROLE } from '../server/local/pg-cluster.mjs';
import { isInstalled, isProgram, read, scriptsOf } from './testing/programs';

const serviceSchema = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  restart: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  network_mode: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z
    .union([z.object({ disable: z.literal(true) }), z.looseObject({ test: z.array(z.string()) })])
    .optional(),
});
const text = read('compose.yaml');
const { services, volumes } = z
  .object({
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(text, { merge: true, strict: true, uniqueKeys: true }));
const all = Object.entries(services);
const own = all.filter(([, { build }]) => build === '.');
const service = (name: string) => serviceSchema.parse(services[name]);

it.each(['realtime', 'jobs'] as const)('%s is as small as below npm start', (name) => {
  expect(service(name).command).toEqual(['node', ...NODE_FLAGS[name], `dist/${name}.mjs`]);
});

it('has the parts of the product and what they need', () => {
  expect(Object.keys(services).toSorted()).toEqual(
    ['caddy', 'jobs', 'migrate', 'postgres', 'realtime', 'redis', 'web'].toSorted(),
  );
  expect(own.map(([name]) => name)).toEqual(['web', 'realtime', 'jobs', 'migrate']);
});

describe.each(own)('%s', (_name, { environment, command = [], ...rest }) => {
  it('gets only variables that the product knows', () => {
    const known = Object.keys(serverEnvSchema.shape);
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(rest.env_file).toBe('maidan.env');
  });

  it('runs scripts that exist', () => {
    const scripts = scriptsOf(command.join(' '));
    expect(scripts.filter((script) => !isProgram(script))).toEqual([]);
    // The web process is the image's own command.
    expect(command.length === 0 || scripts.length > 0).toBe(true);
  });

  it('cannot gain rights, and writes only to its volumes', () => {
    expect(rest).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe.each(all)('%s', (name, { restart, depends_on, healthcheck, volumes: mounts, image }) => {
  it('restarts, except the migrations', () => {
    expect(restart).toBe(name === 'migrate' ? 'no' : 'unless-stopped');
  });

  it('has a health check or says that it has none', () => {
    // The image of the web process has its own.
    if (name === 'web') expect(read('Dockerfile')).toContain('HEALTHCHECK');
    else expect(healthcheck).toBeDefined();
    const [, program = '', script = ''] =
      healthcheck && 'test' in healthcheck ? healthcheck.test : [];
    if (program === 'node') expect(isProgram(script)).toBe(true);
  });

  it('waits only for what can come', () => {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const check = service(other).healthcheck;
      if (condition === 'service_completed_successfully') expect(other).toBe('migrate');
      else {
        expect(condition).toBe('service_healthy');
        expect(check && 'disable' in check).toBeFalsy();
      }
    }
  });

  it('mounts what exists', () => {
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      expect(source.startsWith('.') ? existsSync(source) : source in volumes, mount).toBe(true);
    }
  });

  it('comes from an image with a version, or from this folder', () => {
    expect(image).toMatch(/^maidan$|^(?:postgres:18|redis:\d+|caddy:\d+)$/);
  });
});

describe('secrets', () => {
  it('are asked for by name, so that a missing one stops the start', () => {
    const asked = [...text.matchAll(/\$\{?(\w+)([^}\s]*)/g)].filter(([, , end]) => end !== ':?');
    expect(asked.map(([whole]) => whole)).toEqual([]);
  });

  it('of the owner of the tables reach only the database and the migrations', () => {
    const holders = all.filter(([, { environment }]) =>
      Object.values(environment).some((value) => value.includes('POSTGRES_PASSWORD')),
    );
    expect(holders.map(([name]) => name)).toEqual(['migrate', 'postgres']);
  });

  it('are of two roles', () => {
    const userOf = (url = '') => /^postgresql:\/\/(\w+):/.exec(url)?.[1];
    expect(userOf(service('web').environment.DATABASE_URL)).toBe(APP_ROLE);
    expect(userOf(service('migrate').environment.MIGRATE_DATABASE_URL)).toBe(ROLE);
    expect(service('postgres').environment.POSTGRES_USER).toBe(ROLE);
  });
});

describe('the network', () => {
  it('opens nothing but Caddy and, on the server itself, the web process', () => {
    const published = all.filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['web', ['127.0.0.1:3000:3000']],
    ]);
    expect(all.filter(([, one]) => one.network_mode).map(([name]) => name)).toEqual(['caddy']);
    expect(read('deploy/Caddyfile')).toContain('reverse_proxy 127.0.0.1:3000');
  });

  it('leads from the web process to the sidecar, and counts Caddy as a proxy', () => {
    expect(service('web').environment).toMatchObject({
      REALTIME_URL: 'http://realtime:3901',
      TRUSTED_PROXY_HOPS: '1',
    });
    const sidecar = service('realtime');
    expect(sidecar.environment).toMatchObject({ WS_HOST: '0.0.0.0', WS_PORT: '3901' });
    expect(JSON.stringify(sidecar.healthcheck)).toContain('http://127.0.0.1:3901/health');
  });
});

it('creates a role that may sign in and owns nothing', async ({ skip }) => {
  skip(!isInstalled('psql', '--version'), 'psql is not installed');
  const url = process.env.DATABASE_URL ?? '';
  // A separate name, because the tests' server has the real role.
  const role = `app_${randomBytes(6).toString('hex')}`;
  const script = read('deploy/postgres/app-role.sql').replaceAll(APP_ROLE, role);
  const password = "it's secret";
  execFileSync('psql', [url, '--no-psqlrc', '--set=ON_ERROR_STOP=1'], {
    input: script,
    env: { ...process.env, APP_PASSWORD: password },
  });
  const signedIn = Object.assign(new URL(url), { username: role, password });
  const app = new Client({ connectionString: signedIn.href });
  await app.connect();
  const { rows } = await app.query(
    'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user',
  );
  await app.end();
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`DROP ROLE ${role}`);
  await owner.end();
});
