import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { PlainError } from '../plain-error.mjs';

// The age format (age-encryption.org): the `age` program opens a backup by hand, too.
export const SEALED_SUFFIX = '.age';

async function* passOn(chunks) {
  yield* chunks;
}

/** Unencrypted parts. `seal` and `open` return a stage for a pipeline, here and below. */
export const PLAIN = { suffix: '', seal: () => passOn, open: () => passOn };

const stageOf = (transform) =>
  async function* (chunks) {
    yield* await transform(Readable.toWeb(Readable.from(chunks)));
  };

/** 2^17: 128 MB and some seconds for each guess, also for a thief. */
const SCRYPT_LOG_N = 17;

/** Encrypts with the passphrase. Slow on purpose, so only the manifest uses it. */
export function sealWith(passphrase) {
  // The same passphrase typed on another system may consist of other code points.
  const typed = passphrase.normalize('NFC');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
  encrypter.setPassphrase(typed);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(typed);
  return envelopeOf(encrypter, decrypter);
}

/** Encrypts with the key of one backup, which its manifest contains. */
export async function sealWithKey(key) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return envelopeOf(encrypter, decrypter);
}

export const newKey = generateX25519Identity;

function envelopeOf(encrypter, decrypter) {
  return {
    suffix: SEALED_SUFFIX,
    seal: () => stageOf((stream) => encrypter.encrypt(stream)),
    open: (name) =>
      async function* (chunks) {
        try {
          yield* stageOf((stream) => decrypter.decrypt(stream))(chunks);
        } catch (error) {
          // A system error, such as an unreadable disk.
          if (error.syscall) throw error;
          throw new PlainError(
            `${name}${SEALED_SUFFIX} cannot be opened: BACKUP_PASSPHRASE is wrong, or the file was changed.`,
          );
        }
      },
  };
}
