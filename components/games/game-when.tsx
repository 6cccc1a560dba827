'use client';

import { useNow } from '@/components/layout/use-now';
import { countdownWords, exactWords, ownWords, whenWords } from '@/components/layout/when-words';
import { sameClock, zoneWords } from '@/lib/calendar/zone-words';
import { useReaderZone } from './use-reader-zone';

interface GameWhenProps {
  game: { startsAt: string; timeZone: string };
  className?: string;
}

export function GameWhen({ game, className }: GameWhenProps) {
  const now = useNow(60_000);
  const zone = useReaderZone();
  const start = new Date(game.startsAt);
  const isOwnClock = zone === null || sameClock(zone, game.timeZone, start);
  return (
    <time
      dateTime={game.startsAt}
      title={isOwnClock ? exactWords(game) : `${exactWords(game)}, ${ownWords(game, zone)}`}
      className={className}
    >
      {whenWords(game, now)}
      {isOwnClock ? null : ` ${zoneWords(game.timeZone, start)}`}
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
