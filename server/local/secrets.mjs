import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';

const SECRET_BYTES = 32;

/** Created on the first start and readable only by their owner. */
export function loadSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const known = read(file);
  const secrets = { ...newSecrets(), ...known };
  if (Object.keys(secrets).some((name) => !known[name])) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

export const newSecrets = () => ({
  nextAuth: newSecret(),
  realtime: newSecret(),
  database: newSecret(),
  /** The password of the product's role; `database` is that of the owner's role. */
  databaseApp: newSecret(),
  // Web push: browsers subscribe with the public key, so a new pair would silence every device.
  vapid: newVapidKeys(),
});

const newSecret = () => randomBytes(SECRET_BYTES).toString('hex');

/** A P-256 key pair in base64url, as web push needs it; the private number keeps its leading zeros. */
export function newVapidKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const number = Buffer.concat([Buffer.alloc(SECRET_BYTES), pair.getPrivateKey()]);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: number.subarray(-SECRET_BYTES).toString('base64url'),
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    // Creating new ones here would lock us out of their database.
    throw new PlainError(`${file} cannot be read (${error.message}). Restore it from a backup.`);
  }
}
