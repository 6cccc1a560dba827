import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { PlainError } from './plain-error.mjs';

const RUNNERS = ['postgres', '_postgres', 'nobody'];

/**
 * The account Postgres runs as. Postgres refuses to run as root, so root lends it an account that every system has, or the
 * one that already owns the data; anyone else runs it under their own: `{}`. Creates no account.
 */
export function chooseAccount(clusterDir) {
  const owner = statSync(clusterDir, { throwIfNoEntry: false })?.uid;
  const me = process.getuid?.();
  if (me === undefined) return {};
  if (me !== 0) return ownAccount(me, owner, clusterDir);
  const accounts = readAccounts();
  const chosen = owner
    ? accounts.find(({ uid }) => uid === owner)
    : RUNNERS.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!chosen) {
    throw new PlainError(
      owner
        ? `${clusterDir} belongs to user id ${owner}, which this system does not know: run as its owner, or set DATABASE_URL.`
        : 'Postgres does not run as root and this system has neither a postgres nor a nobody account: run as another user, or set DATABASE_URL.',
    );
  }
  return { uid: chosen.uid, gid: chosen.gid };
}

function ownAccount(me, owner, clusterDir) {
  if (owner !== undefined && owner !== me) {
    throw new PlainError(
      `${clusterDir} belongs to another user: run as that user, or choose another DATA_DIR.`,
    );
  }
  try {
    userInfo();
    return {};
  } catch {
    // initdb requires a user name, which an id without an entry in /etc/passwd (docker --user) lacks.
    return { nameless: true };
  }
}

function readAccounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
}
