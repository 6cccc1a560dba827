'use client';

import { useNow } from '@/components/layout/use-now';
import { countdownWords } from '@/components/layout/when-words';

/** Refreshed every second; for eyes only, because a screen reader would never stop. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const now = useNow(1_000);
  const words = now === null ? null : countdownWords(startsAt, now);
  return (
    <p
      aria-hidden
      className="min-h-8 font-[680] text-2xl text-special-ink tabular-nums tracking-tight"
    >
      {now === null ? ' ' : (words ?? 'It has begun')}
    </p>
  );
}
