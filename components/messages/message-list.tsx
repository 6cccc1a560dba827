'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ChatRow, toChatRows } from '@/components/messages/chat-rows';
import { MessageBubble } from '@/components/messages/message-bubble';
import type { UnsentMessage } from '@/components/messages/outbox';
import type { Timeline } from '@/components/messages/timeline';
import { UnsentBubble } from '@/components/messages/unsent-bubble';
import type { MessageActions } from '@/components/messages/use-message-actions';
import { Button } from '@/components/ui/button';

interface MessageListProps {
  timeline: Timeline;
  unsent: UnsentMessage[];
  me: number;
  named: boolean;
  /** Under the last own message: 'Seen'. */
  seen: string | null;
  /** The row to bring into view, as search found it. */
  focusSeq: number | null;
  actions: MessageActions;
  onOlder: () => Promise<void>;
  /** The newest message is in view. */
  onBottom: () => void;
}

const ROW_ESTIMATE_PX = 64;
const BOTTOM_SLACK_PX = 80;
const OLDER_AT_PX = 240;

/** The messages of a chat, drawn only where they are looked at: a hundred thousand cost as much as a screenful. */
export function MessageList(props: MessageListProps) {
  const { timeline, unsent, focusSeq } = props;
  const rows = toChatRows(timeline.messages, unsent, new Date());
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    initialOffset: rows.length * ROW_ESTIMATE_PX,
  });
  const { onScroll, isBusy } = useScrolling({ ...props, scroller, rows, list });
  const height = list.getTotalSize();
  useFocusRow(rows, focusSeq, list.scrollToIndex);
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      role="log"
      aria-label="Messages"
      // The log itself scrolls: keyboards need to get at it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-3 focus-visible:-outline-offset-2 [overflow-anchor:none]"
    >
      {timeline.hasOlder ? (
        <div className="flex justify-center py-1">
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void props.onOlder()}>
            {isBusy ? 'Loading…' : 'Earlier messages'}
          </Button>
        </div>
      ) : null}
      <ol className="relative" style={{ height }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return row ? (
            <li
              key={key}
              data-index={index}
              data-seq={row.kind === 'message' ? row.message.seq : undefined}
              ref={list.measureElement}
              className="absolute inset-x-0 top-0 data-[focus]:bg-special-soft"
              data-focus={row.kind === 'message' && row.message.seq === focusSeq ? '' : undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={row} {...props} />
            </li>
          ) : null;
        })}
      </ol>
      {props.seen ? (
        <p className="px-5 pt-1 text-end text-muted-foreground text-xs">{props.seen}</p>
      ) : null}
    </div>
  );
}

function Row({ row, ...props }: { row: ChatRow } & MessageListProps) {
  if (row.kind === 'day') {
    return (
      <p className="py-3 text-center text-muted-foreground text-xs">
        <time dateTime={row.iso} className="rounded-full bg-muted px-3 py-1 font-[600]">
          {row.label}
        </time>
      </p>
    );
  }
  if (row.kind === 'system') {
    return (
      <p dir="auto" className="px-6 py-2 text-center text-muted-foreground text-sm">
        {row.message.content}
      </p>
    );
  }
  if (row.kind === 'unsent') return <UnsentBubble unsent={row.unsent} />;
  const answered = row.message.replyTo?.id;
  const answeredName = answered
    ? (props.timeline.messages.find(({ id }) => id === answered)?.sender.name ?? null)
    : null;
  return (
    <MessageBubble
      message={row.message}
      me={props.me}
      named={props.named}
      startsRun={row.startsRun}
      answeredName={answeredName}
      actions={props.actions}
    />
  );
}

type List = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

interface ScrollingProps extends MessageListProps {
  scroller: RefObject<HTMLDivElement | null>;
  rows: ChatRow[];
  list: List;
}

/** Stays at the newest message unless the reader has gone up; keeps the place when older ones come in above. */
function useScrolling({ scroller, rows, list, timeline, onOlder, onBottom }: ScrollingProps) {
  const stuck = useRef(true);
  const [isBusy, setBusy] = useState(false);
  const topKey = useRef<string | null>(null);
  const height = list.getTotalSize();

  useLayoutEffect(() => {
    const before = topKey.current;
    const at = before === null ? -1 : rows.findIndex(({ key }) => key === before);
    topKey.current = rows.find(({ kind }) => kind === 'message')?.key ?? null;
    const element = scroller.current;
    if (!element || at <= 1 || stuck.current) return;
    // What was first is further down now: by as much as came in above it.
    element.scrollTop += list.measurementsCache[at]?.start ?? 0;
  }, [rows, list, scroller]);

  const last = rows.at(-1)?.key;
  const ownIsLast = rows.at(-1)?.kind === 'unsent';
  useLayoutEffect(() => {
    // One's own words are always shown going out.
    if (ownIsLast) stuck.current = true;
    const element = scroller.current;
    if (element && stuck.current) element.scrollTop = element.scrollHeight;
  }, [last, ownIsLast, height, scroller]);
  useEffect(() => {
    if (last !== undefined && stuck.current) onBottom();
  }, [last, onBottom]);

  function onScroll(): void {
    const element = scroller.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const wasStuck = stuck.current;
    stuck.current = below < BOTTOM_SLACK_PX;
    if (stuck.current && !wasStuck) onBottom();
    if (element.scrollTop < OLDER_AT_PX && timeline.hasOlder && !isBusy && !stuck.current) {
      setBusy(true);
      void onOlder()
        .catch(() => undefined)
        .finally(() => setBusy(false));
    }
  }
  return { onScroll, isBusy };
}

function useFocusRow(
  rows: ChatRow[],
  seq: number | null,
  scrollToIndex: List['scrollToIndex'],
): void {
  const index = rows.findIndex((row) => row.kind === 'message' && row.message.seq === seq);
  useEffect(() => {
    if (index >= 0) scrollToIndex(index, { align: 'center' });
  }, [index, scrollToIndex]);
}
