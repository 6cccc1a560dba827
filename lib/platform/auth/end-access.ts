import { endSignInLinks } from '@/lib/platform/auth/sign-in-links';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { transaction } from '@/lib/platform/db/transaction';
import { endMailedLinks } from '@/lib/platform/mail/links';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { deleteExportFile } from '@/lib/platform/storage/export-files';

/** The words of Settings for what was ended. */
type EndedKind = 'sessions' | 'devices' | 'tokens' | 'calendar' | 'new-email' | 'export';

export interface EndedAccess {
  userId: number;
  sessionIds: string[];
  kinds: EndedKind[];
  files: string[];
}

/**
 * Ends everything that stands for a person: sessions (first steps of a sign-in too), devices that get pushes, access tokens of
 * programs, calendar addresses, a pending change of address, exports, links in e-mails that sign in or answer, answers kept for a repeated request,
 * and begun set-ups of passkeys and second steps. `tests/integration/end-access.test.ts` compares this with the schema.
 * Whoever calls it calls `notifyEndedAccess` after the commit.
 * @param keepSession the browser in which the person acts: it stays signed in, and its device keeps its pushes
 */
export async function endAccess(
  tx: Tx,
  userId: number,
  { keepSession = '' }: { keepSession?: string } = {},
): Promise<EndedAccess> {
  const at = new Date();
  const { email } = await on(tx)
    .updateTable('users')
    .set({ accessEndedAt: at, endedDevices: [], updatedAt: at })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  // Before the sessions, whose end would take their devices along uncounted.
  const devices = await on(tx)
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('sessionId', 'is distinct from', keepSession)
    .returning('id')
    .execute();
  const sessions = await on(tx)
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sid', '<>', keepSession)
    .returning('sid')
    .execute();
  const tokens = await on(tx)
    .deleteFrom('accessTokens')
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  const feeds = await on(tx)
    .deleteFrom('calendarFeeds')
    .where('userId', '=', userId)
    .returning('revokedAt')
    .execute();
  const changes = await on(tx)
    .deleteFrom('addressLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change')
    .returning('email')
    .execute();
  for (const change of changes) await endMailedLinks(change.email, 'change', tx);
  await endSignInLinks(email, tx);
  // An export that is being made finds its row gone, and its file is deleted.
  const exports = await on(tx)
    .deleteFrom('dataExports')
    .where('userId', '=', userId)
    .returning('fileName')
    .execute();
  // Keys of requests that still run, such as this one, stay.
  await on(tx)
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('status', 'is not', null)
    .execute();
  await on(tx).deleteFrom('passkeyChallenges').where('userId', '=', userId).execute();
  await on(tx)
    .deleteFrom('twoFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();

  const ended: Record<EndedKind, boolean> = {
    sessions: sessions.length > 0,
    devices: devices.length > 0,
    tokens: tokens.length > 0,
    calendar: feeds.some(({ revokedAt }) => revokedAt === null),
    'new-email': changes.length > 0,
    export: exports.length > 0,
  };
  return {
    userId,
    sessionIds: sessions.map(({ sid }) => sid),
    kinds: (Object.keys(ended) as EndedKind[]).filter((kind) => ended[kind]),
    files: exports.flatMap(({ fileName }) => fileName ?? []),
  };
}

/** After the commit: closes live connections, removes files and notifies the person of what was ended. */
export async function notifyEndedAccess({
  userId,
  sessionIds,
  kinds,
  files,
}: EndedAccess): Promise<void> {
  await Promise.all(sessionIds.map((sid) => cutSockets(rooms.session(sid))));
  // A file that cannot be deleted belongs to no export and is swept later.
  await Promise.all(files.map((name) => deleteExportFile(name).catch(() => undefined)));
  if (kinds.length === 0) return;
  const detail = `access ended: ${kinds.join(' ')}`;
  await recordSecurityEvent({ event: 'privilege_permissions_changed', userId, detail });
}

/** Ends it at once, in a transaction of its own. @returns how many sessions ended */
export async function endAccessNow(
  userId: number,
  keep: { keepSession?: string } = {},
): Promise<number> {
  const ended = await transaction((tx) => endAccess(tx, userId, keep));
  await notifyEndedAccess(ended);
  return ended.sessionIds.length;
}
