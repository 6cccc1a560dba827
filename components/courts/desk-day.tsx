'use client';

import dynamic from 'next/dynamic';
import { type CSSProperties, memo, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { cn } from '@/lib/cn';
import { DESK_STEP_MINUTES } from '@/lib/courts/constants';
import type { CourtDto } from '@/lib/courts/schema/court';
import type { DeskDto, DeskTimeDto } from '@/lib/courts/schema/court-time';
import { texts as stateTexts } from '@/lib/courts/texts';
import { clockOf } from '@/lib/platform/calendar/week';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { COURT_TIMES_KEY, DESK_KEY } from './courts-query';
import { type Gap, gapsOf, HOUR, placeOf, type Range, rangeOf, rowOf } from './desk-gaps';
import { texts } from './desk-texts';
import { texts as playerTexts } from './texts';

const EnterDialog = dynamic(
  () => loadPart(() => import('./enter-dialog').then((module) => module.EnterDialog)),
  { ssr: false },
);
const TimeDialog = dynamic(
  () => loadPart(() => import('./time-dialog').then((module) => module.TimeDialog)),
  { ssr: false },
);

/** Courts across, hours down. A gap takes a walk-in, a time opens its actions and can be dragged to a gap. */
export function DeskDay({ desk }: { desk: DeskDto }) {
  const t = translate(texts);
  const enter = useDialog();
  const details = useDialog();
  const [gap, setGap] = useState<Gap | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const { run } = useAction({ refresh: [DESK_KEY, COURT_TIMES_KEY] });
  const { courts, date } = desk;
  const range = rangeOf(desk);
  const shown = desk.times.find(({ id }) => id === shownId);

  function open(chosen: Gap): void {
    setGap(chosen);
    enter.show();
  }
  function show(time: DeskTimeDto): void {
    setShownId(time.id);
    details.show();
  }
  async function drop(id: number, to: Gap): Promise<void> {
    const time = desk.times.find((other) => other.id === id);
    if (!time?.canRelocate) return;
    await run({
      call: () =>
        api('PATCH /api/court-times/{id}', {
          params: { id },
          body: { courtId: to.court.id, date: to.date, time: to.time, minutes: time.minutes },
        }),
      done: t.moved,
      failed: translate(playerTexts).didNotWork,
    });
  }
  return (
    <section aria-label={t.dayOfCourts} className="min-w-0">
      <div className="overflow-x-auto rounded-card border bg-card print:overflow-visible print:border-0">
        <div
          className="grid"
          style={{
            // A long name makes no wider column.
            minWidth: `${4 + 8.5 * courts.length}rem`,
            gridTemplateColumns: `4rem repeat(${courts.length}, minmax(8.5rem, 1fr))`,
            gridTemplateRows: `auto repeat(${(range.closes - range.opens) / DESK_STEP_MINUTES}, 0.85rem)`,
          }}
        >
          <Hours range={range} />
          {courts.map((court, index) => (
            <CourtColumn
              key={court.id}
              court={court}
              column={index + 2}
              range={range}
              date={date}
              times={desk.times.filter(({ courtId }) => courtId === court.id)}
              onGap={open}
              onTime={show}
              onDrop={drop}
            />
          ))}
        </div>
      </div>
      {enter.wanted && gap ? (
        <EnterDialog {...enter.props} gap={gap} key={`${gap.court.id} ${gap.date} ${gap.time}`} />
      ) : null}
      {details.wanted && shown ? (
        <TimeDialog {...details.props} time={shown} courts={courts} key={shown.id} />
      ) : null}
    </section>
  );
}

function Hours({ range }: { range: Range }) {
  const count = (range.closes - range.opens) / HOUR;
  return Array.from({ length: count }, (_, index) => {
    const minute = range.opens + index * HOUR;
    return (
      <span
        key={minute}
        className="sticky start-0 z-1 border-t bg-card pe-1 ps-2 text-muted-foreground text-xs tabular-nums"
        style={{ gridRow: `${rowOf(minute, range)} / span 4`, gridColumn: 1 }}
      >
        {wordsOf().clock(clockOf(minute))}
      </span>
    );
  });
}

interface CourtColumnProps {
  court: CourtDto;
  column: number;
  range: Range;
  date: string;
  times: DeskTimeDto[];
  onGap: (gap: Gap) => void;
  onTime: (time: DeskTimeDto) => void;
  onDrop: (id: number, gap: Gap) => void;
}

const CourtColumn = memo(function CourtColumn(props: CourtColumnProps) {
  const { court, column, range, date, times, onGap, onTime, onDrop } = props;
  const t = translate(texts);
  return (
    <>
      <span
        className="wrap-anywhere border-s bg-card px-2 py-2 font-strong text-sm"
        style={{ gridRow: 1, gridColumn: column }}
      >
        <bdi>{court.name}</bdi>
      </span>
      {gapsOf(range, times, { court, date }).map((gap) => (
        <button
          key={`${gap.date} ${gap.time}`}
          type="button"
          aria-label={t.addAt({ court: court.name, time: gap.time })}
          className="border-s border-t hover:bg-accent print:border"
          style={placeOf(gap, { column, range, date })}
          onClick={() => onGap(gap)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onDrop(Number(event.dataTransfer.getData('text/plain')), gap);
          }}
        />
      ))}
      {times.map((time) => (
        <TimeBlock
          key={time.id}
          time={time}
          style={placeOf(time, { column, range, date })}
          onShow={() => onTime(time)}
        />
      ))}
    </>
  );
});

interface TimeBlockProps {
  time: DeskTimeDto;
  style: CSSProperties;
  onShow: () => void;
}

function TimeBlock({ time, style, onShow }: TimeBlockProps) {
  const t = translate(texts);
  const words = wordsOf();
  const { state } = translate(stateTexts);
  const isBlocked = time.status === 'blocked';
  const paid = time.isPaid ? translate(playerTexts).paid : words.money(time.price, time.currency);
  const note = time.status === 'no_show' ? state({ status: time.status }) : paid;
  const who = time.who ?? (isBlocked ? state({ status: time.status }) : t.noName);
  return (
    <button
      type="button"
      aria-label={`${t.timeOf({ court: time.courtName, time: time.time, who })}, ${state({ status: time.status })}`}
      draggable={time.canRelocate}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(time.id))}
      onClick={onShow}
      style={style}
      className={cn(
        'm-0.5 grid content-start overflow-hidden rounded-control border px-1.5 py-0.5 text-start text-xs',
        isBlocked
          ? 'border-dashed bg-muted text-muted-foreground'
          : 'bg-primary-soft text-primary-ink',
        time.status === 'no_show' && 'border-destructive bg-destructive-soft text-destructive-ink',
      )}
    >
      <bdi className="truncate font-strong">{who}</bdi>
      <span className="truncate tabular-nums">
        {words.clock(time.time)}
        {isBlocked ? '' : ` · ${note}`}
      </span>
    </button>
  );
}
