import { erasePerson } from '@/lib/moderation/service/erase-person';
import {
  forgetActor,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { confirmPerson } from '@/lib/platform/auth/confirm-person';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { expireTags } from '@/lib/platform/cache/expire';
import { db, type Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { log } from '@/lib/platform/observability/log';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { deleteExportFile } from '@/lib/platform/storage/export-files';
import { getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredFile } from '@/lib/platform/storage/storage';
import { DELETION_UNDO_DAYS } from '@/lib/users/constants';
import {
  deleteMailTo,
  deletePerson,
  deletePicturesOf,
  updateDeletion,
  updateRestored,
} from '@/lib/users/repository/account';
import { deleteDataExportOf } from '@/lib/users/repository/data-exports';
import { lockDuePerson } from '@/lib/users/repository/due';
import type { DeletionDto } from '@/lib/users/schema/account';
import { texts } from '@/lib/users/server-texts';
import { requireOwnAccount } from '@/lib/users/service/change-settings';
import { expirePagesOfPerson, listTagsOfPerson } from '@/lib/users/service/expire-pages';

/** Gives up a leaving person's places in games and classes, within the transaction. */
export type GiveUpPlaces = (tx: Tx, userId: number) => Promise<PendingNotification[]>;

/** Erases or hands over a person's remaining data in groups and games, within the transaction of the deletion. */
export type SettleRest = (tx: Tx, userId: number) => Promise<PendingNotification[]>;

interface LeavingSteps {
  giveUpPlaces: GiveUpPlaces;
  settleRest: SettleRest;
}

/**
 * Signs the person out everywhere, hides them from everyone at once and schedules the deletion in seven days. Until then they
 * can sign in again and restore the account.
 * @throws AppError invalid (password), forbidden (another person's, or no password and signed in long ago)
 */
export async function deleteAccount(
  actor: Actor,
  { userId, password }: { userId: number; password: string | undefined },
  giveUpPlaces: GiveUpPlaces,
): Promise<DeletionDto> {
  requireOwnAccount(actor, userId);
  await confirmPerson(actor, password);
  const wanted = new Date(Date.now() + DELETION_UNDO_DAYS * 86_400_000);
  const { dueAt, pending } = await transaction(async (tx) => {
    const due = await updateDeletion(userId, wanted, tx);
    if (!due) throw notFound(say(texts, 'userNotFound'));
    // One job per date: a request that is cancelled and repeated leaves several, and only the one whose date is due acts.
    const dedupeKey = `users:delete-due:${userId}:${due.getTime()}`;
    await enqueue(tx, 'users:delete-due', { userId }, { runAt: due, dedupeKey });
    await recordAudit({ ...about(userId), action: 'account.deletion_requested' }, tx);
    // The seats of leaving people go to the waiting lists now, not in seven days.
    return { dueAt: due, pending: await giveUpPlaces(tx, userId) };
  });
  await expirePagesOfPerson(userId);
  await publishNotifications(pending);
  await endAccessNow(userId);
  await cutSockets(rooms.user(userId));
  return { deletionDueAt: dueAt.toISOString() };
}

/** Cancels a pending deletion. @throws AppError conflict when there is none */
export async function restoreAccount(actor: Actor, userId: number): Promise<void> {
  requireOwnAccount(actor, userId);
  await transaction(async (tx) => {
    if (!(await updateRestored(userId, tx))) {
      throw new AppError('conflict', say(texts, 'notBeingDeleted'));
    }
    await recordAudit({ ...about(userId), action: 'account.restored' }, tx);
  });
  await expirePagesOfPerson(userId);
}

const about = (userId: number) => ({ actorId: userId, targetType: 'user', targetId: userId });

/** The job: deletes the person if the date has come and it was not cancelled; a repeated run does nothing. */
export async function deleteDueAccount(userId: number, steps: LeavingSteps): Promise<void> {
  const tags = await listTagsOfPerson(userId);
  const left = await transaction((tx) => deleteIfDue(tx, userId, steps));
  if (!left) return;
  expireTags(db, ...tags);
  await publishNotifications(left.pending);
  // Their sessions were deleted with the row.
  await cutSockets(rooms.user(userId));
  for (const { provider, key } of left.pictures) {
    await forget(key, () => getStorageOf(provider)?.delete([key]));
  }
  for (const name of left.exports) await forget(name, () => deleteExportFile(name));
  log.info({ userId, files: left.pictures.length + left.exports.length }, 'account deleted');
}

interface Left {
  pending: PendingNotification[];
  pictures: StoredFile[];
  exports: string[];
}

/** @returns null when there was nothing to do */
async function deleteIfDue(
  tx: Tx,
  userId: number,
  { giveUpPlaces, settleRest }: LeavingSteps,
): Promise<Left | null> {
  const person = await lockDuePerson(userId, tx);
  if (!person) return null;
  const pending = await giveUpPlaces(tx, userId);
  // Before the person's games are deleted: reports quote their addresses.
  await erasePerson(tx, userId);
  pending.push(...(await settleRest(tx, userId)));
  const pictures = await deletePicturesOf(userId, tx);
  const exports = await deleteDataExportOf(userId, tx);
  await deleteMailTo(person.email, tx);
  await forgetActor(tx, userId);
  await deletePerson(userId, tx);
  await recordAudit({ ...about(userId), actorId: null, action: 'account.deleted' }, tx);
  return { pending, pictures, exports };
}

/** Rows first, files second: a remaining file is swept with other unreferenced ones. */
async function forget(name: string, remove: () => Promise<void> | undefined): Promise<void> {
  try {
    await remove();
  } catch (error) {
    log.warn({ err: error, key: name }, 'a deleted person’s file could not be removed');
  }
}
