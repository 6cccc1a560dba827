'use client';

import type { ComponentProps } from 'react';
import { clockWords } from '@/components/coaching/clock-words';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { Link } from '@/components/language/link';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { CalendarEntryDto } from '@/lib/bookings/schema';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import type { CalendarRow } from './calendar-rows';
import { dayWords } from './month';
import { texts } from './texts';
import type { Drag } from './use-drag';

interface CalendarRowsProps {
  day: string;
  rows: CalendarRow[];
  drag: Drag<CalendarEntryDto | string> | null;
  /** Of an entry, which is moved, or of a free time, from which a mouse draws a new session. */
  handle: (what: CalendarEntryDto | string, isPage?: boolean) => Partial<ComponentProps<'button'>>;
  onAdd: (time: string) => void;
  onMove: (entry: CalendarEntryDto) => void;
}

/** A day in its order: half hours to press, and what is on. */
export function CalendarRows({ day, rows, drag, handle, onAdd, onMove }: CalendarRowsProps) {
  const t = translate(texts);
  const what = drag?.what;
  // From where a session is drawn to the pointer, in either direction.
  const span = drag?.time ? [drag.time, typeof what === 'string' ? what : drag.time].sort() : [];
  const isOver = (time: string) => time >= (span[0] ?? '~') && time <= (span[1] ?? '');
  return (
    <ol aria-label={dayWords(day)} className={cn('grid gap-1 *:min-w-0', drag && 'select-none')}>
      {rows.map((row) => {
        const time = clockWords(row.minute);
        return row.kind === 'free' ? (
          <li key={time} data-minute={row.minute} data-minutes={30}>
            <button
              {...handle(time, true)}
              type="button"
              aria-label={t.addAt({ time })}
              onClick={() => onAdd(time)}
              className={cn(
                'flex min-h-11 w-full items-center justify-between rounded-control border px-3 text-sm tabular-nums hover:bg-accent',
                !row.isOpen && 'border-dashed text-muted-foreground',
                isOver(time) && 'border-primary bg-primary-soft text-primary-ink',
              )}
            >
              {wordsOf().clock(time)}
              <LineIcon name="plus" className="size-4 text-muted-foreground" />
            </button>
          </li>
        ) : (
          <li
            key={`${row.entry.kind}${row.entry.id}`}
            data-minute={row.minute}
            data-minutes={row.minutes}
          >
            <Entry
              row={row}
              isDragged={typeof what === 'object' && what.id === row.entry.id}
              handle={handle}
              onMove={onMove}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface EntryProps extends Pick<CalendarRowsProps, 'handle' | 'onMove'> {
  row: Extract<CalendarRow, { kind: 'entry' }>;
  isDragged: boolean;
}

function Entry({ row: { minute, minutes, entry }, isDragged, handle, onMove }: EntryProps) {
  const t = translate(texts);
  const { clock } = wordsOf();
  const { kind, id, title, canMove } = entry;
  return (
    <article
      aria-label={title}
      className={cn(
        'flex flex-wrap items-center justify-between gap-2 rounded-control bg-primary-soft px-3 py-1.5 text-primary-ink',
        isDragged && 'opacity-55',
        // As tall as its half hours: one of 44 px each, and the gaps between them.
        minutes > 60 ? 'min-h-36' : minutes > 30 && 'min-h-23',
      )}
    >
      <div className="min-w-0 flex-1 basis-32">
        <p className="text-sm tabular-nums">
          {t.fromTo({
            from: clockWords(minute),
            to: clockWords(Math.min(minute + minutes, 1_440)),
          })}
        </p>
        <p className="wrap-anywhere font-strong">
          {kind === 'booking' ? (
            <Link
              href={routes.bookings({ tab: 'requests', bookingId: id })}
              className="inline-flex min-h-6 items-center underline"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
          {kind === 'booking' ? null : (
            <span className="font-normal text-sm">{t.isOf({ kind })}</span>
          )}
        </p>
        <GuardianLine guardians={entry.guardians} />
        {entry.isAsked ? <p className="text-sm">{t.otherTimeAsked}</p> : null}
      </div>
      {canMove ? (
        <Button
          {...handle(entry)}
          variant="secondary"
          className="cursor-grab touch-none"
          aria-label={t.moveOf({ title, time: clock(clockWords(minute)) })}
          onClick={() => onMove(entry)}
        >
          <LineIcon name="calendar-sync" />
          {t.moveSession}
        </Button>
      ) : null}
    </article>
  );
}
