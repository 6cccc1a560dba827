'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type ChatTarget, chatUrl, targetKey } from '@/components/messages/chat-target';
import { openChatKeys } from '@/components/messages/open-chats';
import { useTimeline } from '@/components/messages/use-timeline';
import { useUnsent } from '@/components/messages/use-unsent';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/messages/schema/message';
import { readQuery } from '@/lib/platform/http/queries';
import { onAppEvent } from '@/lib/platform/realtime/app-events';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';

/** The state of an open chat: its people, messages, unsent messages and live events. */
export function useChat(target: ChatTarget, userId: number) {
  const queries = useQueryClient();
  const read = readQuery<ChatDto>('chat', chatUrl(target));
  const { queryKey } = read;
  const chat = useQuery({
    ...read,
    // Refetched whenever the chat is opened, because members and permissions may have changed.
    staleTime: 0,
  });
  const conversationId = chat.data?.id ?? null;
  const { timeline, state, add, catchUp, loadOlder, reveal, replace } = useTimeline(conversationId);
  const patch = (change: (chat: ChatDto) => ChatDto) =>
    queries.setQueryData(queryKey, (known) => (known ? change(known) : known));

  const unsent = useUnsent(target, userId, (message) => {
    // The first message created the conversation.
    if (conversationId === null) void chat.refetch();
    else add(message);
  });

  useFirstMessage(conversationId === null, (message) => {
    if (belongsTo(message, target, userId)) void chat.refetch();
  });
  useLiveEvent('conversationChanged', (event) => {
    if (event.conversationId === conversationId) void chat.refetch();
  });
  useLiveEvent('presence', ({ userId: who, online }) => {
    if (target.type === 'direct' && who === target.id) {
      patch((known) => ({ ...known, isOnline: online }));
    }
  });
  useLiveEvent('read', (event) => {
    if (event.conversationId !== conversationId) return;
    patch((known) => withReadBy(known, event, userId));
  });
  useEffect(() => {
    if (conversationId === null) return;
    const key = `conversation:${conversationId}`;
    openChatKeys.add(key);
    return () => void openChatKeys.delete(key);
  }, [conversationId]);

  return {
    key: targetKey(target),
    chat,
    conversationId,
    timeline,
    // Without a conversation there is nothing to load.
    state: chat.isPending ? ('loading' as const) : chat.isError ? ('failed' as const) : state,
    unsent,
    loadOlder,
    reveal,
    replace,
    patch,
    put: (fresh: ChatDto) => void queries.setQueryData(queryKey, fresh),
    retry: () => void (chat.isError ? chat.refetch() : catchUp()),
  };
}

export type Chat = ReturnType<typeof useChat>;

function withReadBy(
  chat: ChatDto,
  { userId: who, seq }: { userId: number; seq: number },
  me: number,
): ChatDto {
  if (who === me) return { ...chat, lastReadSeq: Math.max(chat.lastReadSeq, seq) };
  const others = chat.readers.filter(({ userId }) => userId !== who);
  return { ...chat, readers: [...others, { userId: who, lastReadSeq: seq }] };
}

/** The event newMessage announces a conversation whose id this client does not know yet. */
function useFirstMessage(wanted: boolean, handler: (message: MessageDto) => void): void {
  const onMessage = useEffectEvent(handler);
  useEffect(
    () => (wanted ? onAppEvent('newMessage', (message) => onMessage(message)) : undefined),
    [wanted],
  );
}

function belongsTo(message: MessageDto, target: ChatTarget, me: number): boolean {
  if (target.type !== 'direct') return false;
  const other = message.senderId === me ? message.receiverId : message.senderId;
  return message.groupId === null && other === target.id;
}
