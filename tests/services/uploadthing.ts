import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake UploadThing for its own unmodified SDK: an ingest server with the real one's checks: the signature over the whole URL,
 * its expiry and the announced size. It serves files like the real one, private ones only with a signature.
 */
const API_KEY = 'sk_live_contract';
export const APP_ID = 'maidan-app';
export const TOKEN = Buffer.from(
  JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ['local'] }),
).toString('base64');

export class UploadThingStub {
  /** `full`: the app's storage is used up. */
  mood: 'works' | 'refuses' | 'hangs' | 'public only' | 'too many' | 'full' = 'works';
  origin = '';
  readonly kept = new Map<string, { type: string; name: string; data: Uint8Array }>();
  readonly privateKeys = new Set<string>();
  readonly refusals: string[] = [];
  #server: Server | undefined;

  /** @returns the environment in which the SDK uses this server */
  async start(): Promise<Record<string, string>> {
    const server = createServer((message, reply) => {
      void this.#toRequest(message).then(async (request) => {
        if (this.mood === 'hangs') return;
        const { status, headers, body } = await this.#answer(request);
        reply.writeHead(status, Object.fromEntries(headers));
        for await (const chunk of body ?? []) reply.write(chunk);
        reply.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    // A TCP server's address always has a port.
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    return {
      UPLOADTHING_INGEST_URL: this.origin,
      UPLOADTHING_API_URL: this.origin,
      // The SDK uses no TLS for a host with 'local' in its name.
      UPLOADTHING_UFS_HOST: new URL(this.origin).host,
      UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
    };
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  reset(): void {
    this.mood = 'works';
    this.kept.clear();
    this.privateKeys.clear();
    this.refusals.length = 0;
  }

  async #toRequest(message: IncomingMessage): Promise<Request> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const headers = new Headers();
    for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
    return new Request(`${this.origin}${message.url}`, {
      method: message.method,
      headers,
      body: message.method === 'GET' ? undefined : Buffer.concat(chunks),
    });
  }

  async #answer(request: Request): Promise<Response> {
    if (this.mood === 'refuses') return Response.json({ error: 'out of order' }, { status: 500 });
    if (this.mood === 'too many') return Response.json({ error: 'slow down' }, { status: 429 });
    if (request.method === 'PUT') return this.#ingest(request);
    if (request.method === 'GET') return this.#serve(request);
    if (new URL(request.url).pathname === '/v6/deleteFiles') return this.#remove(request);
    return Response.json({ error: 'no such call' }, { status: 404 });
  }

  async #ingest(request: Request): Promise<Response> {
    if (this.mood === 'full') return Response.json({ error: 'no space left' }, { status: 403 });
    const refusal = refusalOf(request.url);
    if (refusal) {
      this.refusals.push(refusal);
      return Response.json({ error: refusal }, { status: 400 });
    }
    const { pathname, searchParams } = new URL(request.url);
    const file = (await request.formData()).get('file');
    if (!(file instanceof File) || String(file.size) !== searchParams.get('x-ut-file-size')) {
      return Response.json({ error: 'not the announced file' }, { status: 400 });
    }
    const key = pathname.slice(1);
    if (searchParams.get('x-ut-acl') === 'private') {
      if (this.mood === 'public only') {
        return Response.json({ error: 'no private files' }, { status: 403 });
      }
      this.privateKeys.add(key);
    }
    const data = new Uint8Array(await file.arrayBuffer());
    this.kept.set(key, { type: file.type, name: String(searchParams.get('x-ut-file-name')), data });
    const url = `${this.origin}/a/${APP_ID}/${key}`;
    return Response.json({ url, appUrl: url, ufsUrl: url, fileHash: 'x', serverData: null });
  }

  #serve(request: Request): Response {
    const key = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const file = this.kept.get(key);
    if (!file) return new Response('no such file', { status: 404 });
    const refusal = this.privateKeys.has(key) ? refusalOf(request.url) : null;
    if (refusal) return new Response(refusal, { status: 403 });
    return new Response(new Uint8Array(file.data), { headers: { 'content-type': file.type } });
  }

  async #remove(request: Request): Promise<Response> {
    if (request.headers.get('x-uploadthing-api-key') !== API_KEY) {
      return Response.json({ error: 'unknown key' }, { status: 401 });
    }
    // The body comes from the SDK itself.
    const { fileKeys } = (await request.json()) as { fileKeys: string[] };
    const deletedCount = fileKeys.filter((key) => this.kept.delete(key)).length;
    return Response.json({ success: true, deletedCount });
  }
}

function refusalOf(url: string): string | null {
  const at = url.indexOf('&signature=');
  const expected = createHmac('sha256', API_KEY).update(url.slice(0, at)).digest('hex');
  if (url.slice(at) !== `&signature=hmac-sha256%3D${expected}`) return 'wrong signature';
  const { searchParams } = new URL(url);
  return Number(searchParams.get('expires')) > Date.now() ? null : 'expired';
}
