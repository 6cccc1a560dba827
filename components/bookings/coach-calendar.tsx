'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ComponentProps, useRef, useState } from 'react';
import { useNow } from '@/components/calendar/use-now';
import { minutesOf } from '@/components/coaching/clock-words';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { DURATIONS_MINUTES, FREE_DAYS, SLOT_STEP_MINUTES } from '@/lib/bookings/constants';
import type { CalendarEntryDto } from '@/lib/bookings/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { calendarQuery, useMoveSession } from './bookings-query';
import { CalendarRows } from './calendar-day';
import { rowsOfDay } from './calendar-rows';
import { DayStrip } from './day-strip';
import { dayWords } from './month';
import { texts } from './texts';
import { WeekTurns } from './turn-button';
import { useDrag } from './use-drag';

const MINUTE_MS = 60_000;

const AddSessionDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/clients/client-dialogs').then((module) => module.AddSessionDialog),
    ),
  { ssr: false },
);
const MoveTimeDialog = dynamic(
  () => loadPart(() => import('./move-time-dialog').then((module) => module.MoveTimeDialog)),
  { ssr: false },
);

type Start = NonNullable<ComponentProps<typeof AddSessionDialog>['start']>;

/** Of a session from the one half hour to the end of the other; the nearest that can be booked. */
function lengthOf(from: string, to: string): number | undefined {
  const minutes = (minutesOf(to) ?? 0) - (minutesOf(from) ?? 0) + SLOT_STEP_MINUTES;
  return DURATIONS_MINUTES.find((choice) => choice >= minutes) ?? DURATIONS_MINUTES.at(-1);
}

interface CoachCalendarProps {
  settings: CoachSettingsDto;
  /** Tells the calendars of several sports apart. */
  title: string;
}

/** A coach's week, a day at a time: a tap on a free half hour adds a session, and a session is dragged or moved to another one. */
export function CoachCalendar({ settings, title }: CoachCalendarProps) {
  const t = translate(texts);
  const { id, timeZone, currency } = settings;
  const now = useNow(MINUTE_MS);
  const [week, setWeek] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [start, setStart] = useState<Start>({ date: '', time: '' });
  const [moving, setMoving] = useState<CalendarEntryDto | null>(null);
  const [add, move] = [useDialog(), useDialog()];
  const area = useRef<HTMLElement>(null);
  const take = useMoveSession();
  const today = now === null ? null : toWallTime(new Date(now), timeZone);
  const from = today ? addDays(today.date, week * FREE_DAYS) : '';
  const query = useQuery({
    ...calendarQuery(id, from),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: today !== null,
  });
  const days = from ? Array.from({ length: FREE_DAYS }, (_, index) => addDays(from, index)) : [];
  const day = days.find((one) => one === chosen) ?? from;
  const {
    drag,
    handle,
    area: dragArea,
  } = useDrag<CalendarEntryDto | string>(area, {
    onDay: setChosen,
    onDrop: (what, time) => {
      if (typeof what === 'string') {
        const [from = '', to = ''] = [what, time].sort();
        addFrom(from, lengthOf(from, to));
      } else if (what.date !== day || what.time !== time) void take(what, { date: day, time });
    },
  });
  function addFrom(time: string, duration?: number): void {
    setStart({ date: day, time, duration });
    add.show();
  }
  if (!today) return <Skeleton className="h-96" />;
  const entries = query.data ?? [];
  const fromMinute = day === today.date ? (minutesOf(today.time) ?? 0) : 0;
  return (
    <section
      ref={area}
      {...dragArea}
      className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0 md:max-w-2xl"
    >
      <div className="-my-1 flex flex-wrap items-center gap-1">
        <h2 className="wrap-anywhere me-auto text-xl">{title}</h2>
        <WeekTurns week={week} onTurn={setWeek} />
      </div>
      <DayStrip
        days={days}
        shown={day}
        countOf={(one) => entries.filter(({ date }) => date === one).length}
        labelOf={(one, count) => t.appointments({ day: dayWords(one), count })}
        onShow={setChosen}
      />
      <p className="text-muted-foreground text-sm">
        {t.calendarHint({ zone: zoneWords(timeZone, new Date(now ?? 0)) })}
      </p>
      {query.isError ? (
        <Button variant="secondary" onClick={() => query.refetch()}>
          {t.calendarFailed}
        </Button>
      ) : (
        <CalendarRows
          day={day}
          rows={rowsOfDay(day, settings, entries, fromMinute)}
          drag={drag}
          handle={handle}
          onAdd={addFrom}
          onMove={(entry) => {
            setMoving(entry);
            move.show();
          }}
        />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => addFrom('')}>
        <LineIcon name="calendar-plus" />
        {t.addOtherTime}
      </Button>
      {drag ? (
        <div
          aria-hidden
          // From the left in every language, as the pointer's position is.
          dir="ltr"
          className="pointer-events-none fixed start-0 top-0 z-40"
          style={{ translate: `${drag.x}px ${drag.y}px` }}
        >
          <p className="max-w-60 -translate-x-1/2 -translate-y-[150%] truncate rounded-control bg-foreground px-3 py-2 text-background text-sm tabular-nums">
            <bdi>
              {typeof drag.what === 'string' ? wordsOf().clock(drag.what) : drag.what.title}
            </bdi>
            {drag.time ? ` · ${wordsOf().clock(drag.time)}` : null}
          </p>
        </div>
      ) : null}
      {add.wanted ? (
        <AddSessionDialog
          key={`${start.date}T${start.time}${start.duration ?? ''}`}
          {...add.props}
          of={{ coachId: id, timeZone, currency }}
          start={start}
        />
      ) : null}
      {move.wanted && moving ? (
        <MoveTimeDialog key={moving.id} {...move.props} entry={moving} timeZone={timeZone} />
      ) : null}
    </section>
  );
}
