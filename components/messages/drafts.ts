'use client';

import type { ChatTarget } from '@/components/messages/chat-target';
import type { MessageDto } from '@/lib/messages/schema/message';
import { createOutbox } from '@/lib/platform/browser/outbox';
import { readStored, store } from '@/lib/platform/browser/person-store';
import { api } from '@/lib/platform/http/client';

/** A message that the server has not accepted yet. */
export interface UnsentMessage {
  clientMsgId: string;
  target: ChatTarget;
  content: string;
  replyToId: number | null;
  image: { key: string; url: string; width: number; height: number } | null;
  createdAt: string;
}

function receiverOf({ type, id }: ChatTarget) {
  if (type === 'group') return { groupId: id };
  return type === 'game' ? { gameId: id } : { receiverId: id };
}

/** The client id makes a message unique. */
export const outbox = createOutbox<UnsentMessage, MessageDto>({
  name: 'unsent-messages',
  idOf: ({ clientMsgId }) => clientMsgId,
  send: ({ clientMsgId, target, content, replyToId, image }, signal) =>
    api('POST /api/messages', {
      body: {
        ...receiverOf(target),
        content,
        type: 'text',
        clientMsgId,
        replyToId,
        imageKey: image?.key,
      },
      signal,
    }),
});

// Unsent text per chat. Restored when the chat is opened again, or when a message is refused.
const NAME = 'chat-drafts';

let loaded: { userId: number; drafts: Map<string, string> } | null = null;
const listeners = new Set<() => void>();

function draftsOf(userId: number): Map<string, string> {
  if (loaded?.userId === userId) return loaded.drafts;
  loaded = { userId, drafts: new Map() };
  try {
    // Only this module writes the entry; unreadable data counts as empty.
    const stored = JSON.parse(readStored(userId, 'tab', NAME) ?? '{}') as Record<string, string>;
    for (const [key, text] of Object.entries(stored)) loaded.drafts.set(key, String(text));
  } catch {
    loaded.drafts.clear();
  }
  return loaded.drafts;
}

export function draftOf(userId: number, key: string): string {
  return draftsOf(userId).get(key) ?? '';
}

export function storeDraft(userId: number, key: string, text: string): void {
  const drafts = draftsOf(userId);
  if (text) drafts.set(key, text);
  else drafts.delete(key);
  store(userId, 'tab', NAME, JSON.stringify(Object.fromEntries(drafts)));
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
