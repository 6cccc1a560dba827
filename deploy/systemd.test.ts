import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from '../server/local/node-memory.mjs';
import { isInstalled, isProgram, read, scriptsOf } from './testing/programs';

const FOLDER = 'deploy/systemd';
const COMMON = `${FOLDER}/maidan-.service.d/common.conf`;
const units = readdirSync(FOLDER).filter((name) => name.includes('.') && !name.endsWith('.d'));
const services = units.filter((name) => name.endsWith('.service'));
const MEMORY_SETTINGS = Object.entries(MEMORY_ENVIRONMENT).map(
  ([name, value]) => `${name}=${value}`,
);
const processes = services.filter((name) => name !== 'maidan-migrate.service');

/** The values of a setting, one for each of its lines. */
const valuesOf = (file: string, name: string): string[] =>
  read(file)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
const wordsOf = (file: string, name: string) =>
  valuesOf(file, name).flatMap((value) => value.split(' '));

it('is one target with the migrations and the three processes', () => {
  expect(units.toSorted()).toEqual([
    'maidan-jobs.service',
    'maidan-migrate.service',
    'maidan-realtime.service',
    'maidan-web.service',
    'maidan.target',
  ]);
  expect(wordsOf(`${FOLDER}/maidan.target`, 'Wants').toSorted()).toEqual(services.toSorted());
  // So that stopping and restarting the target includes them.
  expect(valuesOf(COMMON, 'PartOf')).toEqual(['maidan.target']);
});

describe.each(services)('%s', (name) => {
  const file = `${FOLDER}/${name}`;

  it('starts scripts that exist, with the Node of the system', () => {
    const commands = valuesOf(file, 'ExecStart');
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).toMatch(/^\/usr\/bin\/node /);
      expect(scriptsOf(command)).toHaveLength(1);
      expect(scriptsOf(command).every(isProgram), command).toBe(true);
    }
  });

  it('names only units of this folder, and those of the system that it may wait for', () => {
    const named = ['Requires', 'Wants', 'After'].flatMap((setting) => wordsOf(file, setting));
    const others = named.filter((unit) => !units.includes(unit));
    expect(
      others.filter((unit) => !/^(network-online\.target|postgresql\.service)$/.test(unit)),
    ).toEqual([]);
  });
});

it.each(processes)('%s waits for the migrations and is restarted for ever', (name) => {
  const file = `${FOLDER}/${name}`;
  expect(valuesOf(file, 'Requires')).toEqual(['maidan-migrate.service']);
  expect(valuesOf(file, 'After')).toEqual(['maidan-migrate.service']);
  expect(valuesOf(file, 'Restart')).toEqual(['always']);
  // Longer than the limit of five starts in ten seconds, after which systemd gives up.
  expect(Number(valuesOf(file, 'RestartSec')[0])).toBeGreaterThan(10 / 5);
});

it.each(['web', 'realtime', 'jobs'] as const)('%s is as small as below npm start', (name) => {
  const [command = ''] = valuesOf(`${FOLDER}/maidan-${name}.service`, 'ExecStart');
  expect(command).toContain(`/usr/bin/node ${NODE_FLAGS[name].join(' ')} `);
  expect(wordsOf(COMMON, 'Environment')).toEqual(expect.arrayContaining(MEMORY_SETTINGS));
});

it('sets only variables that the product knows', () => {
  const known: string[] = Object.keys(serverEnvSchema.shape);
  const set = [COMMON, ...services.map((name) => `${FOLDER}/${name}`)]
    .flatMap((file) => wordsOf(file, 'Environment'))
    .map((setting) => setting.split('=', 1)[0] ?? '');
  expect(set.length).toBeGreaterThan(3);
  // Variables of Next and of the C library.
  known.push('NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX');
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

it('runs as an account without rights, which can write only its own folders', () => {
  const common = read(COMMON).split('\n');
  for (const setting of [
    'User=maidan',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'StateDirectory=maidan maidan/uploads',
  ])
    expect(common).toContain(setting);
  expect(wordsOf(COMMON, 'Environment')).toEqual(
    expect.arrayContaining(['DATA_DIR=/var/lib/maidan', 'UPLOAD_DIR=/var/lib/maidan/uploads']),
  );
});

it('gives the password of the owner of the tables to the migrations only', () => {
  const readers = services.filter((name) => read(`${FOLDER}/${name}`).includes('migrate.env'));
  expect(readers).toEqual(['maidan-migrate.service']);
  expect(valuesOf(COMMON, 'EnvironmentFile')).toEqual(['/etc/maidan/maidan.env']);
});

it('is accepted by systemd', ({ skip }) => {
  skip(!isInstalled('systemd-analyze', '--version'), 'systemd-analyze is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'maidan-units-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    for (const name of services) {
      const copy = join(folder, name);
      // Node may be elsewhere on this machine.
      writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll('/usr/bin/node', process.execPath));
    }
    const files = units.map((name) => join(folder, name));
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', ...files],
      { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` } },
    );
    expect(stderr.split('\n').filter((line) => line.includes('maidan'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
