import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/observability/log';
import { type Bucket, S3Storage } from '@/lib/platform/storage/s3-storage';
import { BUCKET, OWNER, S3Stub } from '@/tests/services/s3';

// Peculiarities of S3; contract.test.ts covers what every storage does.
const there = new S3Stub();
let address: string;

beforeAll(async () => {
  address = await there.start();
});
afterAll(() => there.stop());
beforeEach(() => there.reset());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PICTURE = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);
const NEVER_GIVEN = 'chat/0b8e0b8e-0b8e-4b8e-8b8e-0b8e0b8e0b8e.webp';
const open = (other: Partial<Bucket> = {}, timeoutMs?: number) =>
  new S3Storage({ ...OWNER, address, ...other }, timeoutMs, 1);

const causeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => String((error as Error).cause),
  );

describe('pictures at S3', () => {
  it.each([
    ['avatar', 'public'],
    ['chat', 'private'],
  ] as const)('are stored with their type: %s, %s', async (purpose, who) => {
    const { key } = await open().put(PICTURE, purpose);
    expect(there.answers).toEqual(['PUT 200']);
    expect(key).toMatch(new RegExp(`^${purpose}/[0-9a-f-]{36}\\.webp$`));
    expect(there.kept.get(key)).toEqual({
      type: 'image/webp',
      cacheControl: `${who}, max-age=31536000, immutable`,
      data: PICTURE,
    });
  });

  it.each<[string, Partial<Bucket>, string]>([
    ['another secret', { secretAccessKey: 'other' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
  ])('are refused with %s, with one request', async (_name, other, answer) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const storage = open(other);
    expect(await causeOf(storage.put(PICTURE, 'avatar'))).toBe(`S3Refusal: S3 answered ${answer}`);
    expect(there.answers).toEqual([`PUT ${answer}`]);
    expect(there.kept.size).toBe(0);
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'S3 failed');
    await expect(storage.read(NEVER_GIVEN)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('are unavailable, not missing, when the bucket is missing', async () => {
    const storage = open({ address: address.replace(BUCKET, 'other') });
    await expect(storage.read(NEVER_GIVEN)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'S3 answered 404 NoSuchBucket' },
    });
  });

  it('are tried again while the service is busy, three times in all', async () => {
    there.busyFor = 2;
    const { key } = await open().put(PICTURE, 'avatar');
    expect(there.answers).toEqual(['PUT 503 SlowDown', 'PUT 503 SlowDown', 'PUT 200']);
    expect([...there.kept.keys()]).toEqual([key]);
    there.busyFor = 3;
    expect(await causeOf(open().read(key))).toBe('S3Refusal: S3 answered 503 SlowDown');
    expect(there.answers.length).toBe(6);
  });

  it.each([
    // Expired credentials, a wrong clock, and several services' codes for a full bucket.
    [400, 'InvalidToken', 1],
    [403, 'RequestTimeTooSkewed', 1],
    [403, 'QuotaExceeded', 1],
    [507, 'XMinioStorageFull', 3],
    [429, 'TooManyRequests', 3],
  ])('are unavailable after %i %s, asked %i times', async (status, code, times) => {
    const storage = open();
    const { key } = await storage.put(PICTURE, 'avatar');
    there.answers.length = 0;
    there.refusal = { status, code };
    for (const work of [() => storage.put(PICTURE, 'avatar'), () => storage.read(key)]) {
      await expect(work()).rejects.toMatchObject({
        code: 'unavailable',
        cause: { message: `S3 answered ${status} ${code}` },
      });
    }
    expect(there.answers.filter((answer) => answer.startsWith('PUT'))).toHaveLength(times);
    expect(there.answers.filter((answer) => answer.startsWith('GET'))).toHaveLength(times);
  });

  it('end with an error when the service stops within one', async () => {
    const { key } = await open().put(PICTURE, 'avatar');
    there.mood = 'hangs within a file';
    const file = await open({}, 300).read(key);
    await expect(new Response(file?.body).arrayBuffer()).rejects.toThrow();
  });

  it.each(['../other/secret', 'avatar/../chat/x.webp', 'backup.dump', ''])(
    'are asked for only under a key of ours, not %j',
    async (key) => {
      expect(await open().read(key)).toBeNull();
      await open().delete([key]);
      expect(there.answers).toEqual([]);
    },
  );
});

describe('deleting at S3', () => {
  const keyOf = (at: number) => `chat/0b8e0b8e-0b8e-4b8e-8b8e-${String(at).padStart(12, '0')}.webp`;

  it('takes as many requests as S3 demands', async () => {
    const keys = Array.from({ length: 1_001 }, (_, at) => keyOf(at));
    for (const key of keys) {
      there.kept.set(key, { type: undefined, cacheControl: undefined, data: PICTURE });
    }
    await open().delete(keys);
    expect(there.kept.size).toBe(0);
    expect(there.answers).toEqual(['POST 200', 'POST 200']);
  });

  it('fails when the bucket keeps one of the files', async () => {
    const { key } = await open().put(PICTURE, 'chat');
    const { key: other } = await open().put(PICTURE, 'chat');
    there.locked.add(key);
    await expect(open().delete([key, other])).rejects.toThrow('S3 answered 200 AccessDenied');
    expect([...there.kept.keys()]).toEqual([key]);
  });

  it('fails while the service refuses', async () => {
    there.mood = 'refuses';
    await expect(open().delete([keyOf(1)])).rejects.toThrow('S3 answered 500 InternalError');
  });
});

describe('a link', () => {
  it('opens one private picture for five minutes, to whoever has it', async () => {
    const storage = open();
    const { key } = await storage.put(PICTURE, 'chat');
    const { key: other } = await storage.put(PICTURE, 'chat');
    const { url, seconds } = await storage.link(key);
    expect(seconds).toBe(300);
    expect((await fetch(`${address}/${key}`)).status).toBe(403);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('private');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE);

    expect((await fetch(url.replace(key, other))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(url.replace('Expires=300', 'Expires=3000'))).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 295_000 });
    expect((await fetch(url)).status).toBe(200);
    vi.setSystemTime(Date.now() + 7_000);
    expect((await fetch(url)).status).toBe(403);
  });

  it('contains the name of the key but not the secret, and is made without a request', async () => {
    const { url } = await open({ address: 'https://pictures.s3.example' }).link(NEVER_GIVEN);
    expect(url).toMatch(`https://pictures.s3.example/${NEVER_GIVEN}?`);
    expect(decodeURIComponent(url)).not.toContain(OWNER.secretAccessKey);
    expect(there.answers).toEqual([]);
  });
});
