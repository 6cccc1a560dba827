'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreButton } from '@/components/lists/more-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import type { BookingDto } from '@/lib/bookings/schema';
import { translate } from '@/lib/platform/language/translate';
import { BookingCard } from './booking-card';
import { bookingsQuery } from './bookings-query';
import { texts } from './texts';

interface BookingListProps {
  side: 'client' | 'coach';
  markedId: number | null;
  empty: ReactNode;
  /** Further upcoming items, listed before the past ones. */
  children: ReactNode;
}

const isOpen = ({ status }: BookingDto) => status === 'pending' || status === 'accepted';

/** One side's bookings: pending ones first, then upcoming ones (nearest first), then past ones (latest first). */
export function BookingList({ side, markedId, empty, children }: BookingListProps) {
  const t = translate(texts);
  const query = useInfiniteQuery(bookingsQuery(side));
  const bookings = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && bookings.length === 0) {
    return (
      <ErrorState
        title={t.bookingsFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <Loading label={t.loadingBookings} className="grid gap-3 *:min-w-0">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (bookings.length === 0) {
    return (
      <div className="grid gap-6 *:min-w-0">
        <EmptyState as="h2" drawing="games" title={t.noBookings} description={empty} />
        {children}
      </div>
    );
  }
  const byStart = bookings.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const over = byStart.filter((booking) => !isOpen(booking)).reverse();
  return (
    <div className="grid gap-6 *:min-w-0">
      <Section title={t.upcoming} bookings={byStart.filter(isOpen)} markedId={markedId} />
      {children}
      <Section title={t.earlier} bookings={over} markedId={markedId} />
      <MoreButton query={query}>{t.moreBookings}</MoreButton>
    </div>
  );
}

interface SectionProps {
  title: string;
  bookings: BookingDto[];
  markedId: number | null;
}

function Section({ title, bookings, markedId }: SectionProps) {
  if (bookings.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} marked={booking.id === markedId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
