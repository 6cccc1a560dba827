'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { ToastAction } from '@/components/ui/toast';
import { useDialog } from '@/components/ui/use-dialog';
import type { ToastInput } from '@/components/ui/use-toast';
import { LEAVE_ASKS_HOURS } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema';
import { ApiError, api } from '@/lib/http/client';

const LeaveGameDialog = dynamic(() =>
  import('./leave-game-dialog').then((module) => module.LeaveGameDialog),
);

/** Long enough to read what happened and to reach the button. */
const UNDO_MS = 10_000;

type LeaveButtonProps = Pick<ComponentProps<typeof Button>, 'aria-label' | 'children'> & {
  game: GameDto;
};

/** Gives a seat or a place in line back: shortly before the game it asks first, before that it can be undone. */
export function LeaveButton({ game, ...button }: LeaveButtonProps) {
  const ask = useDialog();
  const { leave, busy } = useLeave(game);
  async function press(): Promise<void> {
    const hours = (new Date(game.startsAt).getTime() - Date.now()) / 3_600_000;
    if (hours < LEAVE_ASKS_HOURS) ask.show();
    else await leave({ canUndo: true });
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={press} {...button} />
      {ask.wanted ? (
        <LeaveGameDialog
          {...ask.props}
          game={game}
          busy={busy}
          onLeave={() => leave({ canUndo: false })}
        />
      ) : null}
    </>
  );
}

const SEAT_GONE: ToastInput = {
  title: 'Your place is gone',
  description: 'Somebody else has taken it meanwhile. You can join the waitlist.',
  variant: 'destructive',
};

/** A company of one and its guests needs that many seats. */
const fits = (game: GameDto, guests: number) => game.goingCount + 1 + guests <= game.maxPlayers;

function useLeave(game: GameDto) {
  const { run, busy } = useGroupStep();
  const waited = game.viewer?.status === 'waitlisted';
  const guests = game.viewer?.guests ?? 0;

  const undo = () =>
    run({
      call: () => comeBack(game.id, { guests, waitlist: waited }),
      done: (now) => {
        if (!now) return SEAT_GONE;
        const { waitlistPosition } = now.viewer ?? {};
        return {
          title: waitlistPosition
            ? `You are on the waitlist, place ${waitlistPosition}`
            : 'You are in the game again',
        };
      },
      failed: 'Failed to join the game',
    });
  const leave = ({ canUndo }: { canUndo: boolean }) =>
    run({
      call: () => api<GameDto>(`/api/games/${game.id}/rsvp`, { method: 'DELETE' }),
      done: (after) => {
        const title = waited ? 'You left the waitlist' : 'You left the game';
        if (!waited && !fits(after, guests)) {
          return { title, description: 'Your place went to the next in line.' };
        }
        if (!canUndo) return { title };
        const action = (
          <ToastAction altText="Join the game again" onClick={undo}>
            Undo
          </ToastAction>
        );
        const description =
          waited && after.waitlistCount > 0 ? 'Undo puts you at the end of the line.' : undefined;
        return { title, description, action, durationMs: UNDO_MS };
      },
      failed: 'Failed to leave the game',
    });
  return { leave, busy };
}

/** Null when somebody else has the seat by now. @throws ApiError */
async function comeBack(
  gameId: number,
  body: { guests: number; waitlist: boolean },
): Promise<GameDto | null> {
  try {
    return await api<GameDto>(`/api/games/${gameId}/rsvp`, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const now = await api<GameDto>(`/api/games/${gameId}`);
    // Full is one reason of several: it may have been called off as well.
    if (now.status === 'upcoming' && !fits(now, body.guests)) return null;
    throw error;
  }
}
