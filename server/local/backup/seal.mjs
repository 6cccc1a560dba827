import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.mjs';

// A sealed part is: mark, salt, nonce, encrypted bytes, tag. The name of the part is authenticated with it, so that two parts
// cannot be exchanged.
const MARK = Buffer.from('MAIDAN01');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const HEADER_BYTES = MARK.length + SALT_BYTES + NONCE_BYTES;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
/** 128 MB and about half a second for each guess. `maxmem` must be above the memory that N and r need. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const derive = promisify(scrypt);

async function* passOn(chunks) {
  yield* chunks;
}

/** Parts as they are. `seal` and `open` return a stage for a pipeline, here and below. */
export const PLAIN = { suffix: '', seal: () => passOn, open: () => passOn };

export const SEALED_SUFFIX = '.sealed';

/** Parts encrypted with a key made from the passphrase. */
export function sealWith(passphrase) {
  const keys = new Map();
  const ownSalt = randomBytes(SALT_BYTES);

  // All parts of a backup share a salt, so the slow derivation happens once; each part has a nonce of its own.
  function keyOf(salt) {
    const id = salt.toString('hex');
    // The same passphrase typed on another system may consist of other code points.
    if (!keys.has(id)) keys.set(id, derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST));
    return keys.get(id);
  }

  const seal = (name) =>
    async function* (chunks) {
      const nonce = randomBytes(NONCE_BYTES);
      const header = Buffer.concat([MARK, ownSalt, nonce]);
      const cipher = createCipheriv(ALGORITHM, await keyOf(ownSalt), nonce);
      cipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
      yield header;
      for await (const chunk of chunks) yield cipher.update(chunk);
      cipher.final();
      yield cipher.getAuthTag();
    };

  async function openHeader(header, name) {
    if (!header.subarray(0, MARK.length).equals(MARK)) throw unreadable(name);
    const salt = header.subarray(MARK.length, MARK.length + SALT_BYTES);
    const nonce = header.subarray(MARK.length + SALT_BYTES);
    const decipher = createDecipheriv(ALGORITHM, await keyOf(salt), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
    return decipher;
  }

  const open = (name) =>
    async function* (chunks) {
      let decipher;
      let held = Buffer.alloc(0);
      for await (const chunk of chunks) {
        held = Buffer.concat([held, chunk]);
        if (!decipher && held.length >= HEADER_BYTES) {
          decipher = await openHeader(held.subarray(0, HEADER_BYTES), name);
          held = held.subarray(HEADER_BYTES);
        }
        // The last bytes may be the tag.
        if (decipher && held.length > TAG_BYTES) {
          yield decipher.update(held.subarray(0, -TAG_BYTES));
          held = held.subarray(-TAG_BYTES);
        }
      }
      if (!decipher || held.length < TAG_BYTES) throw unreadable(name);
      try {
        decipher.setAuthTag(held);
        decipher.final();
      } catch {
        throw unreadable(name);
      }
    };

  return { suffix: SEALED_SUFFIX, seal, open };
}

const unreadable = (name) =>
  new PlainError(
    `${name}${SEALED_SUFFIX} cannot be opened: BACKUP_PASSPHRASE is wrong, or the file was changed.`,
  );
