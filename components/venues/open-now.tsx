'use client';

import { clockPlace } from '@/components/calendar/cached-clock';
import { useNow } from '@/components/calendar/use-now';
import { Badge } from '@/components/ui/count-badge';
import { cn } from '@/lib/cn';
import { currentTime } from '@/lib/platform/browser/clock';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { offsetAt } from '@/lib/platform/calendar/wall-clock';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { openSpans, openStateAt } from './opening-hours';
import { texts } from './texts';

const MINUTE_MS = 60_000;

interface OpenNowProps {
  hours: OpeningSpan[];
  timeZone: string;
  className?: string;
}

/**
 * Uses the device's clock, because the page itself is cached for minutes. Its line is reserved from the first paint. On a
 * guest's page lib/platform/browser/cached-clocks shows one of the two.
 */
export function OpenNow({ hours, timeZone, className }: OpenNowProps) {
  const t = translate(texts);
  const now = useNow(MINUTE_MS);
  const state = now === null ? null : openStateAt(hours, timeZone, now);
  const spans = openSpans(hours).map(({ from, minutes }) => `${from}+${minutes}`);
  const offset = offsetAt(timeZone, now ?? currentTime());
  return (
    <p
      className={cn('flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1', className)}
      data-open-spans={spans.join(' ')}
      data-offset={offset}
      data-open-until={t.openUntil({ clock: clockPlace() })}
      data-open-at={t.opensAt({ clock: clockPlace() })}
      data-tag={wordsOf().tag}
    >
      {[true, false].map((isOpen) =>
        state?.isOpen === !isOpen ? null : (
          <Badge
            key={String(isOpen)}
            variant={isOpen ? 'primary' : 'outline'}
            hidden={state === null}
            data-when-open={isOpen}
          >
            {isOpen ? t.openNow : t.closedNow}
          </Badge>
        ),
      )}
      <span data-change className="text-muted-foreground text-sm tabular-nums">
        {state?.change}
      </span>
    </p>
  );
}
