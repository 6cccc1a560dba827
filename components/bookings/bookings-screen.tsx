'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnClasses } from '@/components/classes/own-classes';
import { ClientBook } from '@/components/clients/client-book';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { MoreButton } from '@/components/lists/more-button';
import { useTab } from '@/components/lists/use-address';
import { useBatches } from '@/components/lists/use-batches';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { BOOKING_TABS, EXPIRY_HOURS } from '@/lib/bookings/constants';
import type { BookingLists } from '@/lib/bookings/loaders';
import type { BookingSide } from '@/lib/bookings/policy';
import type { BookingDto } from '@/lib/bookings/schema';
import type { ClassSessionDto } from '@/lib/classes/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { BookingCard } from './booking-card';
import { BOOKINGS_KEY, bookingsUrl, coachSettingsQuery } from './bookings-query';
import { CoachCalendar } from './coach-calendar-lazy';
import { PackageList } from './package-list';
import { SettingsGeneral } from './settings-general';
import { texts } from './texts';

interface ListsProps {
  /** Of the tab that the address names, as the server rendered it. */
  first: BookingLists & { classes: ClassSessionDto[] };
  markedId: number | null;
}

interface BookingListProps extends ListsProps {
  side: BookingSide;
  empty: ReactNode;
}

const isOpen = ({ status }: BookingDto) => status === 'pending' || status === 'accepted';

/** One side's bookings: pending ones first, then upcoming ones (nearest first), then past ones (latest first). */
function BookingList({ side, first, markedId, empty }: BookingListProps) {
  const t = translate(texts);
  const brought = first.side === side ? first : undefined;
  const query = useBatches(BOOKINGS_KEY, bookingsUrl(side), { first: brought?.bookings });
  const bookings = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && bookings.length === 0) {
    return <ErrorState title={t.bookingsFailed} query={query} />;
  }
  if (query.isPending) {
    return (
      <Loading label={t.loadingBookings} className="grid gap-3 *:min-w-0">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  // Further upcoming items, listed before the past ones.
  const others = (
    <>
      <OwnClasses side={side} initial={brought?.classes} />
      <PackageList side={side} initial={brought?.packages} />
    </>
  );
  if (bookings.length === 0) {
    return (
      <div className="grid gap-6 *:min-w-0">
        <EmptyState as="h2" drawing="games" title={t.noBookings} description={empty} />
        {others}
      </div>
    );
  }
  const byStart = bookings.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const over = byStart.filter((booking) => !isOpen(booking)).reverse();
  return (
    <div className="grid gap-6 *:min-w-0">
      <Section title={t.upcoming} bookings={byStart.filter(isOpen)} markedId={markedId} />
      {others}
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

interface BookingsScreenProps extends ListsProps {
  /** The person's times at venues' courts, before what they have with coaches. */
  courts: ReactNode;
  settingsList: CoachSettingsDto[];
}

/** A client's bookings. A coach also sees the bookings of clients, and manages hours, days off and classes. */
export function BookingsScreen({ settingsList: initial, courts, ...lists }: BookingsScreenProps) {
  const t = translate(texts);
  const { data: settingsList } = useQuery(usePageData(coachSettingsQuery, initial));
  const [tab, choose] = useTab(BOOKING_TABS);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.coaching()}>{t.backToCoaching}</BackLink>
        <h1 className="text-3xl">{t.bookings}</h1>
      </div>
      {settingsList.length === 0 ? (
        <>
          {courts}
          <MyBookings {...lists} />
        </>
      ) : (
        <Tabs value={tab} onValueChange={choose}>
          <TabsList aria-label={t.bookings}>
            <TabsTrigger value="mine">{t.myBookings}</TabsTrigger>
            <TabsTrigger value="requests">{t.sessions}</TabsTrigger>
            <TabsTrigger value="calendar">{t.calendar}</TabsTrigger>
            <TabsTrigger value="clients">{t.clients}</TabsTrigger>
            <TabsTrigger value="desk">{t.settings}</TabsTrigger>
          </TabsList>
          <TabsContent value="mine" className="grid gap-6 *:min-w-0">
            {courts}
            <MyBookings {...lists} />
          </TabsContent>
          <TabsContent value="requests">
            <BookingList {...lists} side="coach" empty={t.noRequests({ hours: EXPIRY_HOURS })} />
          </TabsContent>
          <TabsContent value="calendar" className="grid gap-10 *:min-w-0">
            {settingsList.map((settings) => (
              <CoachCalendar
                key={settings.id}
                settings={settings}
                title={settingsList.length === 1 ? t.calendar : sportWords(settings.sport)}
              />
            ))}
          </TabsContent>
          <TabsContent value="clients" className="grid gap-10 *:min-w-0">
            {settingsList.map(({ id, sport }) => (
              <ClientBook
                key={id}
                coachId={id}
                title={settingsList.length === 1 ? t.clients : sportWords(sport)}
              />
            ))}
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

function MyBookings(lists: ListsProps) {
  const t = translate(texts);
  return (
    <BookingList
      {...lists}
      side="client"
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
    />
  );
}
