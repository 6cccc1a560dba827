'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect, useId, useReducer, useRef } from 'react';
import { useAction } from '@/components/forms/use-action';
import {
  countedQuery,
  NOTIFICATIONS_KEY,
  notificationsQuery,
} from '@/components/notifications/notifications-query';
import { BADGE_MAX, badgeText } from '@/components/notifications/relative-time';
import { Skeleton } from '@/components/ui/card';
import { LineIcon } from '@/components/ui/line-icon';
import { loadScreen } from '@/components/ui/load-part';
import { isPopoverOpen } from '@/components/ui/popover-open';
import { useBackSheet } from '@/components/ui/use-back-layer';
import type { BadgesDto } from '@/lib/messages/schema/conversations';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import { notificationTag } from '@/lib/notifications/schema/notification-path';
import { closePushes } from '@/lib/platform/browser/worker';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './bell-texts';

const loadList = () => import('@/components/notifications/notification-list');
/** Most pages are left without opening it. */
const NotificationList = dynamic(
  () => loadScreen(() => loadList().then((module) => module.NotificationList)),
  { ssr: false, loading: ListLoading },
);
// Before the click; if it fails, the open list shows the error.
const fetchList = () => void loadList().catch(() => undefined);

function ListLoading() {
  return (
    <div className="p-4">
      <Skeleton className="h-40" />
    </div>
  );
}

/** Unread badge, list, and marking one or all as read. */
export function NotificationBell({ badges }: { badges: BadgesDto }) {
  const t = translate(texts);
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const onToggle = useBackSheet(panel);
  const [isWanted, want] = useReducer(() => true, false);
  useEffect(() => {
    // The browser opened it before this effect ran.
    if (isPopoverOpen(panel.current)) want();
  }, []);
  const query = useInfiniteQuery(countedQuery(badges));
  const { data, error, refetch } = query;
  const read = useReadNotifications();
  // Only the number has come, with the page.
  const isPending = data.pages.length === 0;
  useEffect(() => {
    if (isWanted && isPending) void refetch();
  }, [isWanted, isPending, refetch]);
  const items = data.pages.flatMap((page) => page.items);
  const unread = isPending ? badges.notifications : items.filter((item) => !item.isRead).length;
  const badge = badgeText(unread);
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        data-tooltip=""
        onPointerEnter={fetchList}
        onFocus={fetchList}
        aria-label={unread > 0 ? t.bellUnread({ count: unread, max: BADGE_MAX }) : t.notifications}
        className="relative inline-flex size-11 items-center justify-center rounded-full hover:bg-accent"
      >
        <LineIcon isInPage name="bell" className="size-5.5" />
        {badge ? (
          <span
            aria-hidden
            className="absolute end-1 top-1 min-w-5 rounded-full bg-special px-1 text-center font-heading text-special-foreground text-xs tabular-nums leading-5"
          >
            <bdi>{badge}</bdi>
          </span>
        ) : null}
      </button>
      <section
        ref={panel}
        id={panelId}
        popover="auto"
        onToggle={(event) => {
          onToggle(event);
          if (event.newState === 'open') want();
        }}
        aria-label={t.notifications}
        className="fixed inset-auto end-[max(0.75rem,env(safe-area-inset-right),calc((100vw-86rem)/2+0.75rem))] top-[calc(var(--header-height)-0.25rem)] m-0 max-h-[min(34rem,calc(100dvh-var(--header-height)-1rem))] w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border bg-popover text-popover-foreground shadow-float"
      >
        {isWanted ? (
          <NotificationList
            items={items}
            state={error ? 'error' : isPending ? 'loading' : 'ready'}
            more={query}
            onRead={(id) => void read(id)}
            onReadAll={() => void read('all')}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListLoading />
        )}
      </section>
    </>
  );
}

/** Marks one (by id) or all as read. Optimistic; reverted when the server refuses. */
function useReadNotifications() {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery;
  // `inline`: the list itself shows the failure, by its unread rows.
  const { run } = useAction({
    refresh: [NOTIFICATIONS_KEY],
    inline: true,
    overlap: 'read-notifications',
  });

  async function foresee(target: number | 'all') {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData(queryKey);
    const asRead = (item: NotificationDto) =>
      target === 'all' || item.id === target ? { ...item, isRead: true } : item;
    queries.setQueryData(queryKey, (saved) =>
      saved
        ? {
            ...saved,
            pages: saved.pages.map(({ items, next }) => ({ items: items.map(asRead), next })),
          }
        : saved,
    );
    return () => void queries.setQueryData(queryKey, before);
  }
  const read = (target: number | 'all') =>
    run<unknown>({
      call: () =>
        target === 'all'
          ? api('PATCH /api/notifications/read-all', { keepalive: true })
          : api('PATCH /api/notifications/{id}/read', { params: { id: target }, keepalive: true }),
      foresee: () => foresee(target),
      failed: translate(texts).didNotWork,
      onDone: () => {
        const known = queries.getQueryData(queryKey)?.pages.flatMap(({ items }) => items) ?? [];
        const read = known.filter(({ id }) => target === 'all' || id === target);
        void closePushes(...read.map(({ id, data }) => notificationTag(id, data)));
      },
    });
  return read;
}
