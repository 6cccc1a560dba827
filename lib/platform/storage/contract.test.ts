import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/platform/errors/app-error';
import { LocalStorage } from '@/lib/platform/storage/local-storage';
import { S3Storage } from '@/lib/platform/storage/s3-storage';
import type { FilePurpose, Storage } from '@/lib/platform/storage/storage';
import { UploadThingStorage } from '@/lib/platform/storage/uploadthing-storage';
import { OWNER, S3Stub } from '@/tests/services/s3';
import { TOKEN, UploadThingStub } from '@/tests/services/uploadthing';

/** A storage under test; every storage passes the same tests. */
interface Place {
  open: (timeoutMs?: number) => Storage;
  /** Only for services. */
  trouble?: (mood: 'works' | 'refuses' | 'hangs') => void;
  stop: () => Promise<void> | void;
}

async function onDisk(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'maidan-storage-'));
  return {
    open: () => new LocalStorage(root),
    stop: () => rm(root, { recursive: true }),
  };
}

async function atUploadThing(): Promise<Place> {
  const there = new UploadThingStub();
  for (const [name, value] of Object.entries(await there.start())) vi.stubEnv(name, value);
  return {
    open: (timeoutMs) => new UploadThingStorage(TOKEN, timeoutMs),
    trouble: (mood) => {
      there.mood = mood;
    },
    stop: () => {
      vi.unstubAllEnvs();
      there.stop();
    },
  };
}

async function atS3(): Promise<Place> {
  const there = new S3Stub();
  const address = await there.start();
  return {
    open: (timeoutMs) => new S3Storage({ ...OWNER, address }, timeoutMs, 1),
    trouble: (mood) => {
      there.mood = mood;
    },
    stop: () => there.stop(),
  };
}

const PICTURE = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);
const PURPOSES: FilePurpose[] = ['avatar', 'venue', 'coach', 'chat', 'certificate'];

async function read(storage: Storage, key: string): Promise<Uint8Array | null> {
  const file = await storage.read(key);
  if (!file) return null;
  const data = new Uint8Array(await new Response(file.body).arrayBuffer());
  expect([null, data.length]).toContain(file.bytes);
  return data;
}

describe.each<[string, () => Promise<Place>]>([
  ['on the local disk', onDisk],
  ['at UploadThing', atUploadThing],
  ['at S3', atS3],
])('pictures %s', (_where, start) => {
  let place: Place;
  beforeAll(async () => {
    place = await start();
  });
  afterAll(() => place.stop());

  it.each(PURPOSES)('are read as they were stored, each under its own key: %s', async (purpose) => {
    const storage = place.open();
    const stored = await storage.put(PICTURE, purpose);
    const other = await storage.put(new Uint8Array([9]), purpose);
    expect(stored.provider).toBe(storage.provider);
    expect(other.key).not.toBe(stored.key);
    expect(await read(storage, stored.key)).toEqual(PICTURE);
    expect(await read(storage, other.key)).toEqual(new Uint8Array([9]));
  });

  it('are gone once deleted, several at once, even if one was gone already', async () => {
    const storage = place.open();
    const put = async () => (await storage.put(PICTURE, 'chat')).key;
    const [first, second, third] = [await put(), await put(), await put()];
    await storage.delete([first]);
    expect(await read(storage, first)).toBeNull();
    await storage.delete([first, second]);
    expect(await read(storage, second)).toBeNull();
    expect(await read(storage, third)).toEqual(PICTURE);
    await storage.delete([]);
  });

  it('are not found under a key that was never given', async () => {
    const storage = place.open();
    expect(await storage.read('chat/0b8e0b8e-0b8e-4b8e-8b8e-0b8e0b8e0b8e.webp')).toBeNull();
  });
});

describe.each<[string, () => Promise<Place>]>([
  ['UploadThing', atUploadThing],
  ['S3', atS3],
])('%s', (_where, start) => {
  let place: Place;
  let key: string;
  beforeAll(async () => {
    place = await start();
  });
  beforeEach(async () => {
    key = (await place.open().put(PICTURE, 'chat')).key;
  });
  afterEach(() => place.trouble?.('works'));
  afterAll(() => place.stop());

  it.each(['refuses', 'hangs'] as const)('is unavailable while it %s', async (mood) => {
    place.trouble?.(mood);
    const storage = place.open(mood === 'hangs' ? 100 : undefined);
    for (const work of [() => storage.put(PICTURE, 'avatar'), () => storage.read(key)]) {
      const failed: unknown = await work().catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(AppError);
      expect(failed).toMatchObject({ code: 'unavailable', cause: expect.anything() });
    }
  });

  it('works again afterwards', async () => {
    expect(await read(place.open(), key)).toEqual(PICTURE);
  });
});
