'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** The guests that one brings: of the answer to come, and editable until the game starts. */
export function useGuests(game: GameDto) {
  // The last choice wins, even while an earlier one is being saved.
  const { run, busy } = useAction({ refresh: [GROUPS_KEY], queue: `guests:${game.id}` });
  // Before joining, and while being saved.
  const [chosen, setChosen] = useState(0);
  const t = translate(texts);
  const { guestsMax, maxPlayers, goingCount, viewer } = game;
  const isWaiting = viewer?.status === 'waitlisted';
  const saved = isWaiting || viewer?.status === 'going' ? viewer.guests : null;
  // The organiser may have lowered the limit below the current number.
  const most = Math.max(guestsMax, saved ?? 0);
  const free = Math.max(0, maxPlayers - goingCount);
  const save = (next: number) =>
    run({
      call: () =>
        api('PATCH /api/games/{id}/rsvp', { params: { id: game.id }, body: { guests: next } }),
      done: (after) => ({
        title:
          isWaiting && after.viewer?.status !== 'waitlisted'
            ? t.youAreInAndBring({ count: next })
            : t.youBring({ count: next }),
      }),
      failed: t.guestsFailed,
    });
  return {
    count: saved === null || busy ? chosen : saved,
    most,
    places: viewer?.status === 'going' ? (saved ?? 0) + free : most,
    onChange: (next: number) => {
      setChosen(next);
      if (saved !== null) void save(next);
    },
  };
}

interface GuestStepperProps {
  count: number;
  most: number;
  /** More guests would be refused. */
  places: number;
  onChange: (guests: number) => void;
}

export function GuestStepper({ count, most, places, onChange }: GuestStepperProps) {
  const t = translate(texts);
  const next = count + 1;
  const step = (to: number, label: string, sign: string, isOff: boolean) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => onChange(to)}
    >
      <span aria-hidden>{sign}</span>
    </Button>
  );
  return (
    <div
      role="group"
      aria-label={t.guests}
      className="flex min-w-0 max-w-full grow flex-wrap items-center justify-center rounded-control border border-input text-sm"
    >
      {step(count - 1, t.oneGuestLess, '−', count === 0)}
      <output className="min-w-[min(5rem,18vw)] text-center">{t.guestCount({ count })}</output>
      {step(
        next,
        next > places ? t.guestCountNoPlaces({ count: next }) : t.oneGuestMore,
        '+',
        next > Math.min(most, places),
      )}
    </div>
  );
}
