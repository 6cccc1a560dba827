import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PSK_TLS, trustPushService } from './trust-push.mjs';

/** The browser's side of a subscription: keys that only it has. */
export interface TestDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  read: (body: Buffer) => unknown;
}

export interface Pushed {
  path: string;
  authorization: string;
  ttl: string;
  encoding: string;
  body: Buffer;
}

/** RFC 8030: the minimum that a push service must accept. Browsers' services accept no more. */
const BODY_BYTES_MAX = 4_096;

/** A browser vendor's push service: accepts pushes for its endpoints, cannot read them, and responds as configured. */
export class PushService {
  readonly received: Pushed[] = [];
  /** By path of the endpoint; 201 by default, 413 for a long push. `silence`: no response. A redirect leads to `/elsewhere`. */
  readonly answers = new Map<string, number | 'silence'>();
  /** The pre-shared key in hex: another process trusts this service with `trustPushService`. */
  readonly key: string;
  readonly #server: Server;

  private constructor(server: Server, key: string) {
    this.#server = server;
    this.key = key;
  }

  /** TLS with a pre-shared key instead of a certificate: no files needed. */
  static async start(): Promise<PushService> {
    const key = randomBytes(32);
    const server = createServer({ ...PSK_TLS, pskCallback: () => key, pskIdentityHint: 'push' });
    const service = new PushService(server, key.toString('hex'));
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization = '', ttl = '', 'content-encoding': encoding = '' } = request.headers;
        const path = request.url ?? '';
        const body = Buffer.concat(chunks);
        service.received.push({ path, authorization, ttl: String(ttl), encoding, body });
        const usual = body.length > BODY_BYTES_MAX ? 413 : 201;
        const answer = service.answers.get(path) ?? usual;
        if (answer === 'silence') return;
        // RFC 8030: a sender that is too fast gets a time to retry.
        const isRedirect = answer >= 300 && answer < 400;
        response
          .writeHead(answer, {
            ...(answer === 429 && { 'retry-after': '120' }),
            ...(isRedirect && { location: `${service.origin}/elsewhere` }),
          })
          .end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    trustPushService(service.key);
    return service;
  }

  get origin(): string {
    // It is listening, so it has an address with a port.
    return `https://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  createDevice(): TestDevice {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    return {
      endpoint: `${this.origin}/${randomBytes(8).toString('hex')}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      read: (body) => JSON.parse(decrypt(body, keys, auth)),
    };
  }

  async stop(): Promise<void> {
    for (const option of [
      'ciphers',
      'minVersion',
      'maxVersion',
      'pskCallback',
      'checkServerIdentity',
    ])
      delete (globalAgent.options as Record<string, unknown>)[option];
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291, like a browser. @throws when a byte was changed, or it is meant for another device */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: the sender is proven by a token signed with the key that the browser subscribed with. @returns its claims */
export function readVapid(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!valid) throw new Error('the token was not signed with that key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
