'use client';

import { useNow } from '@/components/layout/use-now';
import { countdownWords } from '@/components/layout/when-words';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './rsvp-texts';

/** Updates every second. Hidden from screen readers, which would never stop announcing it. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const now = useNow(1_000);
  const words = now === null ? null : countdownWords(startsAt, now);
  return (
    <p
      aria-hidden
      className="min-h-8 font-heading text-2xl text-special-ink tabular-nums tracking-tight"
    >
      {now === null ? ' ' : (words ?? translate(texts).hasBegun)}
    </p>
  );
}
