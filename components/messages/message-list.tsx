'use client';

import { memo, useMemo } from 'react';
import { useOwnNow } from '@/components/calendar/use-now';
import { type ChatRow, toChatRows } from '@/components/messages/chat-rows';
import { Author, MessageBubble } from '@/components/messages/message-bubble';
import { MessageText } from '@/components/messages/message-text';
import type { UnsentMessage } from '@/components/messages/outbox';
import type { Timeline } from '@/components/messages/timeline';
import type { MessageActions } from '@/components/messages/use-message-actions';
import { useMessageScroll } from '@/components/messages/use-message-scroll';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';
import { SystemLine } from './system-line';

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
              className="absolute inset-x-0 top-0 data-[focus]:bg-special-soft"
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
