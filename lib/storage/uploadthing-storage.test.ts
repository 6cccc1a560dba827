import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { UploadThingStorage } from '@/lib/storage/uploadthing-storage';

/**
 * The contract with UploadThing, tried with its own unmodified SDK against a small ingest that checks what the real one
 * checks: the signature over the whole address, its expiry, and the size that was announced.
 */
const API_KEY = 'sk_live_contract';
const APP_ID = 'maidan-app';
const TOKEN = Buffer.from(
  JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ['local'] }),
).toString('base64');

type Mood = 'works' | 'refuses' | 'hangs';

const kept = new Map<string, { type: string; name: string; data: Uint8Array }>();
const refusals: string[] = [];
let mood: Mood = 'works';
let server: Server;
let origin: string;

function refusalOf(url: string): string | null {
  const at = url.indexOf('&signature=');
  const expected = createHmac('sha256', API_KEY).update(url.slice(0, at)).digest('hex');
  if (url.slice(at) !== `&signature=hmac-sha256%3D${expected}`) return 'wrong signature';
  const { searchParams } = new URL(url);
  return Number(searchParams.get('expires')) > Date.now() ? null : 'expired';
}

async function toRequest(message: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  return new Request(`${origin}${message.url}`, {
    method: message.method,
    headers,
    body: message.method === 'GET' ? undefined : Buffer.concat(chunks),
  });
}

async function ingest(request: Request): Promise<Response> {
  const refusal = refusalOf(request.url);
  if (refusal) {
    refusals.push(refusal);
    return Response.json({ error: refusal }, { status: 400 });
  }
  const { pathname, searchParams } = new URL(request.url);
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || String(file.size) !== searchParams.get('x-ut-file-size')) {
    return Response.json({ error: 'not the announced file' }, { status: 400 });
  }
  const key = pathname.slice(1);
  const data = new Uint8Array(await file.arrayBuffer());
  kept.set(key, { type: file.type, name: String(searchParams.get('x-ut-file-name')), data });
  const url = `${origin}/a/${APP_ID}/${key}`;
  return Response.json({ url, appUrl: url, ufsUrl: url, fileHash: 'x', serverData: null });
}

async function remove(request: Request): Promise<Response> {
  if (request.headers.get('x-uploadthing-api-key') !== API_KEY) {
    return Response.json({ error: 'unknown key' }, { status: 401 });
  }
  // The body is the SDK's own.
  const { fileKeys } = (await request.json()) as { fileKeys: string[] };
  const deletedCount = fileKeys.filter((key) => kept.delete(key)).length;
  return Response.json({ success: true, deletedCount });
}

async function answer(request: Request): Promise<Response> {
  if (mood === 'refuses') return Response.json({ error: 'out of order' }, { status: 500 });
  if (request.method === 'PUT') return ingest(request);
  if (new URL(request.url).pathname === '/v6/deleteFiles') return remove(request);
  return Response.json({ error: 'no such call' }, { status: 404 });
}

beforeAll(async () => {
  server = createServer((message, reply) => {
    void toRequest(message).then(async (request) => {
      if (mood === 'hangs') return;
      const { status, headers, body } = await answer(request);
      reply.writeHead(status, Object.fromEntries(headers));
      for await (const chunk of body ?? []) reply.write(chunk);
      reply.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is always one with a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('UPLOADTHING_INGEST_URL', origin);
  vi.stubEnv('UPLOADTHING_API_URL', origin);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  mood = 'works';
  kept.clear();
  refusals.length = 0;
});

const PICTURE = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);

describe('pictures at UploadThing', () => {
  it('are put under a key of their own, as the WebP they are, with a signature that holds', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const first = await storage.put(PICTURE, 'avatar');
    const second = await storage.put(PICTURE, 'avatar');
    expect(refusals).toEqual([]);
    expect(first.provider).toBe('uploadthing');
    expect(second.key).not.toBe(first.key);
    expect(kept.get(first.key)).toEqual({
      type: 'image/webp',
      name: expect.stringMatching(/^avatar-[0-9a-f-]{36}\.webp$/),
      data: PICTURE,
    });
  });

  it('are deleted by key, and one that is gone already is fine', async () => {
    const storage = new UploadThingStorage(TOKEN);
    const { key } = await storage.put(PICTURE, 'venue');
    await storage.delete([key]);
    expect(kept.size).toBe(0);
    await storage.delete([key]);
    await storage.delete([]);
  });

  it('are refused with a sentence when the token is another’s', async () => {
    const other = JSON.stringify({ apiKey: 'sk_live_other', appId: APP_ID, regions: ['local'] });
    const storage = new UploadThingStorage(Buffer.from(other).toString('base64'));
    await expect(storage.put(PICTURE, 'avatar')).rejects.toThrow(
      'The picture could not be stored. Please try again.',
    );
    expect(refusals).toEqual(['wrong signature']);
    expect(kept.size).toBe(0);
  });

  it.each(['refuses', 'hangs'] as const)('are unavailable while it %s', async (bad) => {
    mood = bad;
    const failed: unknown = await new UploadThingStorage(TOKEN, 300)
      .put(PICTURE, 'avatar')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toMatchObject({ code: 'unavailable' });
  });
});
