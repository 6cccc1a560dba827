'use client';

import { exactTime } from '@/components/calendar/exact-time';
import { useNow, useViewerZone } from '@/components/calendar/use-now';
import { chatTime } from '@/components/messages/chat-rows';

/** On the viewer's clock; '28/11/2026, 19:30:00' when the pointer rests on it. */
export function MessageTime({ at, className }: { at: string; className?: string }) {
  const now = useNow();
  const zone = useViewerZone() ?? undefined;
  return (
    <time dateTime={at} title={exactTime(at, zone)} className={className}>
      {now === null ? null : chatTime(new Date(at), now, zone)}
    </time>
  );
}
