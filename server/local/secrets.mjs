import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';

const SECRET_BYTES = 32;

/** The instance's own secrets, made on the first start and kept readable by its owner only. */
export function loadSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  const known = read(file);
  const secrets = {
    nextAuth: known.nextAuth ?? newSecret(),
    realtime: known.realtime ?? newSecret(),
    database: known.database ?? newSecret(),
    /** Of the role that the product connects as; `database` is the one of the role that owns the tables. */
    databaseApp: known.databaseApp ?? newSecret(),
    // Web push: browsers subscribe with the public half, so a new pair would silence every device.
    vapid: known.vapid ?? newKeyPair(),
  };
  if (Object.keys(secrets).some((name) => !known[name])) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('hex');

/** A P-256 pair in base64url, as web push wants it; the private number keeps its leading zeros. */
function newKeyPair() {
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
    // Making new ones here would lock us out of the database they belong to.
    throw new PlainError(`${file} cannot be read (${error.message}). Restore it from a backup.`);
  }
}
