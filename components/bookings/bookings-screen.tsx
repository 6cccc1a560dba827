'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnClasses } from '@/components/classes/own-classes';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { MoreButton } from '@/components/lists/more-button';
import { useTab } from '@/components/lists/use-address';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { EXPIRY_HOURS } from '@/lib/bookings/constants';
import type { BookingDto } from '@/lib/bookings/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { BookingCard } from './booking-card';
import { bookingsQuery, coachSettingsQuery } from './bookings-query';
import { PackageList } from './package-list';
import { SettingsGeneral } from './settings-general';
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
function BookingList({ side, markedId, empty, children }: BookingListProps) {
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

interface BookingsScreenProps {
  settingsList: CoachSettingsDto[];
  markedId: number | null;
}

/** A client's bookings. A coach also sees the bookings of clients, and manages hours, days off and classes. */
export function BookingsScreen({ settingsList: initial, markedId }: BookingsScreenProps) {
  const t = translate(texts);
  const { data: settingsList } = useQuery({ ...coachSettingsQuery, initialData: initial });
  const [tab, choose] = useTab(['mine', 'requests', 'desk']);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.coaching()}>{t.backToCoaching}</BackLink>
        <h1 className="text-3xl">{t.bookings}</h1>
      </div>
      {settingsList.length === 0 ? (
        <MyBookings markedId={markedId} />
      ) : (
        <Tabs value={tab} onValueChange={choose}>
          <TabsList aria-label={t.bookings}>
            <TabsTrigger value="mine">{t.myBookings}</TabsTrigger>
            <TabsTrigger value="requests">{t.clients}</TabsTrigger>
            <TabsTrigger value="desk">{t.settings}</TabsTrigger>
          </TabsList>
          <TabsContent value="mine">
            <MyBookings markedId={markedId} />
          </TabsContent>
          <TabsContent value="requests">
            <BookingList
              side="coach"
              markedId={markedId}
              empty={t.noRequests({ hours: EXPIRY_HOURS })}
            >
              <OwnClasses side="coach" />
              <PackageList side="coach" />
            </BookingList>
          </TabsContent>
          <TabsContent value="desk" className="grid gap-10 *:min-w-0">
            {settingsList.map((settings) => (
              <SettingsGeneral key={settings.id} settings={settings} />
            ))}
          </TabsContent>
        </Tabs>
      )}
    </div>
  );
}

function MyBookings({ markedId }: { markedId: number | null }) {
  const t = translate(texts);
  return (
    <BookingList
      side="client"
      markedId={markedId}
      empty={
        <>
          {t.noSessions}
          <span className="mt-4 block">
            <Link href={routes.coaching()} className={buttonVariants()}>
              {t.findCoach}
            </Link>
          </span>
        </>
      }
    >
      <OwnClasses side="client" />
      <PackageList side="client" />
    </BookingList>
  );
}
