import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAHORE } from '@/lib/platform/city/lahore';
import { childEnvironment, readOptions, withEnvFile } from './environment.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

describe('.env', () => {
  it('fills in missing variables, and treats empty ones as missing', async () => {
    const folder = await temporaryFolder();
    writeFileSync(
      join(folder, '.env'),
      'PORT=4000\nSEED="empty"\n# note\nHOST=\nSMTP_URL=smtp://a\n',
    );
    const env = withEnvFile(folder, { PORT: '5000', SEED: '' });
    expect(env).toEqual({ PORT: '5000', SEED: 'empty', SMTP_URL: 'smtp://a' });
    await removeFolder(folder);
  });
});

describe('options', () => {
  it('default to keeping everything inside the project and on this machine', () => {
    expect(readOptions([], {}, '/project')).toEqual({
      dev: false,
      seed: 'sample',
      dataDir: '/project/.data',
      uploadDir: '/project/.data/uploads',
      host: '127.0.0.1',
      port: 3000,
      wsPort: 0,
      externalUrl: undefined,
      timeZone: LAHORE.timeZone,
      backups: { dir: '/project/.backups', keep: 7, isArchived: false },
    });
  });

  it('read where backups go, how often and how many', () => {
    const env = {
      BACKUP_DIR: '/mnt/b',
      BACKUP_EVERY: '24',
      BACKUP_KEEP: '30',
      BACKUP_PASSPHRASE: 'p',
    };
    expect(readOptions([], env, '/project').backups).toEqual({
      isArchived: true,
      dir: '/mnt/b',
      everyHours: 24,
      keep: 30,
      passphrase: 'p',
    });
  });

  it.each([
    [{}, false],
    [{ BACKUP_EVERY: '24' }, false],
    [{ BACKUP_EVERY: '24', BACKUP_DIR: '/mnt/b' }, true],
    [{ BACKUP_EVERY: '24', BACKUP_DIR: '.data/backups' }, false],
    [{ BACKUP_EVERY: '24', BACKUP_DIR: '/mnt/b', BACKUP_WAL: '0' }, false],
    [{ BACKUP_EVERY: '24', BACKUP_DIR: '/mnt/b', DATABASE_URL: 'postgresql://a@b/c' }, false],
    [{ BACKUP_WAL: '1', DATABASE_URL: 'postgresql://a@b/c' }, true],
  ])('archive the database with %j: %s', (env, isArchived) => {
    expect(readOptions([], env, '/project').backups.isArchived).toBe(isArchived);
  });

  it('read the city of the sample', () => {
    const options = readOptions(['--dev', '--sample', "St. John's"], {}, '/project');
    expect(options).toMatchObject({ dev: true, seed: 'sample', sampleOf: "St. John's" });
    const set = { SEED_CITY: 'Nairobi' };
    expect(readOptions([], set, '/project').sampleOf).toBe('Nairobi');
    const lisbon = readOptions(['--sample=Lisbon'], set, '/project');
    expect(lisbon).toMatchObject({ sampleOf: 'Lisbon', city: 'Lisbon' });
    const own = readOptions(['--sample', 'Lisbon'], { CITY_NAME: 'Sintra' }, '/project');
    expect(own).toMatchObject({ seed: 'sample', city: undefined });
  });

  it('put uploads into a given DATA_DIR', () => {
    const { dataDir, uploadDir } = readOptions([], { DATA_DIR: '/srv/maidan' }, '/project');
    expect([dataDir, uploadDir]).toEqual(['/srv/maidan', '/srv/maidan/uploads']);
  });

  it.each([
    [['--fast'], {}, 'Unknown option --fast'],
    [
      ['--sample', 'New', 'York'],
      {},
      'Unknown option York. Known: --dev, --empty, --city NAME, --sample NAME.',
    ],
    [['--sample'], {}, '--sample needs a city: --sample "Nairobi".'],
    [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not http.'],
    [[], { PORT: '70000' }, 'PORT must be'],
    [[], { SEED: 'full' }, 'SEED must be sample or empty, not full.'],
    [[], { BACKUP_EVERY: '0.5' }, 'BACKUP_EVERY must be a whole number from 1 to 8760, not 0.5.'],
    [[], { BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1, not 0.'],
    [[], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgresql:// address.'],
  ])('%j %j is refused', (argv, env, message) => {
    expect(() => readOptions(argv, env, '/project')).toThrow(message);
  });
});

describe('the environment passed to services', () => {
  const parts = {
    databaseUrl: 'postgresql://x',
    port: 3000,
    wsPort: 3001,
    secrets: { nextAuth: 'made', realtime: 'made too', database: '' },
  };

  it('have the place of the sample in the gazetteer', () => {
    const options = { ...readOptions([], {}, '/project'), sampleCity: { id: 'city:184745' } };
    expect(childEnvironment({}, options, parts).SEED_CITY).toBe('city:184745');
  });

  it('never treats an external database as local, whatever .env says', () => {
    const options = readOptions([], { DATABASE_URL: 'postgresql://x' }, '/project');
    expect(childEnvironment({ LOCAL_MODE: '1' }, options, parts).LOCAL_MODE).toBe('0');
  });

  it('keeps the realtime sidecar on this machine, whatever .env says', () => {
    const given = { WS_HOST: '0.0.0.0', REALTIME_URL: 'http://realtime:3901' };
    const env = childEnvironment(given, readOptions([], {}, '/project'), parts);
    expect(env).toMatchObject({ WS_HOST: '127.0.0.1', WS_PORT: '3001', REALTIME_URL: '' });
  });

  it('prefers given secrets and URLs to generated ones', () => {
    const given = { NEXTAUTH_SECRET: 'mine', NEXTAUTH_URL: 'https://maidan.example' };
    const env = childEnvironment(given, readOptions([], {}, '/project'), parts);
    expect(env).toMatchObject({ ...given, REALTIME_SECRET: 'made too', LOCAL_MODE: '1' });
  });

  it('limits the pools of freed memory, unless somebody has chosen', () => {
    const options = readOptions([], {}, '/project');
    expect(childEnvironment({}, options, parts).MALLOC_ARENA_MAX).toBe('2');
    expect(childEnvironment({ MALLOC_ARENA_MAX: '4' }, options, parts).MALLOC_ARENA_MAX).toBe('4');
  });

  it('never has the passphrase of the backups', () => {
    const given = { BACKUP_PASSPHRASE: 'secret words' };
    const env = childEnvironment(given, readOptions([], given, '/project'), parts);
    expect(env.BACKUP_PASSPHRASE).toBe('');
  });
});
