import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id. @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const ARGON2 = {
  // The binding declares a const enum, which isolated modules cannot read as a value; 2 is argon2id.
  algorithm: 2 as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** More would take every core of a small machine: a flood of sign-ins must not stop the rest of the site. */
const CONCURRENCY_MAX = 2;

let running = 0;
const waiting: Array<() => void> = [];

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot passes straight to the next in the queue, so that nobody overtakes.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same password from another keyboard may arrive in another Unicode form. */
const toBytes = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(toBytes(password), ARGON2));
}

// Made once per process with the same parameters, so that an account without a password takes as long as one with it.
let decoy: Promise<string> | undefined;

/** @param passwordHash null for an unknown person or one without a password: takes the same time and answers false. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const against = passwordHash ?? (await decoy);
  const matches = await withSlot(() => verify(against, toBytes(password)));
  return matches && passwordHash !== null;
}
