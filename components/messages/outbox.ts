'use client';

import type { ChatTarget } from '@/components/messages/chat-target';
import type { MessageDto } from '@/lib/messages/schema/message';
import { keep, readKept } from '@/lib/platform/browser/person-store';
import { ApiError, api } from '@/lib/platform/http/client';

/** A message that the server has not accepted yet. Stored on this device, so that a reload does not lose it. */
export interface UnsentMessage {
  clientMsgId: string;
  target: ChatTarget;
  content: string;
  replyToId: number | null;
  image: { key: string; url: string; width: number; height: number } | null;
  createdAt: string;
}

export interface OutboxListener {
  accepted: (unsent: UnsentMessage, message: MessageDto) => void;
  /** The server refused the message. It has left the outbox and belongs back into the input. */
  refused: (unsent: UnsentMessage, error: unknown) => void;
}

const NAME = 'unsent-messages';
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = 15_000;
const ATTEMPT_MS_MAX = 12_000;

const NONE: readonly UnsentMessage[] = [];
let owner: number | null = null;
let unsent = NONE;
let sending = false;
let retryMs = RETRY_MS_MIN;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const outcomes = new Set<OutboxListener>();

/** The signed-in person does not change during the life of the page. */
function load(userId: number): void {
  if (owner === userId) return;
  owner = userId;
  try {
    // Only this module writes the entry; unreadable data counts as empty.
    unsent = JSON.parse(readKept(userId, 'device', NAME) ?? '[]') as UnsentMessage[];
  } catch {
    unsent = NONE;
  }
}

function save(next: readonly UnsentMessage[]): void {
  unsent = next;
  // If storage is full or forbidden, the messages are still sent from memory.
  if (owner !== null) keep(owner, 'device', NAME, JSON.stringify(unsent));
  for (const listener of listeners) listener();
}

export const outbox = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (userId: number): readonly UnsentMessage[] => {
    load(userId);
    return unsent;
  },
  readOnServer: (): readonly UnsentMessage[] => NONE,
  onOutcome: (listener: OutboxListener): (() => void) => {
    outcomes.add(listener);
    return () => outcomes.delete(listener);
  },
  add: (userId: number, message: UnsentMessage): void => {
    load(userId);
    save([...unsent, message]);
    outbox.flush(userId);
  },
  /** The message has arrived over the socket although its HTTP response was lost. */
  forget: (clientMsgId: string): void => {
    if (unsent.some((each) => each.clientMsgId === clientMsgId)) {
      save(unsent.filter((each) => each.clientMsgId !== clientMsgId));
    }
  },
  /** Skips the retry delay: the network is back, or the page was reloaded. */
  flush: (userId: number): void => {
    load(userId);
    clearTimeout(timer);
    timer = undefined;
    if (!sending && unsent.length > 0) void run(userId);
  },
};

/** Sends in the order of writing, one at a time. Retries are safe, because the client id makes a message unique. */
async function run(userId: number): Promise<void> {
  sending = true;
  try {
    for (;;) {
      const [next] = unsent;
      if (!next) break;
      if ((await attempt(next)) === 'later') {
        timer = setTimeout(() => outbox.flush(userId), retryMs);
        retryMs = Math.min(retryMs * 2, RETRY_MS_MAX);
        break;
      }
      retryMs = RETRY_MS_MIN;
    }
  } finally {
    sending = false;
  }
}

async function attempt(message: UnsentMessage): Promise<'done' | 'later'> {
  const { clientMsgId, target, content, replyToId, image } = message;
  const to = target.type === 'group' ? { groupId: target.id } : { receiverId: target.id };
  try {
    const sent = await api('POST /api/messages', {
      body: { ...to, content, type: 'text', clientMsgId, replyToId, imageKey: image?.key },
      signal: AbortSignal.timeout(ATTEMPT_MS_MAX),
    });
    outbox.forget(clientMsgId);
    for (const { accepted } of outcomes) accepted(message, sent);
    return 'done';
  } catch (error) {
    // No response: offline, so the message stays in the outbox.
    if (!(error instanceof ApiError)) return 'later';
    outbox.forget(clientMsgId);
    for (const { refused } of outcomes) refused(message, error);
    return 'done';
  }
}
