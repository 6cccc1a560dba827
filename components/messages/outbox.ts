'use client';

import type { ChatTarget } from '@/components/messages/chat-target';
import type { MessageDto } from '@/lib/messages/schema/message';
import { createOutbox } from '@/lib/platform/browser/outbox';
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
