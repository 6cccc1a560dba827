'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { CONVERSATIONS_KEY } from '@/components/messages/conversations-query';
import { lastSeqOf } from '@/components/messages/timeline';
import type { Chat } from '@/components/messages/use-chat';
import { NOTIFICATIONS_KEY } from '@/components/notifications/notifications-query';
import { chatTag } from '@/lib/notifications/schema/notification-path';
import { closePushes } from '@/lib/platform/browser/worker';
import { api } from '@/lib/platform/http/client';

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
