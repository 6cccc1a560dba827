'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { isolate } from '@/lib/platform/validation/isolate';
import type { Place } from './leave-button';
import { useNow } from './use-now';
import { useZoneSuffix } from './use-zone-suffix';
import { whenWords } from './when-words';

const WHO_COUNTS = {
  game: 'Others count on you',
  class: 'The coach counts on you',
} as const;

interface LeaveDialogProps extends DialogProps {
  place: Pick<Place<unknown>, 'noun' | 'title' | 'startsAt' | 'timeZone' | 'waits'>;
  busy: boolean;
  onLeave: () => Promise<void>;
}

/** Asks for confirmation close to the start. It unmounts with its button after leaving. */
export function LeaveDialog({ place, busy, onLeave, ...dialog }: LeaveDialogProps) {
  const now = useNow(60_000);
  const { noun, waits } = place;
  const start = `It begins ${whenWords(place, now)}${useZoneSuffix(place)}.`;
  return (
    <FormDialog
      {...dialog}
      title={waits ? 'Leave the waitlist?' : `Leave ${isolate(place.title)}?`}
      description={
        waits
          ? `${start} You lose your place in line.`
          : `${start} ${WHO_COUNTS[noun]}, and your place goes to the next in line at once.`
      }
      submit={waits ? 'Leave Waitlist' : noun === 'game' ? 'Leave Game' : 'Leave Class'}
      dismiss="Stay"
      destructive
      busy={busy}
      onSubmit={onLeave}
    />
  );
}
