'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { dateWords, dayWords } from '@/components/bookings/month';
import { TurnButton } from '@/components/bookings/turn-button';
import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { BackLink } from '@/components/layout/back-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import type { DeskDto, DeskTimeDto } from '@/lib/courts/schema/court-time';
import { addDays } from '@/lib/platform/calendar/add-days';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { deskQuery, useCourtTimeStep } from './courts-query';
import { DeskDay } from './desk-day';
import { texts } from './desk-texts';
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

const WEEK = 7;

/** Four weeks as bars, and the two numbers in words. */
function DeskUse({ use }: { use: DeskDto['use'] }) {
  const t = translate(texts);
  const mean = (days: DeskDto['use']) =>
    Math.round(days.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, days.length));
  return (
    <section aria-labelledby="use" className="grid gap-2 print:hidden">
      <h2 id="use" className="text-xl">
        {t.use}
      </h2>
      <p className="text-sm">{t.useHint({ week: mean(use.slice(-WEEK)), month: mean(use) })}</p>
      <ol className="flex h-16 max-w-xl items-end gap-0.5">
        {use.map(({ date, percent }) => {
          const day = dateWords(date, { day: 'numeric', month: 'short' });
          const words = t.useOfDay({ day, percent });
          return (
            <li key={date} title={words} className="flex h-full flex-1 items-end bg-muted">
              <span className="sr-only">{words}</span>
              <span
                aria-hidden
                className="block w-full bg-primary"
                // The height is a number of the data.
                style={{ height: `${percent}%` }}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Every open ask, answered in one tap; nothing without any. */
function DeskAsks({ asks }: { asks: DeskTimeDto[] }) {
  const t = translate(texts);
  const own = translate(playerTexts);
  const { take, busy } = useCourtTimeStep();
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="asks" className="grid gap-2.5 *:min-w-0 print:hidden">
      <h2 id="asks" className="text-xl">
        {t.asks({ count: asks.length })}
      </h2>
      <ul className="grid gap-2.5 *:min-w-0 lg:grid-cols-2">
        {asks.map((ask) => (
          <li key={ask.id} className="grid gap-2 rounded-card border border-primary bg-card p-3">
            <p className="wrap-anywhere">
              <bdi className="font-strong">{ask.who ?? t.noName}</bdi>
              {' · '}
              <bdi>{ask.courtName}</bdi>
            </p>
            <p className="text-sm">
              <StartTime of={ask} /> · {own.minutes(ask)} ·{' '}
              {wordsOf().money(ask.price, ask.currency)}
            </p>
            {ask.lapsesAt ? (
              <p className="text-muted-foreground text-sm">
                {rich(own.answerBy, {
                  time: <StartTime of={{ ...ask, startsAt: ask.lapsesAt }} isWithin />,
                })}
              </p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <Button
                aria-disabled={busy || undefined}
                onClick={() => take(ask, 'confirm', { done: t.confirmed })}
              >
                {t.confirm}
              </Button>
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                onClick={() => take(ask, 'decline', { done: t.declined })}
              >
                {t.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
