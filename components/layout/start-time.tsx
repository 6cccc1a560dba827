'use client';

import { translate } from '@/lib/platform/language/translate';
import { dayClock } from './kept-clock';
import { texts } from './time-texts';
import { useNow } from './use-now';
import { useReaderZone } from './use-reader-zone';
import { useZoneSuffix } from './use-zone-suffix';
import { useViewer } from './viewer';
import { exactWords, ownWords, whenWords } from './when-words';

interface StartTimeProps {
  /** A game, a class or a session. */
  of: { startsAt: string; timeZone: string };
  /** Inside a sentence. */
  isWithin?: boolean;
  className?: string;
}

/** 'Today 19:30' in the time zone of the place, with that zone's name when the reader's differs. */
export function StartTime({ of: moment, isWithin, className = 'tabular-nums' }: StartTimeProps) {
  const now = useNow(60_000);
  const zone = useReaderZone();
  const suffix = useZoneSuffix(moment);
  const isGuest = useViewer().status === 'guest';
  return (
    <time
      dateTime={moment.startsAt}
      title={
        zone === null || !suffix
          ? exactWords(moment)
          : translate(texts).bothTimes({ there: exactWords(moment), here: ownWords(moment, zone) })
      }
      className={className}
      // The clock of a kept page has set the words already.
      suppressHydrationWarning={isGuest}
      {...(isGuest && dayClock(moment, isWithin))}
    >
      {`${whenWords(moment, now, isWithin)}${suffix}`}
    </time>
  );
}
