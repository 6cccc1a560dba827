'use client';

import { Check, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useExpectsMember } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { GameDto } from '@/lib/games/schema';
import { api } from '@/lib/http/client';
import { useNow } from './use-now';

/** The one button of a game: join, join the waitlist, or what has become of it. */
export function RsvpButton({ game }: { game: GameDto }) {
  const now = useNow(30_000);
  const expectsMember = useExpectsMember();
  const { viewer, status } = game;
  if (status === 'cancelled') return <Said>Cancelled</Said>;
  if (status === 'completed') return <Said>Over</Said>;
  if (now !== null && now >= new Date(game.startsAt).getTime()) return <Said>Under way</Said>;
  if (!viewer) {
    // A member's own part is on its way.
    if (expectsMember) return <Button aria-disabled>Join Game</Button>;
    return <SignInLink className={buttonVariants()}>Sign in to join</SignInLink>;
  }
  if (viewer.mustReconfirm) return <ConfirmButtons game={game} />;
  if (viewer.status === 'going' || viewer.status === 'waitlisted') {
    return <JoinedButtons game={game} />;
  }
  return <JoinButtons game={game} />;
}

function Said({ children }: { children: string }) {
  return <p className="font-[620] text-muted-foreground">{children}</p>;
}

function useRsvp(game: GameDto) {
  const { run, busy } = useGroupStep();
  const url = `/api/games/${game.id}/rsvp`;
  const leave = () =>
    run({
      call: () => api(url, { method: 'DELETE' }),
      done: game.viewer?.status === 'waitlisted' ? 'You left the waitlist' : 'You left the game',
      failed: 'Failed to leave the game',
    });
  const join = (input: { guests: number; waitlist: boolean }) =>
    run({
      call: () => api<GameDto>(url, { body: input }),
      done: input.waitlist ? 'You are on the waitlist' : 'Joined!',
      description: input.waitlist ? 'We tell you as soon as a place comes free.' : undefined,
      failed: 'Failed to join the game',
    });
  const confirm = () =>
    run({
      call: () => api(`/api/games/${game.id}/confirm`, { method: 'POST' }),
      done: 'Confirmed',
      failed: 'Failed to confirm',
    });
  return { join, leave, confirm, disabled: busy || undefined };
}

function JoinButtons({ game }: { game: GameDto }) {
  const id = useId();
  const [guests, setGuests] = useState(0);
  const { join, disabled } = useRsvp(game);
  const isFull = game.goingCount + 1 + guests > game.maxPlayers;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isFull ? 'secondary' : 'primary'}
        aria-label={`${isFull ? 'Join Waitlist' : 'Join Game'}: ${game.title}`}
        aria-disabled={disabled}
        onClick={() => join({ guests, waitlist: isFull })}
      >
        {isFull ? 'Join Waitlist' : 'Join Game'}
      </Button>
      {game.guestsMax > 0 ? (
        <>
          <Label htmlFor={id} className="sr-only">
            Guests
          </Label>
          <Select
            id={id}
            className="w-auto"
            value={guests}
            onChange={(event) => setGuests(Number(event.target.value))}
          >
            {Array.from({ length: game.guestsMax + 1 }, (_, count) => (
              // The number is the option.
              // biome-ignore lint/suspicious/noArrayIndexKey: counts from 0
              <option key={count} value={count}>
                {count === 0 ? 'No guests' : count === 1 ? '1 guest' : `${count} guests`}
              </option>
            ))}
          </Select>
        </>
      ) : null}
    </div>
  );
}

function JoinedButtons({ game }: { game: GameDto }) {
  const { leave, disabled } = useRsvp(game);
  const waits = game.viewer?.status === 'waitlisted';
  const guests = game.viewer?.guests ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary-soft px-4 font-[620] text-primary-ink text-sm">
        {waits ? (
          <Clock aria-hidden className="size-4" />
        ) : (
          <Check aria-hidden className="size-4" />
        )}
        {waits ? `Waitlist, place ${game.viewer?.waitlistPosition ?? 1}` : 'Joined!'}
        {guests > 0 ? ` +${guests}` : ''}
      </p>
      <Button
        variant="secondary"
        aria-label={`${waits ? 'Leave Waitlist' : 'Leave Game'}: ${game.title}`}
        aria-disabled={disabled}
        onClick={leave}
      >
        Leave
      </Button>
    </div>
  );
}

function ConfirmButtons({ game }: { game: GameDto }) {
  const { confirm, leave, disabled } = useRsvp(game);
  return (
    <div className="grid gap-2">
      <p className="text-special-ink text-sm">
        The time or place has changed.{game.changeReason ? ` ${game.changeReason}` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="special" aria-disabled={disabled} onClick={confirm}>
          I still come
        </Button>
        <Button variant="secondary" aria-disabled={disabled} onClick={leave}>
          I cannot come
        </Button>
      </div>
    </div>
  );
}
