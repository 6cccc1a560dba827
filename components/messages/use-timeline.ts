'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import {
  applyDeleted,
  applyEdited,
  applyReacted,
  EMPTY_TIMELINE,
  jumps,
  lastSeqOf,
  merge,
  type Timeline,
  takeNewest,
  takeOlder,
} from '@/components/messages/timeline';
import { api, apiPage } from '@/lib/http/client';
import type { MessageDto } from '@/lib/realtime/payloads';
import { useLiveConnect, useLiveEvent, useLiveStatus } from '@/lib/realtime/use-realtime';

const PAGE = 50;
const CATCH_UP_PAGE = 100;
const OLDER_PAGE = 100;
/** While sockets do not work: often enough to talk by. */
const POLL_MS = 4_000;

export type TimelineState = 'loading' | 'ready' | 'failed';

interface Held {
  id: number | null;
  timeline: Timeline;
}
interface Shown extends Held {
  state: TimelineState;
}

const NOTHING: Shown = { id: null, timeline: EMPTY_TIMELINE, state: 'loading' };

/**
 * The messages of a conversation as this client holds them. It listens first, then fetches, then merges; it fetches what
 * it missed after every reconnection and whenever a live message jumps (part 3 §4).
 */
export function useTimeline(conversationId: number | null) {
  const [shown, setShown] = useState<Shown>(NOTHING);
  // What the fetches decide by; the state on screen may be a render behind.
  const held = useRef<Held>({ id: null, timeline: EMPTY_TIMELINE });
  const running = useRef<Promise<void> | null>(null);
  const again = useRef(false);

  const show = useCallback(
    (state: TimelineState): void =>
      setShown({ id: held.current.id, timeline: held.current.timeline, state }),
    [],
  );
  const update = useCallback(
    (change: (before: Timeline) => Timeline): void => {
      held.current = { ...held.current, timeline: change(held.current.timeline) };
      show('ready');
    },
    [show],
  );

  const catchUp = useCallback(async (): Promise<void> => {
    if (conversationId === null) return;
    // One at a time; whatever asks meanwhile is answered by one more round.
    again.current = true;
    if (running.current) return running.current;
    const round = async () => {
      while (again.current) {
        again.current = false;
        if (held.current.id !== conversationId)
          held.current = { id: conversationId, timeline: EMPTY_TIMELINE };
        await fetchMissed(conversationId, held, update).then(
          () => show('ready'),
          () => show(held.current.timeline.messages.length > 0 ? 'ready' : 'failed'),
        );
      }
    };
    running.current = round();
    await running.current;
    running.current = null;
  }, [conversationId, show, update]);

  useEffect(() => void catchUp(), [catchUp]);
  const current = shown.id === conversationId ? shown : NOTHING;
  const timeline = current.timeline;
  const state = conversationId === null ? 'ready' : current.state;
  useLiveConnect(() => void catchUp());
  usePolling(catchUp);

  const ours = <T extends { conversationId: number }>(event: T) =>
    event.conversationId === conversationId;
  const add = useCallback(
    (message: MessageDto): void => {
      if (jumps(held.current.timeline, message)) void catchUp();
      else update((before) => merge(before, [message]));
    },
    [catchUp, update],
  );
  useLiveEvent('message', (message) => {
    if (ours(message) && state === 'ready') add(message);
    else if (ours(message)) void catchUp();
  });
  useLiveEvent('edited', (event) => ours(event) && update((before) => applyEdited(before, event)));
  useLiveEvent(
    'deleted',
    (event) => ours(event) && update((before) => applyDeleted(before, event)),
  );
  useLiveEvent(
    'reacted',
    (event) => ours(event) && update((before) => applyReacted(before, event)),
  );

  const loadOlder = useCallback(async (): Promise<void> => {
    const first = held.current.timeline.messages[0]?.seq;
    if (conversationId === null || first === undefined || !held.current.timeline.hasOlder) return;
    const url = `/api/conversations/${conversationId}/messages?before=${first}&limit=${OLDER_PAGE}`;
    const { items, next } = await apiPage<MessageDto>(url);
    update((before) => takeOlder(before, items, next !== null));
  }, [conversationId, update]);

  /** Loads back to a message that search has found. */
  const reveal = useCallback(
    async (seq: number): Promise<void> => {
      while ((held.current.timeline.messages[0]?.seq ?? 0) > seq && held.current.timeline.hasOlder)
        await loadOlder();
    },
    [loadOlder],
  );
  /** A message as it is now, after an act of one's own; where it stands does not change. */
  const replace = useCallback(
    (message: MessageDto): void => {
      const first = held.current.timeline.messages[0]?.seq ?? 0;
      if (message.seq < first || message.seq > lastSeqOf(held.current.timeline)) return;
      update((before) => merge(before, [message]));
    },
    [update],
  );

  return { timeline, state, add, catchUp, loadOlder, reveal, replace };
}

type HeldRef = { readonly current: Held };
type Update = (change: (before: Timeline) => Timeline) => void;

async function fetchMissed(conversationId: number, held: HeldRef, update: Update): Promise<void> {
  const url = `/api/conversations/${conversationId}/messages`;
  // The newest page also brings what was edited, deleted and answered meanwhile.
  const { items, next } = await apiPage<MessageDto>(`${url}?limit=${PAGE}`);
  const first = items[0]?.seq ?? 0;
  while (
    held.current.timeline.messages.length > 0 &&
    lastSeqOf(held.current.timeline) + 1 < first
  ) {
    const after = lastSeqOf(held.current.timeline);
    const missed = await api<MessageDto[]>(`${url}?after=${after}&limit=${CATCH_UP_PAGE}`);
    if (missed.length === 0) break;
    update((before) => merge(before, missed));
  }
  update((before) => takeNewest(before, items, next !== null));
}

/** Chat works without sockets too, only slower. */
function usePolling(catchUp: () => Promise<void>): void {
  const down = useLiveStatus() === 'down';
  useEffect(() => {
    if (!down) return;
    const timer = setInterval(() => void catchUp(), POLL_MS);
    return () => clearInterval(timer);
  }, [down, catchUp]);
}
