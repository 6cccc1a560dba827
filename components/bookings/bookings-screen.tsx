'use client';

import { useQuery } from '@tanstack/react-query';
import { OwnClasses } from '@/components/classes/own-classes';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { useTab } from '@/components/lists/use-tab';
import { buttonVariants } from '@/components/ui/button-variants';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { EXPIRY_HOURS } from '@/lib/bookings/constants';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { BookingList } from './booking-list';
import { coachSettingsQuery } from './bookings-query';
import { PackageList } from './package-list';
import { SettingsGeneral } from './settings-general';
import { texts } from './texts';

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
