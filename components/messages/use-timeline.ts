'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Rounds } from '@/components/messages/rounds';
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
import type { MessageDto } from '@/lib/messages/schema/message';
import { type ApiInput, apiUrl } from '@/lib/platform/http/api-calls';
import { api, apiPage } from '@/lib/platform/http/client';
import { useLiveConnect, useLiveEvent, useLiveStatus } from '@/lib/platform/realtime/use-realtime';

const BATCH = 50;
const CATCH_UP_BATCH = 100;
const OLDER_BATCH = 100;
/** While sockets are down: frequent enough for a conversation. */
const POLL_MS = 4_000;
/** While sockets work: catches events lost because the process died before publishing them. */
const SAFETY_POLL_MS = 30_000;

export type TimelineState = 'loading' | 'ready' | 'failed';

interface Loaded {
  id: number | null;
  timeline: Timeline;
}
interface Shown extends Loaded {
  state: TimelineState;
}

const NOTHING: Shown = { id: null, timeline: EMPTY_TIMELINE, state: 'loading' };

/**
 * The messages of a conversation that this client has loaded. It subscribes first, then fetches, then merges. It fetches missed
 * messages after every reconnection and whenever a live message leaves a gap in the sequence numbers.
 */
export function useTimeline(conversationId: number | null) {
  const [shown, setShown] = useState<Shown>(NOTHING);
  // The fetches use this ref, because the rendered state may be a render behind.
  const loaded = useRef<Loaded>({ id: null, timeline: EMPTY_TIMELINE });
  const [rounds] = useState(() => new Rounds());

  const show = useCallback(
    (state: TimelineState): void =>
      setShown({ id: loaded.current.id, timeline: loaded.current.timeline, state }),
    [],
  );
  const update = useCallback(
    (change: (before: Timeline) => Timeline): void => {
      loaded.current = { ...loaded.current, timeline: change(loaded.current.timeline) };
      show('ready');
    },
    [show],
  );

  const catchUp = useCallback(async (): Promise<void> => {
    if (conversationId === null) return;
    await rounds.ask(async (signal) => {
      if (loaded.current.id !== conversationId)
        loaded.current = { id: conversationId, timeline: EMPTY_TIMELINE };
      await fetchMissed(conversationId, { loaded, update, signal }).then(
        () => show('ready'),
        () => {
          if (rounds.isAsked) return;
          show(loaded.current.timeline.messages.length > 0 ? 'ready' : 'failed');
        },
      );
    });
  }, [conversationId, rounds, show, update]);

  useEffect(() => void catchUp(), [catchUp]);
  const current = shown.id === conversationId ? shown : NOTHING;
  const timeline = current.timeline;
  const state = conversationId === null ? 'ready' : current.state;
  useLiveConnect((why) => {
    if (why === 'again') rounds.giveUpStale();
    void catchUp();
  });
  usePolling(catchUp);

  const ours = <T extends { conversationId: number }>(event: T) =>
    event.conversationId === conversationId;
  const add = useCallback(
    (message: MessageDto): void => {
      const isEarly = jumps(loaded.current.timeline, message);
      update((before) => merge(before, [message]));
      if (isEarly) void catchUp();
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
    const first = loaded.current.timeline.messages[0]?.seq;
    if (conversationId === null || first === undefined || !loaded.current.timeline.hasOlder) return;
    const query = { before: first, limit: OLDER_BATCH };
    const { items, next } = await apiPage(messagesUrl(conversationId, query));
    update((before) => takeOlder(before, items, next !== null));
  }, [conversationId, update]);

  /** Loads older batches back to a message found by the search. */
  const reveal = useCallback(
    async (seq: number): Promise<void> => {
      while (
        (loaded.current.timeline.messages[0]?.seq ?? 0) > seq &&
        loaded.current.timeline.hasOlder
      )
        await loadOlder();
    },
    [loadOlder],
  );
  /** Replaces a message after an action on it; its position does not change. */
  const replace = useCallback(
    (message: MessageDto): void => {
      const first = loaded.current.timeline.messages[0]?.seq ?? 0;
      if (message.seq < first || message.seq > lastSeqOf(loaded.current.timeline)) return;
      update((before) => merge(before, [message]));
    },
    [update],
  );

  return { timeline, state, add, catchUp, loadOlder, reveal, replace };
}

type LoadedRef = { readonly current: Loaded };
interface Holder {
  loaded: LoadedRef;
  update: (change: (before: Timeline) => Timeline) => void;
  signal: AbortSignal;
}

const messagesUrl = (
  id: number,
  query: ApiInput<'GET /api/conversations/{id}/messages'>['query'],
) => apiUrl('GET /api/conversations/{id}/messages', { params: { id }, query });

async function fetchMissed(
  conversationId: number,
  { loaded, update, signal }: Holder,
): Promise<void> {
  // The newest batch also contains recent edits, deletions and reactions.
  const { items, next } = await apiPage(messagesUrl(conversationId, { limit: BATCH }), { signal });
  const first = items[0]?.seq ?? 0;
  while (
    loaded.current.timeline.messages.length > 0 &&
    lastSeqOf(loaded.current.timeline) + 1 < first
  ) {
    const after = lastSeqOf(loaded.current.timeline);
    const query = { after, limit: CATCH_UP_BATCH };
    const missed = await api(messagesUrl(conversationId, query), { signal });
    if (missed.length === 0) break;
    update((before) => merge(before, missed));
  }
  update((before) => takeNewest(before, items, next !== null));
}

/** Polling keeps the chat working without sockets, and catches lost events. */
function usePolling(catchUp: () => Promise<void>): void {
  const down = useLiveStatus() === 'down';
  useEffect(() => {
    const ask = () => {
      // A hidden tab relies on the live connection and polls once it is visible.
      if (down || document.visibilityState === 'visible') void catchUp();
    };
    const timer = setInterval(ask, down ? POLL_MS : SAFETY_POLL_MS);
    return () => clearInterval(timer);
  }, [down, catchUp]);
}
