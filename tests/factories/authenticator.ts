import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

export interface AnswerOptions {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** False for a touch without fingerprint, face or PIN. */
  isVerified?: boolean;
  counter?: number;
}

/** A device that creates one key and signs with it, with a browser's responses (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  register(options: AnswerOptions) {
    const key = this.#coseKey();
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const authData = Buffer.concat([authDataOf(options, HAS_KEY), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      Buffer.concat([text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]),
      Buffer.concat([text('authData'), bytes(authData)]),
    ]);
    return this.#answer({
      clientDataJSON: clientDataOf('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  authenticate(options: AnswerOptions) {
    const clientData = clientDataOf('webauthn.get', options);
    const authData = authDataOf(options, 0);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #answer<T extends object>(response: T) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      // EC2, ES256, P-256, then the two coordinates of 32 bytes.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

function clientDataOf(
  type: string,
  { challenge, origin = 'http://localhost:3000' }: AnswerOptions,
) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authDataOf(
  { rpId = 'localhost', isVerified = true, counter = 0 }: AnswerOptions,
  more: number,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}
