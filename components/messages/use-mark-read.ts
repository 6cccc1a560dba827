'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { CONVERSATIONS_KEY } from '@/components/messages/conversations-query';
import { lastSeqOf } from '@/components/messages/timeline';
import type { Chat } from '@/components/messages/use-chat';
import { api } from '@/lib/http/client';

const SETTLE_MS = 300;

/** @returns what to call when the newest message is in view: it is read then, if the person is looking. */
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

  /** `leaving`: the request must outlive the page, or the drawer, that sends it. */
  const mark = useCallback(
    async (leaving: boolean): Promise<void> => {
      const now = latest.current;
      // Looking at a request does not answer it.
      if (conversationId === null || now.waits || now.seq <= now.known) return;
      try {
        const url = `/api/conversations/${conversationId}/read`;
        const { lastReadSeq } = await api<{ lastReadSeq: number }>(url, {
          method: 'PUT',
          body: { seq: now.seq },
          keepalive: leaving,
        });
        patch((before) => ({ ...before, lastReadSeq }));
        void queries.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
        void queries.invalidateQueries({ queryKey: ['/api/notifications'] });
      } catch {
        // The next message or the next look tries again.
      }
    },
    // `patch` is made anew with every render and does the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [conversationId, queries],
  );

  const settle = useCallback(() => {
    // What comes while nobody looks is not read.
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void mark(false);
    }, SETTLE_MS);
  }, [mark]);
  useEffect(() => {
    // The messages were in view: closing the chat or the page within the pause leaves them read.
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
