'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { ToastAction } from '@/components/ui/toast';
import { useDialog } from '@/components/ui/use-dialog';
import type { ToastInput } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/platform/http/client';

const LeaveDialog = dynamic(() => import('./leave-dialog').then((module) => module.LeaveDialog));

/** Within this time before the start, leaving asks for confirmation, because others rely on it. */
const ASKS_HOURS = 24;
/** Long enough to read the toast and reach its button. */
const UNDO_MS = 10_000;

/** A place in a game or class, and how to give it up. */
export interface Place<T> {
  noun: 'game' | 'class';
  title: string;
  startsAt: string;
  timeZone: string;
  /** On the waitlist, without a place yet. */
  waits: boolean;
  /** The query key to invalidate. */
  listKey: string;
  leave: () => Promise<T>;
  join: () => Promise<T>;
  /** Reads the current state of the game or class. */
  read: () => Promise<T>;
  standingOf: (now: T) => PlaceStanding;
}

interface PlaceStanding {
  isOpen: boolean;
  /** There is room to come back. */
  fits: boolean;
  waitlistCount: number;
  /** The person's own place on the waitlist. */
  placeInLine: number | null;
}

type LeaveButtonProps<T> = Pick<ComponentProps<typeof Button>, 'aria-label' | 'children'> & {
  place: Place<T>;
};

/** Gives up a place or a waitlist position. Close to the start it asks first; earlier it offers Undo instead. */
export function LeaveButton<T>({ place, ...button }: LeaveButtonProps<T>) {
  const ask = useDialog();
  const { leave, busy } = useLeave(place);
  async function press(): Promise<void> {
    const hours = (new Date(place.startsAt).getTime() - Date.now()) / 3_600_000;
    if (hours < ASKS_HOURS) ask.show();
    else await leave({ canUndo: true });
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={press} {...button} />
      {ask.wanted ? (
        <LeaveDialog
          {...ask.props}
          place={place}
          busy={busy}
          onLeave={() => leave({ canUndo: false })}
        />
      ) : null}
    </>
  );
}

const PLACE_GONE: ToastInput = {
  title: 'Your place is gone',
  description: 'Somebody else has taken it meanwhile. You can join the waitlist.',
  variant: 'destructive',
};

function useLeave<T>(place: Place<T>) {
  const { noun, waits, standingOf } = place;
  const { run, busy } = useAction({ refresh: [place.listKey] });

  const undo = () =>
    run({
      call: () => rejoin(place),
      done: (now) => {
        if (!now) return PLACE_GONE;
        const { placeInLine } = standingOf(now);
        return {
          title: placeInLine
            ? `You are on the waitlist, place ${placeInLine}`
            : `You are in the ${noun} again`,
        };
      },
      failed: `Failed to join the ${noun}`,
    });
  const leave = ({ canUndo }: { canUndo: boolean }) =>
    run({
      call: place.leave,
      done: (after) => {
        const title = waits ? 'You left the waitlist' : `You left the ${noun}`;
        const { fits, waitlistCount } = standingOf(after);
        if (!waits && !fits) return { title, description: 'Your place went to the next in line.' };
        if (!canUndo) return { title };
        const action = (
          <ToastAction altText={`Join the ${noun} again`} onClick={undo}>
            Undo
          </ToastAction>
        );
        const description =
          waits && waitlistCount > 0 ? 'Undo puts you at the end of the line.' : undefined;
        return { title, description, action, durationMs: UNDO_MS };
      },
      failed: `Failed to leave the ${noun}`,
    });
  return { leave, busy };
}

/** Null when somebody else has taken the place. @throws ApiError */
async function rejoin<T>({ join, read, standingOf }: Place<T>): Promise<T | null> {
  try {
    return await join();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { isOpen, fits } = standingOf(await read());
    // Being full is one of several reasons for a 409; the game may also have been cancelled.
    if (isOpen && !fits) return null;
    throw error;
  }
}
