'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { CONVERSATIONS_KEY } from '@/components/messages/conversations-query';
import { lastSeqOf } from '@/components/messages/timeline';
import type { Chat } from '@/components/messages/use-chat';
import { NOTIFICATIONS_KEY } from '@/components/notifications/notifications-query';
import { useDialog } from '@/components/ui/use-dialog';
import { REACTIONS } from '@/lib/messages/constants';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import type { MessageDto } from '@/lib/messages/schema/message';
import { chatTag } from '@/lib/notifications/schema/notification-path';
import { closePushes } from '@/lib/platform/browser/worker';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

const SETTLE_MS = 300;

/** @returns a callback for when the newest message is in view; it is marked as read if the tab is visible */
export function useMarkRead({ conversationId, timeline, chat, patch }: Chat): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seq = lastSeqOf(timeline);
  const known = chat.data?.lastReadSeq ?? 0;
  const waits = chat.data?.isRequest ?? false;
  const latest = useRef({ seq, known, waits });
  useEffect(() => {
    latest.current = { seq, known, waits };
  });

  /** `leaving`: the request must outlive the page or drawer that sends it. */
  const mark = useCallback(
    async (leaving: boolean): Promise<void> => {
      const now = latest.current;
      // Viewing a message request does not answer it.
      if (conversationId === null || now.waits || now.seq <= now.known) return;
      try {
        const { lastReadSeq } = await api('PUT /api/conversations/{id}/read', {
          params: { id: conversationId },
          body: { seq: now.seq },
          keepalive: leaving,
        });
        patch((before) => ({ ...before, lastReadSeq }));
        void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
        void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
        void closePushes(chatTag(conversationId));
      } catch {
        // Retried with the next message or the next time the tab is visible.
      }
    },
    // `patch` changes on every render but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [conversationId, queries],
  );

  const settle = useCallback(() => {
    // Messages that arrive while the tab is hidden are not read.
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void mark(false);
    }, SETTLE_MS);
  }, [mark]);
  useEffect(() => {
    // The messages were in view: closing the chat or page within the delay still marks them as read.
    const leave = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      void mark(true);
    };
    const look = () => (document.visibilityState === 'visible' ? settle() : leave());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }, [mark, settle]);
  return settle;
}

/** The composer's mode: a new message, a reply or an edit. */
export type ComposerMode =
  | { kind: 'new' }
  | { kind: 'reply'; message: MessageDto }
  | { kind: 'edit'; message: MessageDto };

export interface MessageActions {
  react: (message: MessageDto, emoji: string, added: boolean) => void;
  reply: (message: MessageDto) => void;
  edit: (message: MessageDto) => void;
  remove: (message: MessageDto) => void;
  pin: (message: MessageDto, pinned: boolean) => void;
  report: (message: MessageDto) => void;
}

/** Actions on the messages of an open chat; each response is the updated message. */
export function useMessageActions(
  onChanged: (message: MessageDto) => void,
  onChat: (chat: ChatDto) => void,
) {
  const [mode, setMode] = useState<ComposerMode>({ kind: 'new' });
  const [reported, setReported] = useState<MessageDto | null>(null);
  const reportDialog = useDialog();
  // In order, so that a reaction added and removed ends as intended.
  const { run } = useAction({ queue: 'messages' });
  const failed = translate(texts).didNotWork;
  const change = (call: () => Promise<MessageDto>) => void run({ call, failed, onDone: onChanged });

  const actions: MessageActions = {
    react: ({ id: messageId }, text, added) => {
      const emoji = REACTIONS.find((each) => each === text);
      if (!emoji) return;
      const params = { messageId };
      change(() =>
        added
          ? api('POST /api/reactions/{messageId}', { params, body: { emoji } })
          : api('DELETE /api/reactions/{messageId}', { params, query: { emoji } }),
      );
    },
    reply: (message) => setMode({ kind: 'reply', message }),
    edit: (message) => setMode({ kind: 'edit', message }),
    remove: ({ id }) => change(() => api('DELETE /api/messages/{id}', { params: { id } })),
    pin: ({ id }, pinned) =>
      void run({
        call: () =>
          api(`${pinned ? 'PUT' : 'DELETE'} /api/pins/{messageId}`, { params: { messageId: id } }),
        failed,
        onDone: onChat,
      }),
    report: (message) => {
      setReported(message);
      reportDialog.show();
    },
  };
  async function saveEdit({ id }: MessageDto, content: string): Promise<boolean> {
    let isSaved = false;
    await run({
      call: () => api('PATCH /api/messages/{id}', { params: { id }, body: { content } }),
      failed,
      onDone: (message) => {
        onChanged(message);
        isSaved = true;
      },
    });
    return isSaved;
  }
  return { actions, mode, setMode, saveEdit, reported, reportDialog };
}
