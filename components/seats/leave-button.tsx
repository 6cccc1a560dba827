'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { ToastAction } from '@/components/ui/toast';
import { useDialog } from '@/components/ui/use-dialog';
import type { ToastInput } from '@/components/ui/use-toast';
import { currentTime } from '@/lib/platform/browser/clock';
import { ApiError } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const LeaveDialog = dynamic(
  () => loadPart(() => import('./leave-dialog').then((module) => module.LeaveDialog)),
  { ssr: false },
);

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
  listKey: string;
  /** Null when offline and the step is stored for later. */
  leave: () => Promise<T | null>;
  /** The toast in that case. */
  queued?: () => ToastInput;
  join: () => Promise<T>;
  /** Reads the current state of the game or class. */
  read: () => Promise<T>;
  placeStateOf: (now: T) => PlaceState;
}

interface PlaceState {
  isOpen: boolean;
  /** Whether a place is free for returning. */
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
    const hours = (new Date(place.startsAt).getTime() - currentTime()) / 3_600_000;
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

function useLeave<T>(place: Place<T>) {
  const { noun, waits, placeStateOf, queued } = place;
  const { run, busy } = useAction({ refresh: [place.listKey] });
  const words = wordsOfNoun(noun);

  const undo = () =>
    run({
      call: () => rejoin(place),
      done: (now) => {
        const t = translate(texts);
        if (!now) return { title: t.placeGone, description: t.placeTaken, variant: 'destructive' };
        const { placeInLine } = placeStateOf(now);
        return { title: placeInLine ? t.onWaitlist({ place: placeInLine }) : words.inAgain };
      },
      failed: words.joinFailed,
    });
  const leave = ({ canUndo }: { canUndo: boolean }) =>
    run({
      call: place.leave,
      done: (after) => {
        if (after === null) return queued?.() ?? {};
        const t = translate(texts);
        const title = waits ? t.leftWaitlist : words.left;
        const { fits, waitlistCount } = placeStateOf(after);
        if (!waits && !fits) return { title, description: t.placeToNext };
        if (!canUndo) return { title };
        const action = (
          <ToastAction altText={words.joinAgain} onClick={undo}>
            {t.undo}
          </ToastAction>
        );
        const description = waits && waitlistCount > 0 ? t.undoToEnd : undefined;
        return { title, description, action, durationMs: UNDO_MS };
      },
      failed: words.leaveFailed,
    });
  return { leave, busy };
}

function wordsOfNoun(noun: Place<unknown>['noun']) {
  const t = translate(texts);
  return noun === 'game'
    ? {
        left: t.leftGame,
        leaveFailed: t.leaveGameFailed,
        joinAgain: t.joinGameAgain,
        inAgain: t.inGameAgain,
        joinFailed: t.joinGameFailed,
      }
    : {
        left: t.leftClass,
        leaveFailed: t.leaveClassFailed,
        joinAgain: t.joinClassAgain,
        inAgain: t.inClassAgain,
        joinFailed: t.joinClassFailed,
      };
}

/** Null when the place was taken meanwhile. @throws ApiError */
async function rejoin<T>({ join, read, placeStateOf }: Place<T>): Promise<T | null> {
  try {
    return await join();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { isOpen, fits } = placeStateOf(await read());
    // Being full is one of several reasons for a 409; the game may also have been cancelled.
    if (isOpen && !fits) return null;
    throw error;
  }
}
