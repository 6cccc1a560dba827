'use client';

import { useNow, useViewerZone } from '@/components/calendar/use-now';
import { whenWords } from '@/components/calendar/when-words';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import type { Place } from './leave-button';
import { texts } from './texts';

interface LeaveDialogProps extends DialogProps {
  place: Pick<Place<unknown>, 'noun' | 'title' | 'startsAt' | 'timeZone' | 'waits'>;
  busy: boolean;
  onLeave: () => Promise<void>;
}

/** Asks for confirmation close to the start. It unmounts with its button after leaving. */
export function LeaveDialog({ place, busy, onLeave, ...dialog }: LeaveDialogProps) {
  const now = useNow(60_000);
  const t = translate(texts);
  const begins = { when: whenWords(place, now, true, useViewerZone()) };
  const isGame = place.noun === 'game';
  return (
    <FormDialog
      {...dialog}
      title={place.waits ? t.leaveWaitlistQuestion : t.leaveOf({ title: place.title })}
      description={
        place.waits
          ? t.leaveWaitlistWarning(begins)
          : isGame
            ? t.leaveGameWarning(begins)
            : t.leaveClassWarning(begins)
      }
      submit={place.waits ? t.leaveWaitlist : isGame ? t.leaveGame : t.leaveClass}
      dismiss={t.stay}
      destructive
      busy={busy}
      onSubmit={onLeave}
    />
  );
}
