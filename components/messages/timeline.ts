import type { MessageDto } from '@/lib/messages/schema/message';
import type { OutwardEvents } from '@/lib/platform/realtime/events';

/**
 * The part of a conversation that a client has loaded: sequence numbers without gaps. Everything below is pure. The unit tests
 * compare it with the server's responses, and the chaos run uses it to count messages.
 */
export interface Timeline {
  messages: readonly MessageDto[];
  hasOlder: boolean;
  /**
   * Messages received before one of their predecessors. Cached until the gap is filled, so that they need not be fetched again.
   */
  early: readonly MessageDto[];
}

const EARLY_MAX = 500;

export const EMPTY_TIMELINE: Timeline = { messages: [], hasOlder: false, early: [] };

/** The last sequence number without a gap; 0 when empty. */
export function lastSeqOf({ messages }: Timeline): number {
  return messages.at(-1)?.seq ?? 0;
}

/** Whether `message` cannot be shown yet because a predecessor is missing. */
export function jumps(timeline: Timeline, message: MessageDto): boolean {
  return message.seq > lastSeqOf(timeline) + 1;
}

/**
 * Inserts fetched or received messages; the newer copy of a message wins. Messages after a gap wait in `early` until the caller
 * has fetched what follows `lastSeqOf`. Since sequence numbers have no gaps, each gives its index directly and `messages` is
 * never sorted, however long it is.
 */
export function merge(timeline: Timeline, incoming: readonly MessageDto[]): Timeline {
  if (incoming.length === 0) return timeline;
  const all = [...timeline.early, ...incoming];
  const first = timeline.messages[0]?.seq ?? Math.min(...all.map(({ seq }) => seq));
  const messages = [...timeline.messages];
  const loose = new Map<number, MessageDto>();
  for (const message of all) {
    const at = message.seq - first;
    if (at >= 0 && at < messages.length) messages[at] = message;
    else loose.set(message.seq, message);
  }
  const newer = runFrom(loose, first + messages.length, 1);
  const older = runFrom(loose, first - 1, -1).reverse();
  messages.push(...newer);
  const last = messages.at(-1)?.seq ?? 0;
  const early = [...loose.values()].filter(({ seq }) => seq > last).sort((a, b) => a.seq - b.seq);
  return {
    ...timeline,
    messages: older.length > 0 ? [...older, ...messages] : messages,
    early: early.slice(0, EARLY_MAX),
  };
}

/** Removes the run of consecutive messages from `loose` and returns it. */
function runFrom(loose: Map<number, MessageDto>, from: number, step: 1 | -1): MessageDto[] {
  const run: MessageDto[] = [];
  for (let seq = from; ; seq += step) {
    const next = loose.get(seq);
    if (!next) return run;
    run.push(next);
    loose.delete(seq);
  }
}

/** Merges the newest batch. If it does not connect to the loaded messages, it replaces them. */
export function takeNewest(
  timeline: Timeline,
  page: readonly MessageDto[],
  hasOlder: boolean,
): Timeline {
  const first = page[0];
  if (!first) return timeline;
  const touches = timeline.messages.length > 0 && first.seq <= lastSeqOf(timeline) + 1;
  return touches ? merge(timeline, page) : merge({ ...EMPTY_TIMELINE, hasOlder }, page);
}

/** Inserts an older batch before the loaded messages. */
export function takeOlder(
  timeline: Timeline,
  page: readonly MessageDto[],
  hasOlder: boolean,
): Timeline {
  return { ...merge(timeline, page), hasOlder };
}

function mapAll(timeline: Timeline, apply: (message: MessageDto) => MessageDto): Timeline {
  const { messages, early } = timeline;
  return { ...timeline, messages: messages.map(apply), early: early.map(apply) };
}

function change(
  timeline: Timeline,
  seq: number,
  apply: (message: MessageDto) => MessageDto,
): Timeline {
  return mapAll(timeline, (message) => (message.seq === seq ? apply(message) : message));
}

/** Replies show the current beginning of their original. */
function changeReplies(timeline: Timeline, messageId: number, preview: string): Timeline {
  return mapAll(timeline, (message) =>
    message.replyTo?.id === messageId
      ? { ...message, replyTo: { ...message.replyTo, preview } }
      : message,
  );
}

const REPLY_PREVIEW_LENGTH_MAX = 120;

export function applyEdited(timeline: Timeline, event: OutwardEvents['edited']): Timeline {
  const { seq, messageId, content, editedAt } = event;
  const preview = Array.from(content).slice(0, REPLY_PREVIEW_LENGTH_MAX).join('');
  return changeReplies(
    change(timeline, seq, (message) => ({ ...message, content, editedAt })),
    messageId,
    preview,
  );
}

export function applyDeleted(timeline: Timeline, event: OutwardEvents['deleted']): Timeline {
  const { seq, messageId, deletedAt, removedByOrganiser } = event;
  return changeReplies(
    change(timeline, seq, (message) => ({
      ...message,
      content: '',
      image: null,
      reactions: [],
      deletedAt,
      removedByOrganiser,
    })),
    messageId,
    '',
  );
}

export function applyReacted(timeline: Timeline, event: OutwardEvents['reacted']): Timeline {
  const { emoji, userId, added } = event;
  return change(timeline, event.seq, (message) => {
    const users = message.reactions.find((each) => each.emoji === emoji)?.userIds ?? [];
    const others = users.filter((id) => id !== userId);
    const userIds = added ? [...others, userId].sort((a, b) => a - b) : others;
    const rest = message.reactions.filter((each) => each.emoji !== emoji);
    const reactions = userIds.length > 0 ? [...rest, { emoji, userIds }] : rest;
    return { ...message, reactions: reactions.sort((a, b) => (a.emoji < b.emoji ? -1 : 1)) };
  });
}
