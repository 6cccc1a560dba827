import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examineServerEnv, parseServerEnv, serverEnvSchema } from '@/lib/platform/env/schema';

const good = {
  DATABASE_URL: 'postgresql://a@127.0.0.1:1/b',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 's'.repeat(32),
  REALTIME_SECRET: 's'.repeat(32),
};

it('.env.example lists every variable of the schema and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(Object.keys(serverEnvSchema.shape).toSorted());
});

it('treats an empty value as missing', () => {
  expect(parseServerEnv({ ...good, SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
});

it.each([
  ['no database', { DATABASE_URL: undefined }, /DATABASE_URL/],
  ['another database', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgresql/],
  ['a short secret', { NEXTAUTH_SECRET: 'short' }, /NEXTAUTH_SECRET needs at least 32/],
  ['a port out of range', { PORT: '70000' }, /PORT/],
  ['only one of the two Google keys', { GOOGLE_CLIENT_ID: 'x' }, /set both or neither/],
  ['a bucket without its key', { S3_BUCKET: 'pictures', S3_REGION: 'auto' }, /S3_BUCKET needs/],
  ['an address as bucket', { S3_BUCKET: 'https://a.test' }, /S3_BUCKET must be the name/],
  ['an endpoint that is no web address', { S3_ENDPOINT: 's3://a.test' }, /S3_ENDPOINT must be an/],
  ['metrics for the network without a token', { METRICS_HOST: '0.0.0.0' }, /needs METRICS_TOKEN/],
  ['a short token', { METRICS_TOKEN: 'guess-me' }, /METRICS_TOKEN needs at least 16/],
  ['a DSN without a project', { SENTRY_DSN: 'https://key@sentry.test/' }, /SENTRY_DSN must be an/],
  [
    'two geocoders',
    { NOMINATIM_URL: 'https://a.test', PHOTON_URL: 'https://b.test' },
    /choose one geocoder/,
  ],
])('rejects %s with one line that names it', (_name, change, message) => {
  expect(() => parseServerEnv({ ...good, ...change })).toThrow(message);
  try {
    parseServerEnv({ ...good, ...change });
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});

it.each([
  ['DATABASE_URL', undefined, 'is not set'],
  ['NEXTAUTH_SECRET', '', 'is not set'],
  ['NEXTAUTH_URL', 'play', 'must be an http:// or https:// address'],
  ['NEXTAUTH_URL', 'ftp://play.example.org', 'must be an http:// or https:// address'],
  [
    'NEXTAUTH_URL',
    'https://play.example.org/api/auth',
    'must be the address alone, without a path, such as https://play.example.org',
  ],
  ['NEXTAUTH_SECRET', '   ', 'is not set'],
  ['SMTP_URL', 'smtp://', 'must be an smtp:// or smtps:// address'],
  ['VAPID_SUBJECT', 'mailto:', 'must be a mailto: or https:// address'],
  ...['mailto:no-reply@example.org', 'Maidan, Lahore <a@example.org>', '"Maidan <a@example.org>']
    .concat(['Maidan <no-reply@play,example.org>', 'a@example..org', 'a@example.org.'])
    .map((from): [string, string, string] => [
      'MAIL_FROM',
      from,
      'must be an e-mail address, such as Maidan <no-reply@example.org>',
    ]),
  ['PORT', 'seven', 'must be a whole number'],
  ['PORT', '70000', 'must be at most 65535'],
  ['BACKUP_KEEP', '0', 'must be at least 1'],
  ['BACKUP_EVERY', '1.5', 'must be a whole number'],
  ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent'],
  ['MAIL_FROM', 'nonsense', 'must be an e-mail address, such as Maidan <no-reply@example.org>'],
  ['MAIL_FROM', 'Maidan <>', 'must be an e-mail address, such as Maidan <no-reply@example.org>'],
  ['DATABASE_URL', 'postgresql://a:b@c:port/d', 'must be a postgresql:// address'],
  ['MIGRATE_DATABASE_URL', 'mysql://a', 'must be a postgresql:// address'],
  ['SMTP_URL', 'a.test', 'must be an smtp:// or smtps:// address'],
])('says in plain words what is wrong with %s=%s', (name, value, words) => {
  expect(examineServerEnv({ ...good, [name]: value }).problems).toEqual([`${name} ${words}`]);
});

it.each([
  ['MAIL_FROM', 'no-reply@bücher.example'],
  ['MAIL_FROM', '"Maidan, Lahore" <no-reply@example.org>'],
  ['DATABASE_URL', 'postgresql://maidan@/maidan?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql://maidan@%2Frun%2Fpostgresql/maidan'],
])('takes %s=%s', (name, value) => {
  expect(examineServerEnv({ ...good, [name]: value }).problems).toEqual([]);
});

it('names the variable that a missing one was probably called', () => {
  expect(() => parseServerEnv({ ...good, DATABASE_URL: '', DATABSE_URL: 'x' })).toThrow(
    'DATABASE_URL is not set, but DATABSE_URL is: did you mean DATABASE_URL?',
  );
});

it.each([
  'Maidan <no-reply@example.org>',
  '"Maidan, Lahore" <no-reply@example.org>',
  'میدان <no-reply@bücher.example>',
  'root@localhost',
])('sends from %s', (from) => {
  expect(parseServerEnv({ ...good, MAIL_FROM: from }).MAIL_FROM).toBe(from);
});

it.each([
  ['https://play.example.org/', 'https://play.example.org'],
  ['HTTPS://Play.Example.org:443', 'https://play.example.org'],
  ['http://[0:0:0:0:0:0:0:1]:3000/', 'http://[::1]:3000'],
])('takes %s as the origin that browsers send', (given, origin) => {
  expect(parseServerEnv({ ...good, NEXTAUTH_URL: given }).NEXTAUTH_URL).toBe(origin);
});

it('ends no address of S3 with a slash', () => {
  const addresses = { S3_ENDPOINT: 'https://a.test/', S3_PUBLIC_URL: 'https://b.test/files//' };
  expect(parseServerEnv({ ...good, ...addresses })).toMatchObject({
    S3_ENDPOINT: 'https://a.test',
    S3_PUBLIC_URL: 'https://b.test/files',
  });
});

it('requires nothing during next build', () => {
  expect(() => parseServerEnv({ NEXT_PHASE: 'phase-production-build' })).not.toThrow();
});

describe('an environment that is examined', () => {
  it('has no problems when it is usable', () => {
    expect(examineServerEnv(good)).toEqual({ env: parseServerEnv(good), problems: [], bad: [] });
  });

  it('keeps what is good, and says every problem without a value', () => {
    const { env, problems, bad } = examineServerEnv({
      ...good,
      REALTIME_SECRET: undefined,
      PORT: 'seven',
      GOOGLE_CLIENT_ID: 'x',
      REDIS_URL: 'redis://cache:6379',
    });
    expect(bad.toSorted()).toEqual(['PORT', 'REALTIME_SECRET']);
    expect(problems.join('\n')).toMatch(/^PORT /m);
    expect(problems.join('\n')).toMatch(/^REALTIME_SECRET /m);
    expect(problems).toContain(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or neither',
    );
    expect(problems.join('\n')).not.toContain('seven');
    expect(env).toMatchObject({ PORT: 3000, REDIS_URL: 'redis://cache:6379' });
  });
});
