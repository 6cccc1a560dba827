'use client';

import type { Route } from 'next';
import { exactTime } from '@/components/calendar/exact-time';
import { useOwnNow } from '@/components/calendar/use-now';
import { Link } from '@/components/language/link';
import { MoreButton, type MoreQuery } from '@/components/lists/more-button';
import { relativeTime } from '@/components/notifications/relative-time';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { pageDirection } from '@/components/ui/direction';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { translate } from '@/lib/platform/language/translate';
import { directionOf } from '@/lib/platform/validation/isolate';
import { texts as bellTexts } from './bell-texts';
import { texts } from './texts';

interface NotificationListProps {
  items: NotificationDto[];
  state: 'loading' | 'error' | 'ready';
  more: MoreQuery;
  onRead: (id: number) => void;
  onReadAll: () => void;
  onRetry: () => void;
}

export function NotificationList({
  items,
  state,
  more,
  onRead,
  onReadAll,
  onRetry,
}: NotificationListProps) {
  const t = translate(texts);
  const hasUnread = items.some((item) => !item.isRead);
  return (
    <>
      <div className="sticky top-0 flex min-h-14 items-center justify-between gap-2 border-b bg-popover px-4">
        <h2 className="font-heading">{translate(bellTexts).notifications}</h2>
        {hasUnread ? (
          <Button variant="ghost" size="sm" onClick={onReadAll}>
            {t.markAllRead}
          </Button>
        ) : null}
      </div>
      {state === 'loading' ? <LoadingRows /> : null}
      {state === 'error' && items.length === 0 ? <FailedRows onRetry={onRetry} /> : null}
      {state === 'ready' && items.length === 0 ? <NoRows /> : null}
      <ul>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onRead={onRead} />
        ))}
      </ul>
      {more.hasNextPage ? (
        <div className="grid border-t p-2">
          <MoreButton query={more}>{t.showMore}</MoreButton>
        </div>
      ) : null}
    </>
  );
}

function NotificationRow({
  item,
  onRead,
}: {
  item: NotificationDto;
  onRead: (id: number) => void;
}) {
  const t = translate(texts);
  return (
    <li
      className={cn(
        'relative border-b px-4 py-3 last:border-b-0 hover:bg-accent',
        item.isRead ? '' : 'bg-primary-soft/40',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className={cn('mt-2 size-2 shrink-0 rounded-full', item.isRead ? '' : 'bg-special')}
        />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p
            className="wrap-anywhere font-lead text-sm"
            dir={directionOf(item.title, pageDirection())}
          >
            {/* Each notification links to its subject, and opening it marks it as read. `as Route`: built by the same path
                functions. */}
            <Link
              href={notificationPath(item.type, item.data) as Route}
              onClick={() => (item.isRead ? undefined : onRead(item.id))}
              className="inline-block min-h-6 after:absolute after:inset-0"
            >
              {item.title}
            </Link>
          </p>
          <p
            className="wrap-anywhere text-muted-foreground text-sm"
            dir={directionOf(item.content, pageDirection())}
          >
            {item.content}
          </p>
          <p className="text-muted-foreground text-xs">
            <RelativeTime iso={item.createdAt} />
          </p>
        </div>
        {item.isRead ? null : (
          <Button
            variant="ghost"
            size="sm"
            className="relative"
            aria-label={t.markReadOf({ title: item.title })}
            onClick={() => onRead(item.id)}
          >
            {t.markRead}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Updates its text over time without a refetch. */
function RelativeTime({ iso }: { iso: string }) {
  const now = new Date(useOwnNow());
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {relativeTime(new Date(iso), now)}
    </time>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden className="grid gap-4 p-4">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

function FailedRows({ onRetry }: { onRetry: () => void }) {
  const t = translate(texts);
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <p className="text-muted-foreground text-sm">{t.listFailed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

function NoRows() {
  const t = translate(texts);
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <LineIcon name="bell-off" className="size-7 text-muted-foreground" />
      <p className="font-lead">{t.nothing}</p>
      <p className="text-muted-foreground text-sm">{t.nothingHint}</p>
    </div>
  );
}
