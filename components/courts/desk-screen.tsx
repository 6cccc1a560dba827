'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { dayWords } from '@/components/bookings/month';
import { TurnButton } from '@/components/bookings/turn-button';
import { BackLink } from '@/components/layout/back-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import type { DeskDto } from '@/lib/courts/schema/court-time';
import { addDays } from '@/lib/platform/calendar/add-days';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { deskQuery } from './courts-query';
import { DeskAsks } from './desk-asks';
import { DeskDay } from './desk-day';
import { texts } from './desk-texts';
import { DeskUse } from './desk-use';
import { texts as playerTexts } from './texts';

const DeskCourts = dynamic(
  () => loadPart(() => import('./desk-courts').then((module) => module.DeskCourts)),
  { ssr: false },
);

const REFRESH_MS = 60_000;

/** A venue's one screen: the open asks, the day by court, how full the courts are, and for owners the settings. */
export function DeskScreen({ first }: { first: DeskDto }) {
  const t = translate(texts);
  const [date, setDate] = useState(first.date);
  const { venue } = first;
  const options = usePageData(deskQuery(venue.id, first.date), first);
  const query = useQuery({
    ...(date === first.date ? options : deskQuery(venue.id, date)),
    refetchInterval: REFRESH_MS,
  });
  const desk = query.data;
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.venue(venue.id)}>{translate(playerTexts).backToVenue}</BackLink>
        <h1 className="wrap-anywhere text-3xl">
          {translate(playerTexts).desk}{' '}
          <bdi className="block text-muted-foreground text-xl">{venue.name}</bdi>
        </h1>
        <p className="text-sm">
          {dayWords(date)}{' '}
          <span className="text-muted-foreground">
            {zoneWords(venue.timeZone, new Date(`${date}T12:00:00Z`))}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <TurnButton
          label={t.previousDay}
          icon="chevron-left"
          onTurn={() => setDate(addDays(date, -1))}
        />
        <Input
          type="date"
          aria-label={t.day}
          className="w-40"
          value={date}
          onChange={(event) => event.target.value && setDate(event.target.value)}
        />
        <TurnButton
          label={t.nextDay}
          icon="chevron-right"
          onTurn={() => setDate(addDays(date, 1))}
        />
        {date === first.today ? null : (
          <Button variant="secondary" onClick={() => setDate(first.today)}>
            {t.today}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => window.print()}>
            <LineIcon name="printer" />
            {t.print}
          </Button>
          <a href={exportUrl(venue.id, date)} className={buttonVariants({ variant: 'ghost' })}>
            <LineIcon name="download" />
            {t.exportMonth}
          </a>
        </span>
      </div>
      {desk ? <Day desk={desk} isOld={query.isError} /> : null}
      {!desk && query.isError ? <ErrorState title={t.deskFailed} query={query} /> : null}
    </div>
  );
}

function Day({ desk, isOld }: { desk: DeskDto; isOld: boolean }) {
  const t = translate(texts);
  return (
    <>
      {isOld ? (
        <p role="status" className="rounded-control bg-muted px-3 py-2 text-sm print:hidden">
          {t.oldCopy}
        </p>
      ) : null}
      <DeskAsks asks={desk.asks} />
      {desk.courts.length > 0 ? (
        <DeskDay desk={desk} />
      ) : (
        <EmptyState as="h2" drawing="games" title={t.noCourts} description={t.noCourtsHint} />
      )}
      {desk.courts.length > 0 ? <DeskUse use={desk.use} /> : null}
      {desk.role === 'owner' ? <DeskCourts desk={desk} /> : null}
    </>
  );
}

/** The month of the day. */
function exportUrl(id: number, date: string): string {
  const month = date.slice(0, 7);
  const last = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));
  return apiUrl('GET /api/venues/{id}/desk/export', {
    params: { id },
    query: { from: `${month}-01`, to: last.toISOString().slice(0, 10) },
  });
}
