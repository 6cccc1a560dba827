'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema';
import { isolate } from '@/lib/validation/isolate';
import { useNow } from './use-now';
import { whenWords } from './when-words';

interface LeaveGameDialogProps extends DialogProps {
  game: GameDto;
  busy: boolean;
  onLeave: () => Promise<void>;
}

/** Asked shortly before the game. It goes with its button as soon as one has left. */
export function LeaveGameDialog({ game, busy, onLeave, ...dialog }: LeaveGameDialogProps) {
  const now = useNow(60_000);
  const waits = game.viewer?.status === 'waitlisted';
  const start = `It begins ${whenWords(game, now)}.`;
  return (
    <FormDialog
      {...dialog}
      title={waits ? 'Leave the waitlist?' : `Leave ${isolate(game.title)}?`}
      description={
        waits
          ? `${start} You lose your place in line.`
          : `${start} Others count on you, and your place goes to the next in line at once.`
      }
      submit={waits ? 'Leave Waitlist' : 'Leave Game'}
      dismiss="Stay"
      destructive
      busy={busy}
      onSubmit={onLeave}
    />
  );
}
