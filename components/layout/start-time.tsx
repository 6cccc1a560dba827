'use client';

import { dayClock } from './kept-clock';
import { useNow } from './use-now';
import { useReaderZone } from './use-reader-zone';
import { useViewer } from './viewer';
import { exactWords, placeWords, whenWords } from './when-words';

interface StartTimeProps {
  /** A game, a class or a session. */
  of: { startsAt: string; timeZone: string };
  /** Inside a sentence. */
  isWithin?: boolean;
  className?: string;
}

/** 'Today 19:30'; with the place's zone and the reader's own time where their clock differs, or is not known yet. */
export function StartTime({ of: moment, isWithin, className = 'tabular-nums' }: StartTimeProps) {
  const now = useNow(60_000);
  const zone = useReaderZone();
  const isGuest = useViewer().status === 'guest';
  return (
    <time
      dateTime={moment.startsAt}
      title={exactWords(moment, zone)}
      className={className}
      // The clock of a kept page has set the words already.
      suppressHydrationWarning={isGuest}
      {...(isGuest && dayClock(moment, isWithin))}
    >
      {isGuest && zone === null ? placeWords(moment) : whenWords(moment, now, isWithin, zone)}
    </time>
  );
}
