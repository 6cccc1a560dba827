'use client';

import { useNow } from '@/components/layout/use-now';
import { Badge } from '@/components/ui/badge';
import { translate } from '@/lib/platform/language/translate';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { isOpenAt } from './opening-hours';
import { texts } from './texts';

const MINUTE_MS = 60_000;

interface OpenNowProps {
  hours: OpeningSpan[];
  timeZone: string;
}

/** Uses the reader's clock, because the page itself is cached for minutes. Its line is reserved from the first paint. */
export function OpenNow({ hours, timeZone }: OpenNowProps) {
  const t = translate(texts);
  const now = useNow(MINUTE_MS);
  const open = now !== null && isOpenAt(hours, timeZone, now);
  return (
    <p className="mb-3 min-h-6">
      {now === null ? null : (
        <Badge variant={open ? 'primary' : 'outline'}>{open ? t.openNow : t.closedNow}</Badge>
      )}
    </p>
  );
}
