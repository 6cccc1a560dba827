import {
  type InsertedMessage,
  insertMessages,
  type NewMessage,
  type Place,
} from '@/lib/messages/repository/insert-messages';
import { atMost } from '@/lib/platform/db/at-most';
import { log } from '@/lib/platform/observability/log';

/** Bounds the statement, so that others do not wait long for it. */
const TOGETHER_MAX = 32;

/** A statement that takes longer is stuck, and the next ones start without it. */
const LATE_MS = 4_000;

interface Waiting {
  message: NewMessage;
  resolve: (row: InsertedMessage | null) => void;
  reject: (error: unknown) => void;
}

/** The queue of each group for which this process is running a statement. */
const waiting = new Map<number, Waiting[]>();

/**
 * Inserts a message. While this process inserts one into the same group, further ones wait and are then inserted together. They
 * all need the lock on the conversation's row, so they would wait anyway, one after another and each for the disk.
 */
export function insertBatched(
  to: Place,
  message: NewMessage,
  imageKey: string | null,
): Promise<InsertedMessage | null> {
  // The two people of a direct chat rarely collide, and a picture is claimed by its own statement.
  if (!('groupId' in to) || imageKey) return insertOne(to, message, imageKey);
  const { groupId } = to;
  return new Promise((resolve, reject) => {
    const entry = { message, resolve, reject };
    const queue = waiting.get(groupId);
    if (queue) queue.push(entry);
    else void drain(groupId, entry);
  });
}

const insertOne = async (...[to, message, imageKey]: Parameters<typeof insertBatched>) =>
  (await insertMessages(to, [message], imageKey))[0] ?? null;

async function drain(groupId: number, first: Waiting): Promise<void> {
  const queue = [first];
  waiting.set(groupId, queue);
  while (queue.length > 0)
    await atMost(LATE_MS, insertTogether(groupId, queue.splice(0, TOGETHER_MAX)));
  waiting.delete(groupId);
}

/** Never throws: each caller gets its own result. */
async function insertTogether(groupId: number, entries: Waiting[]): Promise<void> {
  if (entries.length > 1) {
    const texts = entries.map(({ message }) => message);
    const rows = await insertMessages({ groupId }, texts).catch((error: unknown) => {
      log.warn({ err: error, groupId }, 'messages that came together go in one by one');
      return null;
    });
    if (rows) {
      for (const [at, { resolve }] of entries.entries()) resolve(rows[at] ?? null);
      return;
    }
    // An id was inserted elsewhere, or the connection broke: nothing was stored, or a retry finds the same ids.
  }
  for (const { message, resolve, reject } of entries) {
    await insertOne({ groupId }, message, null).then(resolve, reject);
  }
}
