'use client';

import { countdownClock } from '@/components/calendar/cached-clock';
import { useNow } from '@/components/calendar/use-now';
import { countdownWords, startsInWords } from '@/components/calendar/when-words';
import { useViewer } from '@/components/layout/viewer';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface CountdownProps {
  startsAt: string;
  /** Every second; otherwise only in the last hour. */
  ticks?: boolean;
}

/**
 * How long until the start; on a phone on a line of its own, because it would wrap once the time beside it is in the viewer’s words.
 * Hidden from screen readers, which would announce it endlessly.
 */
export function Countdown({ startsAt, ticks = false }: CountdownProps) {
  const now = useNow(1_000);
  const words = now === null ? null : (ticks ? countdownWords : startsInWords)(startsAt, now);
  const isGuest = useViewer().status === 'guest';
  const { hasStarted } = translate(texts);
  return (
    <p
      aria-hidden
      {...(isGuest && countdownClock(startsAt, hasStarted, ticks))}
      className="min-h-8 w-full font-heading text-2xl text-special-ink tabular-nums tracking-tight md:w-auto"
    >
      {now === null ? ' ' : (words ?? hasStarted)}
    </p>
  );
}
