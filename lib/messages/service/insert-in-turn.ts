import { atMost } from '@/lib/db/at-most';
import {
  type InsertedMessage,
  insertMessage,
  type NewMessage,
} from '@/lib/messages/repository/insert-message';
import { insertMessages } from '@/lib/messages/repository/insert-messages';

/** A statement stays small enough that nobody waits long behind it. */
const TOGETHER_MAX = 32;

/** A statement this late hangs: nobody else is kept waiting behind it. */
const LATE_MS = 4_000;

interface Waiting {
  message: NewMessage;
  resolve: (row: InsertedMessage | null) => void;
  reject: (error: unknown) => void;
}

/** What waits for each group to which a statement of this process is on its way. */
const waiting = new Map<number, Waiting[]>();

/**
 * Inserts a message; while one to the same group is on its way, what is said there waits and then goes in together. All
 * want the same row of the conversation, so they would wait anyway, one behind the other and each for the disk.
 */
export function insertInTurn(message: NewMessage): Promise<InsertedMessage | null> {
  // Two people in a direct chat do not get in each other's way, and a picture is claimed by its own statement.
  if (!('groupId' in message.to) || message.imageKey) return insertMessage(message);
  const { groupId } = message.to;
  return new Promise((resolve, reject) => {
    const entry = { message, resolve, reject };
    const queue = waiting.get(groupId);
    if (queue) queue.push(entry);
    else void drain(groupId, entry);
  });
}

async function drain(groupId: number, first: Waiting): Promise<void> {
  const queue = [first];
  waiting.set(groupId, queue);
  while (queue.length > 0)
    await atMost(LATE_MS, insertTogether(groupId, queue.splice(0, TOGETHER_MAX)));
  waiting.delete(groupId);
}

/** Never throws: each hears for itself. */
async function insertTogether(groupId: number, entries: Waiting[]): Promise<void> {
  if (entries.length > 1) {
    const texts = entries.map(({ message }) => message);
    const rows = await insertMessages(groupId, texts).catch(() => null);
    if (rows) {
      for (const [at, { resolve }] of entries.entries()) resolve(rows[at] ?? null);
      return;
    }
    // One of them came by another way at once, or the connection broke: nothing of it stands, or their ids will say so.
  }
  for (const { message, resolve, reject } of entries) {
    await insertMessage(message).then(resolve, reject);
  }
}
