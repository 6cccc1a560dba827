import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '@/lib/platform/health/finding';
import { plantedSite } from '@/tests/factories/site';
import { bucketEnv, S3Stub } from '@/tests/services/s3';
import { PROBE_CHECKS } from './probes';
import type { SERVICES } from './say';
import { answering, NOBODY } from './testing/answering';

type Services = Partial<typeof SERVICES>;

async function find(
  env: Record<string, string | undefined>,
  services: Services = {},
): Promise<string[]> {
  const without = { SMTP_URL: undefined, MAIL_FROM: undefined };
  const site = plantedSite({ env: { ...without, ...env }, services });
  const findings = await runChecks(PROBE_CHECKS, site, 10_000);
  expect(JSON.stringify(findings)).not.toContain('hidden');
  return findings.map(({ name, result, sentence }) => `${result} ${name}: ${sentence.english}`);
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that replies to each line, after sending `hello`. */
async function connectionServer(answer: (line: string) => string, hello = ''): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (hello) socket.write(hello);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const reply = answer(line);
        if (reply) socket.write(reply);
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

it('checks no service that is not set', async () => {
  expect(await find({})).toEqual([]);
});

describe('a mail server', () => {
  const commands: string[] = [];
  const mailServer = (accepts: boolean) =>
    connectionServer((line) => {
      commands.push(line.split(' ')[0] ?? '');
      if (line.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN\r\n';
      if (line.startsWith('AUTH')) return accepts ? '235 welcome\r\n' : '535 no\r\n';
      return line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n';
    }, '220 test\r\n');

  it('is greeted and signed in to, and gets no letter', async () => {
    commands.length = 0;
    const port = await mailServer(true);
    const url = `smtp://user:hidden@127.0.0.1:${port}?ignoreTLS=true`;
    expect(await find({ SMTP_URL: url })).toEqual([
      'ok mail-server: The mail server answers as it should.',
    ]);
    expect(commands).toEqual(expect.arrayContaining(['EHLO', 'AUTH']));
    expect(commands).not.toContain('MAIL');
  });

  it('may refuse the password', async () => {
    const port = await mailServer(false);
    const url = `smtp://user:hidden@127.0.0.1:${port}?ignoreTLS=true`;
    expect(await find({ SMTP_URL: url })).toEqual([
      expect.stringMatching(/^failure mail-server: .*EAUTH/),
    ]);
  });

  it('may be away', async () => {
    expect(await find({ SMTP_URL: 'smtp://user:hidden@127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^failure mail-server: .*cannot be used \(E\w+\)/),
    ]);
  });
});

describe('a bucket', () => {
  const there = new S3Stub();
  beforeAll(() => there.start());
  afterAll(() => there.stop());

  it('accepts the key', async () => {
    expect(await find(bucketEnv(there))).toEqual(['ok bucket: The bucket answers as it should.']);
    expect(there.kept.size).toBe(0);
  });

  it.each([
    ['another secret', { S3_SECRET_ACCESS_KEY: 'hidden' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
    ['another region', { S3_REGION: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    ['another bucket', { S3_BUCKET: 'others' }, '404 NoSuchBucket'],
  ])('refuses %s', async (_name, change, answer) => {
    expect(await find({ ...bucketEnv(there), ...change })).toEqual([
      `failure bucket: The bucket refuses what it was asked (${answer}).`,
    ]);
  });
});

describe('Redis', () => {
  /** Commands arrive as lists: '*1', then the length and the text of each word. */
  const redis = (refusal?: string) => {
    let isNewList = false;
    return connectionServer((line) => {
      if (line.startsWith('*')) isNewList = true;
      if (!isNewList || /^[*$]/.test(line)) return '';
      isNewList = false;
      if (/^(?:HELLO|AUTH)$/i.test(line) && refusal) return `-${refusal}\r\n`;
      if (/^HELLO$/i.test(line)) return '%1\r\n$5\r\nproto\r\n:3\r\n';
      return /^PING$/i.test(line) ? '+PONG\r\n' : '+OK\r\n';
    });
  };

  it('answers', async () => {
    expect(await find({ REDIS_URL: `redis://127.0.0.1:${await redis()}` })).toEqual([
      'ok redis: Redis answers as it should.',
    ]);
  });

  it('may refuse the password', async () => {
    const port = await redis('WRONGPASS invalid username-password pair or user is disabled.');
    expect(await find({ REDIS_URL: `redis://:hidden@127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(/^failure redis: Redis refuses .*WRONGPASS/),
    ]);
  });

  it('may be away', async () => {
    expect(await find({ REDIS_URL: 'redis://:hidden@127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^failure redis: Redis cannot be used \(\w+\)/),
    ]);
  });
});

describe('services without a key', () => {
  it.each([
    ['NOMINATIM_URL', '', '/search?q=Lahore', {}],
    ['PHOTON_URL', '/', '/api?q=Lahore', {}],
    ['MAP_TILE_URL', '/{z}/{x}/{y}.png', '/0/0/0.png', { MAP_TILE_ATTRIBUTION: 'somebody' }],
    ['BREACH_CHECK_URL', '/range', '/range/00000', {}],
  ])('answer or not: %s', async (variable, path, asked, more) => {
    let status = 200;
    const there = await answering(() => ({ status, body: {} }));
    try {
      const env = { [variable]: `${there.url}${path}`, ...more };
      expect(await find(env)).toEqual([expect.stringMatching(/^ok .* answers as it should\.$/)]);
      expect(there.asked[0]?.url.startsWith(asked)).toBe(true);
      status = 404;
      expect(await find(env)).toEqual([expect.stringMatching(/^warning .* answered 404\.$/)]);
    } finally {
      there.stop();
    }
  });
});

const GOOGLE = {
  GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'hidden-of-google',
};
const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hidden-of-recaptcha' };
const MAPS = { GOOGLE_MAPS_API_KEY: 'hidden-of-maps' };
const UPLOADTHING = {
  UPLOADTHING_TOKEN: Buffer.from(
    JSON.stringify({ apiKey: 'hidden-of-uploads', appId: 'app', regions: ['a'] }),
  ).toString('base64'),
};
const denied = (message: string) => ({ status: 'REQUEST_DENIED', error_message: message });
const codes = (...found: string[]) => ({ success: false, 'error-codes': found });

describe('a key', () => {
  it.each<[keyof Services, Record<string, string>, number, unknown, RegExp]>([
    ['googleToken', GOOGLE, 400, { error: 'invalid_grant' }, /^ok google/],
    ['googleToken', GOOGLE, 401, { error: 'invalid_client' }, /^failure google: .*401 _client/],
    ['googleToken', GOOGLE, 400, { error: 'redirect_uri_mismatch' }, /^failure google: .*redirect/],
    ['googleToken', GOOGLE, 503, '<html>', /^warning google: .*503/],
    ['recaptcha', RECAPTCHA, 200, codes('invalid-input-response'), /^ok recaptcha/],
    [
      'recaptcha',
      RECAPTCHA,
      200,
      codes('invalid-input-response', 'invalid-input-secret'),
      /^failure recaptcha: .*input-secret/,
    ],
    ['uploadThing', UPLOADTHING, 200, { totalBytes: 1 }, /^ok uploadthing/],
    ['uploadThing', UPLOADTHING, 401, { error: 'x' }, /^failure uploadthing: .*401/],
    ['uploadThing', UPLOADTHING, 429, '', /^warning uploadthing: .*429/],
    ['googleMaps', MAPS, 200, denied('API keys with referer restrictions cannot'), /^ok maps/],
    ['googleMaps', MAPS, 200, denied('This project is not authorized to use this'), /^ok maps/],
    ['googleMaps', MAPS, 200, { status: 'OK', results: [{}] }, /^warning maps/],
    ['googleMaps', MAPS, 200, denied('The provided API key is invalid. '), /^failure maps/],
    ['googleMaps', MAPS, 200, denied('You must enable Billing on the'), /^failure maps: .*Billing/],
    ['googleMaps', MAPS, 200, { status: 'OVER_QUERY_LIMIT' }, /^warning maps/],
  ])('of %s: %j answered with %i %j', async (service, env, status, body, expected) => {
    const there = await answering(() => ({ status, body }));
    try {
      expect(await find(env, { [service]: there.url })).toEqual([expect.stringMatching(expected)]);
      expect(there.asked).toHaveLength(1);
      const [{ url, headers, body: sent }] = there.asked as [(typeof there.asked)[number]];
      expect(`${url} ${JSON.stringify(headers)} ${sent}`).toContain('hidden-of');
      if (service === 'googleToken') {
        expect(new URLSearchParams(sent).get('redirect_uri')).toBe(
          'https://play.example.org/api/auth/callback/google',
        );
      }
    } finally {
      there.stop();
    }
  });

  it('without its form is shown to nobody', async () => {
    expect(await find({ UPLOADTHING_TOKEN: 'sk_live_abc' }, { uploadThing: NOBODY })).toEqual([
      expect.stringMatching(/^failure uploadthing: .*cannot be read/),
    ]);
  });

  it('of a service that cannot be reached is a warning', async () => {
    expect(await find(MAPS, { googleMaps: NOBODY })).toEqual([
      expect.stringMatching(/^warning maps: Google Maps cannot be reached \(\w+\)\.$/),
    ]);
  });
});
