'use client';

import { Check, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { useGroupStep } from '@/components/groups/use-group-step';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useNow } from '@/components/layout/use-now';
import { useExpectsMember } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { JoinRefusal } from './join-refusal';
import { LeaveGameButton } from './leave-game-button';
import { WaitlistOffer } from './waitlist-offer';

/** The main button of a game: join, join the waitlist, or the current state. */
export function RsvpButton({ game }: { game: GameDto }) {
  const now = useNow();
  const expectsMember = useExpectsMember();
  const { viewer, status } = game;
  if (status === 'cancelled') return <Said>Cancelled</Said>;
  if (status === 'completed') return <Said>Over</Said>;
  if (now !== null && now >= new Date(game.startsAt).getTime()) return <Said>Under way</Said>;
  if (!viewer) {
    // The member's own data is still loading.
    if (expectsMember) return <Button aria-disabled>Join Game</Button>;
    return <SignInLink className={buttonVariants()}>Sign in to join</SignInLink>;
  }
  if (viewer.mustReconfirm) return <ConfirmButtons game={game} />;
  if (viewer.status === 'going' || viewer.status === 'waitlisted') {
    return (
      <>
        <JoinedButtons game={game} />
        <WaitlistOffer game={game} />
      </>
    );
  }
  if (viewer.refusal) return <JoinRefusal game={game} viewer={viewer} />;
  return <JoinButtons game={game} />;
}

function Said({ children }: { children: string }) {
  return <p className="font-strong text-muted-foreground">{children}</p>;
}

function useRsvp(game: GameDto) {
  const { run, busy } = useGroupStep();
  const params = { id: game.id };
  const join = (input: { guests: number; waitlist: boolean }) =>
    run({
      call: () => api('POST /api/games/{id}/rsvp', { params, body: input }),
      done: input.waitlist ? 'You are on the waitlist' : 'Joined!',
      description: input.waitlist ? 'We tell you as soon as a place comes free.' : undefined,
      failed: 'Failed to join the game',
    });
  const confirm = () =>
    run({
      call: () => api('POST /api/games/{id}/confirm', { params }),
      done: 'Confirmed',
      failed: 'Failed to confirm',
    });
  return { join, confirm, disabled: busy || undefined };
}

function JoinButtons({ game }: { game: GameDto }) {
  const [guests, setGuests] = useState(0);
  const { join, disabled } = useRsvp(game);
  const isFull = game.goingCount + 1 + guests > game.maxPlayers;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isFull ? 'secondary' : 'primary'}
        aria-label={`${isFull ? 'Join Waitlist' : 'Join Game'}: ${isolate(game.title)}`}
        aria-disabled={disabled}
        onClick={() => join({ guests, waitlist: isFull })}
      >
        {isFull ? 'Join Waitlist' : 'Join Game'}
      </Button>
      {game.guestsMax > 0 ? (
        <GuestsSelect most={game.guestsMax} value={guests} onChange={setGuests} />
      ) : null}
    </div>
  );
}

interface GuestsSelectProps {
  most: number;
  /** More guests than this would be refused. */
  places?: number;
  value: number;
  onChange: (guests: number) => void;
}

function GuestsSelect({ most, places = most, value, onChange }: GuestsSelectProps) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id} className="sr-only">
        Guests
      </Label>
      <Select
        id={id}
        className="w-auto"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          // Options have no other identity than their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: counts from 0
          <option key={count} value={count} disabled={count > places}>
            {guestWords(count)}
            {count > places ? ': no places' : ''}
          </option>
        ))}
      </Select>
    </>
  );
}

function JoinedButtons({ game }: { game: GameDto }) {
  const waits = isWaiting(game);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary-soft px-4 font-strong text-primary-ink text-sm">
        {waits ? (
          <Clock aria-hidden className="size-4" />
        ) : (
          <Check aria-hidden className="size-4" />
        )}
        {waits ? `Waitlist, place ${game.viewer?.waitlistPosition ?? 1}` : 'Joined!'}
      </p>
      <OwnGuests game={game} />
      <LeaveGameButton
        game={game}
        aria-label={`${waits ? 'Leave Waitlist' : 'Leave Game'}: ${isolate(game.title)}`}
      >
        Leave
      </LeaveGameButton>
    </div>
  );
}

/** The number of guests, editable until the game starts; nothing where a game allows none. */
function OwnGuests({ game }: { game: GameDto }) {
  // The last choice wins, even while an earlier one is still being saved.
  const { run, busy } = useAction({ refresh: [GROUPS_KEY], queue: `guests:${game.id}` });
  // Shows the chosen number while saving, then the saved one.
  const [chosen, setChosen] = useState(0);
  const guests = game.viewer?.guests ?? 0;
  // The organiser may have lowered the limit below the current number.
  const most = Math.max(game.guestsMax, guests);
  if (most === 0) return null;
  const free = Math.max(0, game.maxPlayers - game.goingCount);
  const bring = (next: number) =>
    run({
      call: () =>
        api('PATCH /api/games/{id}/rsvp', { params: { id: game.id }, body: { guests: next } }),
      done: (after) => ({
        title: `${isWaiting(game) && !isWaiting(after) ? 'You are in. ' : ''}You bring ${guestWords(next).toLowerCase()}`,
      }),
      failed: 'Failed to change your guests',
    });
  return (
    <GuestsSelect
      most={most}
      places={isWaiting(game) ? most : guests + free}
      value={busy ? chosen : guests}
      onChange={(next) => {
        setChosen(next);
        void bring(next);
      }}
    />
  );
}

/** Asks whether the person still comes after the time or place has changed. */
export function ConfirmButtons({ game }: { game: GameDto }) {
  const { confirm, disabled } = useRsvp(game);
  return (
    <div className="grid gap-2">
      <p className="text-special-ink text-sm">
        The time or place has changed.
        {game.changeReason ? (
          <>
            {' '}
            <bdi>{game.changeReason}</bdi>
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="special" aria-disabled={disabled} onClick={confirm}>
          I still come
        </Button>
        <LeaveGameButton game={game}>I cannot come</LeaveGameButton>
      </div>
    </div>
  );
}

const isWaiting = ({ viewer }: GameDto): boolean => viewer?.status === 'waitlisted';

function guestWords(count: number): string {
  if (count === 0) return 'No guests';
  return count === 1 ? '1 guest' : `${count} guests`;
}
