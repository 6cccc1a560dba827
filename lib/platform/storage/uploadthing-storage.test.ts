import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/observability/log';
import { UploadThingStorage } from '@/lib/platform/storage/uploadthing-storage';
import { APP_ID, TOKEN, UploadThingStub } from '@/tests/services/uploadthing';

// Peculiarities of UploadThing, tested with its unmodified SDK; contract.test.ts covers what every storage does.
const there = new UploadThingStub();

beforeAll(async () => {
  for (const [name, value] of Object.entries(await there.start())) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  there.stop();
});
beforeEach(() => there.reset());
afterEach(() => void vi.restoreAllMocks());

const PICTURE = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);

describe('pictures at UploadThing', () => {
  it('are stored under their own key, as WebP, with a valid signature', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const first = await storage.put(PICTURE, 'avatar');
    const second = await storage.put(PICTURE, 'avatar');
    expect(there.refusals).toEqual([]);
    expect(first.provider).toBe('uploadthing');
    expect(second.key).not.toBe(first.key);
    expect(there.kept.get(first.key)).toEqual({
      type: 'image/webp',
      name: expect.stringMatching(/^avatar-[0-9a-f-]{36}\.webp$/),
      data: PICTURE,
    });
  });

  it('are refused with a message when the token is invalid', async () => {
    const other = JSON.stringify({ apiKey: 'sk_live_other', appId: APP_ID, regions: ['local'] });
    const storage = new UploadThingStorage(Buffer.from(other).toString('base64'));
    await expect(storage.put(PICTURE, 'avatar')).rejects.toThrow(
      'The picture could not be stored. Please try again.',
    );
    expect(there.refusals).toEqual(['wrong signature']);
    expect(there.kept.size).toBe(0);
  });

  it('are unavailable when the token is no token', async () => {
    const storage = new UploadThingStorage('sk_live_of_an_older_version');
    for (const work of [() => storage.put(PICTURE, 'avatar'), () => storage.read('any')]) {
      await expect(work()).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  it.each([
    ['too many', 429],
    ['full', 403],
    ['refuses', 500],
  ] as const)(
    'are not stored while the app is in the state %j, and the log has the status',
    async (mood, status) => {
      const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
      there.mood = mood;
      await expect(new UploadThingStorage(TOKEN).put(PICTURE, 'chat')).rejects.toMatchObject({
        code: 'unavailable',
        cause: { message: `UploadThing answered ${status}` },
      });
      expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'UploadThing failed']]);
    },
  );

  it('are unavailable, not missing, and stay where they are while there are too many requests', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const { key } = await storage.put(PICTURE, 'avatar');
    there.mood = 'too many';
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.delete([key])).rejects.toThrow();
    expect([...there.kept.keys()]).toEqual([key]);
  });
});

describe('chat pictures at UploadThing', () => {
  const open = (key: string) => fetch(`${there.origin}/a/${APP_ID}/${key}`);
  const read = async (storage: UploadThingStorage, key: string) => {
    const file = await storage.read(key);
    return file && new Uint8Array(await new Response(file.body).arrayBuffer());
  };

  it('are private, and open only with the server’s signature', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const { key } = await storage.put(PICTURE, 'chat');
    expect((await open(key)).status).toBe(403);
    expect(await read(storage, key)).toEqual(PICTURE);
    const { key: face } = await storage.put(PICTURE, 'avatar');
    expect((await open(face)).status).toBe(200);
  });

  it('are stored publicly by an app without private files, which is tried only once', async () => {
    there.mood = 'public only';
    const storage = new UploadThingStorage(TOKEN);
    const { key } = await storage.put(PICTURE, 'chat');
    expect(await read(storage, key)).toEqual(PICTURE);
    there.mood = 'works';
    const { key: next } = await storage.put(PICTURE, 'chat');
    expect([...there.privateKeys]).not.toContain(next);
  });

  it('of a certificate are stored privately or not at all', async () => {
    there.mood = 'public only';
    const storage = new UploadThingStorage(TOKEN);
    const before = there.kept.size;
    await expect(storage.put(PICTURE, 'certificate')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await storage.put(PICTURE, 'chat');
    await expect(storage.put(PICTURE, 'certificate')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(there.kept.size).toBe(before + 1);
    there.mood = 'works';
    const { key } = await storage.put(PICTURE, 'certificate');
    expect((await open(key)).status).toBe(403);
  });

  it.each(['too many', 'full'] as const)(
    'stay private after the app was in the state %j',
    async (mood) => {
      there.mood = mood;
      const storage = new UploadThingStorage(TOKEN);
      await expect(storage.put(PICTURE, 'chat')).rejects.toMatchObject({ code: 'unavailable' });
      there.mood = 'works';
      const { key } = await storage.put(PICTURE, 'chat');
      expect([...there.privateKeys]).toContain(key);
    },
  );
});
