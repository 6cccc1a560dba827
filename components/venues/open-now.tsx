'use client';

import { useNow } from '@/components/calendar/use-now';
import { Badge } from '@/components/ui/count-badge';
import { currentTime } from '@/lib/platform/browser/clock';
import { offsetAt } from '@/lib/platform/calendar/wall-clock';
import { translate } from '@/lib/platform/language/translate';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { spanInWeek } from '@/lib/venues/schema/week';
import { isOpenAt } from './opening-hours';
import { texts } from './texts';

const MINUTE_MS = 60_000;

interface OpenNowProps {
  hours: OpeningSpan[];
  timeZone: string;
}

/**
 * Uses the device's clock, because the page itself is cached for minutes. Its line is reserved from the first paint. On a
 * guest's page lib/platform/browser/cached-clocks shows one of the two.
 */
export function OpenNow({ hours, timeZone }: OpenNowProps) {
  const t = translate(texts);
  const now = useNow(MINUTE_MS);
  const open = now === null ? null : isOpenAt(hours, timeZone, now);
  const spans = hours
    .map((span) => spanInWeek(span))
    .map(({ from, minutes }) => `${from}+${minutes}`);
  const offset = offsetAt(timeZone, now ?? currentTime());
  return (
    <p className="mb-3 min-h-6" data-open-spans={spans.join(' ')} data-offset={offset}>
      {[true, false].map((isOpen) =>
        open === !isOpen ? null : (
          <Badge
            key={String(isOpen)}
            variant={isOpen ? 'primary' : 'outline'}
            hidden={open === null}
            data-when-open={isOpen}
          >
            {isOpen ? t.openNow : t.closedNow}
          </Badge>
        ),
      )}
    </p>
  );
}
