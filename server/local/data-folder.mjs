import { chmodSync, mkdirSync } from 'node:fs';

/**
 * The folder of all stored data, readable only by the account that runs Maidan; wider rights of an existing folder are reduced.
 * A mount without rights is left as it is.
 */
export function makeDataFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(error.code)) throw error;
  }
}
