'use client';

import type { ReactNode } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { LineIcon } from '@/components/ui/line-icon';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { cn } from '@/lib/cn';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { dayClock } from './cached-clock';
import { useNow, useViewerZone } from './use-now';
import { exactWords, whenWords } from './when-words';

interface StartTimeProps {
  /** A game, a class or a session. */
  of: { startsAt: string; timeZone: string };
  /** Inside a sentence. */
  isWithin?: boolean;
  className?: string;
}

interface StartLineProps {
  of: StartTimeProps['of'];
  className?: string;
  /** After the time. */
  children?: ReactNode;
}

/**
 * A calendar and the time as one running text: however long the time is, it wraps below the icon, and it never widens its card.
 */
export function StartLine({ of: moment, className, children }: StartLineProps) {
  return (
    <p className={cn('wrap-anywhere min-w-0 font-strong', className)}>
      <LineIcon name="calendar-days" className="me-1 inline size-4 text-muted-foreground" />{' '}
      <StartTime of={moment} />
      {children}
    </p>
  );
}

/**
 * 'Today 19:30'; with the place's zone and the reader's own time where their clock differs. Until their clock is known, guests
 * read the zone; for members only a page without scripts has it, because theirs hydrates and the words would jump.
 */
export function StartTime({ of: moment, isWithin, className = 'tabular-nums' }: StartTimeProps) {
  const now = useNow(60_000);
  const zone = useViewerZone();
  const isGuest = useViewer().status === 'guest';
  const isHydrating = useIsHydrating();
  return (
    <time
      dateTime={moment.startsAt}
      title={exactWords(moment, zone)}
      className={className}
      {...(isGuest && dayClock(moment, isWithin))}
    >
      {isGuest && zone === null ? zonedStart(moment) : whenWords(moment, now, isWithin, zone)}
      {!isGuest && isHydrating ? (
        <noscript> {zoneWords(moment.timeZone, new Date(moment.startsAt))}</noscript>
      ) : null}
    </time>
  );
}
