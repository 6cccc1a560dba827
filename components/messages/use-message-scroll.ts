'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRow } from '@/components/messages/chat-rows';

const ROW_ESTIMATE_PX = 64;
const BOTTOM_SLACK_PX = 80;
const OLDER_AT_PX = 240;

interface ScrollOptions {
  hasOlder: boolean;
  /** The row to scroll to, from the search. */
  focusSeq: number | null;
  onOlder: () => Promise<void>;
  /** Called when the newest message is in view. */
  onBottom: () => void;
}

/**
 * The scrolling of a chat. Only visible rows are rendered. It remains at the newest message unless the user has scrolled up,
 * and keeps its position when older messages load above.
 */
export function useMessageScroll(rows: ChatRow[], options: ScrollOptions) {
  const { hasOlder, focusSeq, onOlder, onBottom } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const topKey = useRef<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- the list and its rows are not memoised by anything
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    initialOffset: rows.length * ROW_ESTIMATE_PX,
  });
  const height = list.getTotalSize();

  useLayoutEffect(() => {
    const before = topKey.current;
    const at = before === null ? -1 : rows.findIndex(({ key }) => key === before);
    topKey.current = rows.find(({ kind }) => kind === 'message')?.key ?? null;
    // The former first row moved down by the height of what loaded above it.
    if (at > 1 && !stuck.current)
      scroller.current?.scrollBy(0, list.measurementsCache[at]?.start ?? 0);
  }, [rows, list]);

  const last = rows.at(-1)?.key;
  const ownIsLast = rows.at(-1)?.kind === 'unsent';
  useLayoutEffect(() => {
    // Always scrolls to one's own new message.
    if (ownIsLast) stuck.current = true;
    if (stuck.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [last, ownIsLast, height]);
  useEffect(() => {
    if (last !== undefined && stuck.current) onBottom();
  }, [last, onBottom]);

  const focusIndex = rows.findIndex(
    (row) => row.kind === 'message' && row.message.seq === focusSeq,
  );
  const { scrollToIndex } = list;
  useEffect(() => {
    if (focusIndex < 0) return;
    stuck.current = false;
    scrollToIndex(focusIndex, { align: 'center' });
  }, [focusIndex, scrollToIndex]);

  async function loadOlder(): Promise<void> {
    setBusy(true);
    await onOlder().catch(() => undefined);
    setBusy(false);
  }
  function onScroll(): void {
    const element = scroller.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const wasStuck = stuck.current;
    stuck.current = below < BOTTOM_SLACK_PX;
    if (stuck.current && !wasStuck) onBottom();
    const nearTop = element.scrollTop < OLDER_AT_PX && !stuck.current;
    if (nearTop && hasOlder && !isBusy) void loadOlder();
  }
  return { scroller, list, height, isBusy, onScroll, loadOlder };
}
