'use client';

import { useNow } from './use-now';
import { countdownWords, exactWords, whenWords } from './when-words';

interface GameWhenProps {
  game: { startsAt: string; timeZone: string };
  className?: string;
}

export function GameWhen({ game, className }: GameWhenProps) {
  const now = useNow(60_000);
  return (
    <time dateTime={game.startsAt} title={exactWords(game)} className={className}>
      {whenWords(game, now)}
    </time>
  );
}

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
