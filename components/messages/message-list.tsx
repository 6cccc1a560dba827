'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOwnNow } from '@/components/calendar/use-now';
import { type ChatRow, toChatRows } from '@/components/messages/chat-rows';
import type { UnsentMessage } from '@/components/messages/drafts';
import { Author, MessageBubble } from '@/components/messages/message-bubble';
import { MessageText } from '@/components/messages/message-text';
import type { Timeline } from '@/components/messages/timeline';
import type { MessageActions } from '@/components/messages/use-message-actions';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';
import { SystemLine } from './pinned-message';

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
function useMessageScroll(rows: ChatRow[], options: ScrollOptions) {
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

/** An unsent message, dimmed, with 'Sending...'. */
function UnsentBubble({ unsent }: { unsent: UnsentMessage }) {
  const t = translate(texts);
  return (
    <div className="flex justify-end px-3 pt-1 sm:px-4">
      <div className="min-w-0 max-w-[78%] rounded-2xl rounded-ee-md bg-primary/70 px-3.5 py-2 text-[0.9375rem] text-primary-foreground">
        <Author name={t.you} />
        {unsent.image ? (
          // oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do
          <img
            src={unsent.image.url}
            alt={t.onItsWay}
            width={unsent.image.width}
            height={unsent.image.height}
            className="my-1 h-auto max-h-80 w-auto max-w-full rounded-lg"
          />
        ) : null}
        {unsent.content ? <MessageText text={unsent.content} /> : null}
        <p className="mt-0.5 text-end text-[0.6875rem]">{t.sending}</p>
      </div>
    </div>
  );
}

interface MessageListProps {
  timeline: Timeline;
  unsent: UnsentMessage[];
  me: number;
  named: boolean;
  canModerate: boolean;
  pinnedId: number | null;
  /** Shown below the last own message: 'Seen'. */
  seen: string | null;
  /** The row to scroll to, from the search. */
  focusSeq: number | null;
  actions: MessageActions;
  onOlder: () => Promise<void>;
  /** Called when the newest message is in view. */
  onBottom: () => void;
}

/** The messages of a chat as a virtual list: a hundred thousand cost as much as a screenful. */
export function MessageList(props: MessageListProps) {
  const t = translate(texts);
  const { timeline, unsent, focusSeq } = props;
  const { messages } = timeline;
  const now = useOwnNow();
  // Every frame of scrolling renders the list, and a chat has thousands of messages.
  const rows = useMemo(() => toChatRows(messages, unsent, now), [messages, unsent, now]);
  const names = useMemo(
    () => new Map(messages.map(({ id, sender }) => [id, sender.name])),
    [messages],
  );
  const { scroller, list, height, isBusy, onScroll, loadOlder } = useMessageScroll(rows, {
    hasOlder: timeline.hasOlder,
    focusSeq,
    onOlder: props.onOlder,
    onBottom: props.onBottom,
  });
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      role="log"
      aria-label={t.messages}
      // The log itself scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-3 focus-visible:-outline-offset-2 [overflow-anchor:none]"
    >
      {timeline.hasOlder ? (
        <div className="flex justify-center py-1">
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => loadOlder()}>
            {isBusy ? t.loading : t.earlierMessages}
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
              className="absolute inset-x-0 top-0 data-[focus]:bg-primary-soft"
              data-focus={row.kind === 'message' && row.message.seq === focusSeq ? '' : undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row {...props} row={row} names={names} />
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

interface RowProps extends MessageListProps {
  row: ChatRow;
  names: ReadonlyMap<number, string>;
}

/** Memoised: scrolling renders the list again with everything else unchanged. */
const Row = memo(function Row({ row, names, ...props }: RowProps) {
  if (row.kind === 'day') {
    return (
      <p className="py-3 text-center text-muted-foreground text-xs">
        <time dateTime={row.iso} className="rounded-full bg-muted px-3 py-1 font-semibold">
          {row.label}
        </time>
      </p>
    );
  }
  if (row.kind === 'system') {
    return <SystemLine content={row.message.content} />;
  }
  if (row.kind === 'unsent') return <UnsentBubble unsent={row.unsent} />;
  const answered = row.message.replyTo?.id;
  const answeredName = answered ? (names.get(answered) ?? null) : null;
  return (
    <MessageBubble
      message={row.message}
      me={props.me}
      named={props.named}
      canModerate={props.canModerate}
      isPinned={props.pinnedId === row.message.id}
      startsRun={row.startsRun}
      answeredName={answeredName}
      actions={props.actions}
    />
  );
});
