'use client';

import { weekdayWords } from '@/components/coaching/clock-words';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { weekdayOf } from './month';
import { texts } from './texts';

interface DayStripProps {
  days: string[];
  shown: string | undefined;
  /** 0: there is nothing to show. */
  countOf: (day: string) => number;
  labelOf: (day: string, count: number) => string;
  onShow: (day: string) => void;
  /** A day without anything cannot be chosen. */
  emptyIsOut?: boolean;
}

/** The days of a week, of which one is shown; a dot marks those with something on them. */
export function DayStrip({ days, shown, countOf, labelOf, onShow, emptyIsOut }: DayStripProps) {
  const t = translate(texts);
  return (
    <div
      role="group"
      aria-label={t.days}
      className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1"
    >
      {days.map((day) => {
        const count = countOf(day);
        const isShown = day === shown;
        const isOut = emptyIsOut && count === 0;
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-label={labelOf(day, count)}
            aria-disabled={isOut || undefined}
            aria-pressed={isShown}
            onClick={() => {
              if (!isOut) onShow(day);
            }}
            className={cn(
              'grid min-h-15 min-w-0 content-center justify-items-center rounded-control tabular-nums',
              count === 0 && 'text-muted-foreground',
              !isOut && !isShown && 'hover:bg-accent',
              isShown && 'bg-primary-soft text-primary-ink outline-2 outline-primary',
            )}
          >
            <span className="max-w-full truncate font-entry text-xs">
              {t.weekdayShort({ weekday: weekdayWords(weekdayOf(day) || 7) })}
            </span>
            <span className={cn(count > 0 && 'font-heading')}>{Number(day.slice(8))}</span>
            <span
              aria-hidden
              className={cn('size-1.5 rounded-full', count > 0 ? 'bg-primary' : 'bg-transparent')}
            />
          </button>
        );
      })}
    </div>
  );
}
