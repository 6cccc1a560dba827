import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/platform/errors/app-error';
import { UploadThingStorage } from '@/lib/platform/storage/uploadthing-storage';
import { APP_ID, TOKEN, UploadThingStandIn } from '@/tests/storage/uploadthing-stand-in';

// The contract with UploadThing, tested with its unmodified SDK.
const there = new UploadThingStandIn();

beforeAll(async () => {
  for (const [name, value] of Object.entries(await there.start())) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  there.stop();
});
beforeEach(() => there.reset());

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

  it('are deleted by key, even if already gone', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const { key } = await storage.put(PICTURE, 'venue');
    await storage.delete([key]);
    expect(there.kept.size).toBe(0);
    await storage.delete([key]);
    await storage.delete([]);
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

  it.each(['refuses', 'hangs'] as const)('are unavailable while the service %s', async (bad) => {
    there.mood = bad;
    const failed: unknown = await new UploadThingStorage(TOKEN, 300)
      .put(PICTURE, 'avatar')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toMatchObject({ code: 'unavailable' });
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

  it('are not made public when the service is merely overloaded', async () => {
    there.mood = 'too many';
    const storage = new UploadThingStorage(TOKEN);
    await expect(storage.put(PICTURE, 'chat')).rejects.toMatchObject({ code: 'unavailable' });
    there.mood = 'works';
    const { key } = await storage.put(PICTURE, 'chat');
    expect([...there.privateKeys]).toContain(key);
  });

  it('are not found once deleted, and unavailable while the service is down', async () => {
    const storage = new UploadThingStorage(TOKEN, 300);
    expect(await storage.read('gone')).toBeNull();
    const { key } = await storage.put(PICTURE, 'chat');
    there.mood = 'refuses';
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.put(PICTURE, 'chat')).rejects.toMatchObject({ code: 'unavailable' });
    there.mood = 'hangs';
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
