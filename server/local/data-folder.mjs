import { chmodSync, mkdirSync } from 'node:fs';

/**
 * The folder of everything that is stored: only whoever runs Maidan enters it, also one that was made with wider rights. A mount that
 * knows no rights stays as it is.
 */
export function makeDataFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(error.code)) throw error;
  }
}
