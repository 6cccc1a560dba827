'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNow, useViewerZone } from '@/components/calendar/use-now';
import { todayIn } from '@/components/coaching/clock-words';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { DURATION_MINUTES_DEFAULT, FREE_DAYS } from '@/lib/bookings/constants';
import type { FreeDays } from '@/lib/bookings/loaders';
import type { SlotDto } from '@/lib/bookings/schema';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { type SlotSpan, slotsQuery } from './bookings-query';
import { DayStrip } from './day-strip';
import { dayWords } from './month';
import { ownTimeWords, SlotTime } from './slot-time';
import { texts } from './texts';
import { WeekTurns } from './turn-button';

const HOUR_MS = 3_600_000;
const FRESH_MS = 30_000;

export interface ChosenSlot {
  date: string;
  time: string;
}

interface FreeWeekProps {
  coach: Pick<CoachDto, 'id' | 'timeZone'>;
  /** The first week, as the page was rendered. */
  free: FreeDays | null;
  onChoose: (slot: ChosenSlot) => void;
}

/** The next seven days of a coach with the free times of one of them; its height is reserved from the first paint. */
export function FreeWeek({ coach, free, onChoose }: FreeWeekProps) {
  const t = translate(texts);
  const id = useId();
  const now = useNow(HOUR_MS);
  const [week, setWeek] = useState(0);
  const today = now === null ? null : todayIn(coach.timeZone);
  const from = today && addDays(today, week * FREE_DAYS);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <div className="-my-1 flex flex-wrap items-center gap-1">
        <h2 id={id} className="me-auto text-xl">
          {t.freeTimesTitle}
        </h2>
        <WeekTurns week={week} onTurn={setWeek} />
      </div>
      {from ? (
        <Days
          key={from}
          coach={coach}
          span={{ from, days: FREE_DAYS }}
          brought={from === free?.from ? free.slots : undefined}
          onChoose={onChoose}
        />
      ) : (
        <Waiting />
      )}
      <p className="text-muted-foreground text-xs">
        {t.onCoachClock({ zone: zoneWords(coach.timeZone, new Date(now ?? 0)) })}
      </p>
    </section>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-15" />
      <Skeleton className="h-11" />
    </>
  );
}

interface DaysProps {
  coach: FreeWeekProps['coach'];
  span: SlotSpan;
  brought: SlotDto[] | undefined;
  onChoose: (slot: ChosenSlot) => void;
}

function Days({ coach, span, brought, onChoose }: DaysProps) {
  const t = translate(texts);
  const viewerZone = useViewerZone();
  const [chosen, setChosen] = useState<string | null>(null);
  const slots = useQuery({
    ...usePageData(slotsQuery(coach.id, span, DURATION_MINUTES_DEFAULT), brought),
    staleTime: brought ? FRESH_MS : 0,
    placeholderData: keepPreviousData,
  });
  if (slots.isError) {
    return (
      <Button variant="secondary" onClick={() => slots.refetch()}>
        {t.timesFailed}
      </Button>
    );
  }
  if (slots.isPending) return <Waiting />;
  const timesOf = (day: string) => slots.data.filter(({ date }) => date === day);
  const days = Array.from({ length: span.days }, (_, index) => addDays(span.from, index));
  const shown = chosen ?? days.find((day) => timesOf(day).length > 0);
  return (
    <>
      <DayStrip
        days={days}
        shown={shown}
        countOf={(day) => timesOf(day).length}
        labelOf={(day, count) => t.freeTimes({ day: dayWords(day), count })}
        onShow={setChosen}
        emptyIsOut
      />
      {shown ? (
        <ul
          aria-label={dayWords(shown)}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {timesOf(shown).map(({ date, time, startsAt }) => (
            <li key={time} className="shrink-0">
              <Button
                variant="secondary"
                className="tabular-nums"
                aria-label={bookWords({ date, time, startsAt }, coach.timeZone, viewerZone)}
                onClick={() => onChoose({ date, time })}
              >
                <SlotTime slot={{ time, startsAt }} timeZone={coach.timeZone} />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex min-h-11 items-center text-sm">{t.noFreeWeek}</p>
      )}
    </>
  );
}

/** 'Book Saturday 28 November, 19:30 (11:00 for you)' */
function bookWords(slot: SlotDto, timeZone: string, viewerZone: string | null): string {
  const { date, time, startsAt } = slot;
  const own = ownTimeWords(startsAt, timeZone, viewerZone);
  const words = translate(texts).bookAt({ day: dayWords(date), time });
  return own ? `${words} (${own})` : words;
}
