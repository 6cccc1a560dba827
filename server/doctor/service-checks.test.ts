import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '@/lib/platform/health/finding';
import { plantedSite } from '@/tests/factories/site';
import { bucketEnv, S3StandIn } from '@/tests/services/s3';
import { SERVICE_CHECKS } from './service-checks';
import { answering } from './testing/answering';

async function find(env: Record<string, string | undefined>): Promise<string[]> {
  const site = plantedSite({ env: { SMTP_URL: undefined, MAIL_FROM: undefined, ...env } });
  const findings = await runChecks(SERVICE_CHECKS, site, 10_000);
  expect(JSON.stringify(findings)).not.toContain('hidden');
  return findings.map(({ name, result, sentence }) => `${result} ${name}: ${sentence.english}`);
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers each line; `hello` is said first. */
async function lineServer(answer: (line: string) => string, hello = ''): Promise<number> {
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
    lineServer((line) => {
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
      'ok mail-server: The mail server takes letters.',
    ]);
    expect(commands).toEqual(expect.arrayContaining(['EHLO', 'AUTH']));
    expect(commands).not.toContain('MAIL');
  });

  it('may refuse the password', async () => {
    const port = await mailServer(false);
    const url = `smtp://user:hidden@127.0.0.1:${port}?ignoreTLS=true`;
    expect(await find({ SMTP_URL: url })).toEqual([
      expect.stringMatching(/^failure mail-server: .*refuses the user name or the password/),
    ]);
  });

  it('may be away', async () => {
    expect(await find({ SMTP_URL: 'smtp://user:hidden@127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^failure mail-server: .*cannot be used \(E\w+\)/),
    ]);
  });
});

describe('a bucket', () => {
  const there = new S3StandIn();
  beforeAll(() => there.start());
  afterAll(() => there.stop());

  it('accepts the key', async () => {
    expect(await find(bucketEnv(there))).toEqual(['ok bucket: The bucket accepts the key.']);
    expect(there.kept.size).toBe(0);
  });

  it.each([
    ['another secret', { S3_SECRET_ACCESS_KEY: 'hidden' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
    ['another region', { S3_REGION: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    ['another bucket', { S3_BUCKET: 'others' }, '404 NoSuchBucket'],
  ])('refuses %s', async (_name, change, answer) => {
    expect(await find({ ...bucketEnv(there), ...change })).toEqual([
      `failure bucket: The bucket answered ${answer}.`,
    ]);
  });
});

describe('Redis', () => {
  /** Commands arrive as lists: '*1', then the length and the text of each word. */
  const redis = (refusal?: string) => {
    let isNewList = false;
    return lineServer((line) => {
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
      'ok redis: Redis answers.',
    ]);
  });

  it('may refuse the password', async () => {
    const port = await redis('WRONGPASS invalid username-password pair or user is disabled.');
    expect(await find({ REDIS_URL: `redis://:hidden@127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(/^failure redis: Redis refuses the password/),
    ]);
  });

  it('may be away', async () => {
    expect(await find({ REDIS_URL: 'redis://:hidden@127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^failure redis: Redis does not answer \(\w+\)/),
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
      expect(await find(env)).toEqual([expect.stringMatching(/^ok .* answers\.$/)]);
      expect(there.asked[0]?.url.startsWith(asked)).toBe(true);
      status = 404;
      expect(await find(env)).toEqual([expect.stringMatching(/^warning .* answered 404\.$/)]);
    } finally {
      there.stop();
    }
  });
});
