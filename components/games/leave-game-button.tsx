'use client';

import type { ComponentProps } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { LeaveButton, type Place } from '@/components/seats/leave-button';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { sendOrQueue, toastOf } from './outbox';

type LeaveGameButtonProps = Omit<ComponentProps<typeof LeaveButton>, 'place'> & {
  game: GameDto;
  /** The answer instead; omitted, they only leave. */
  answer?: 'maybe';
};

export function LeaveGameButton({ game, answer, ...button }: LeaveGameButtonProps) {
  // A game of two needs both: its menu cancels it.
  if (game.partner) return null;
  const place = placeIn(game);
  const leave = answer ? () => answerGame(game, answer) : place.leave;
  return <LeaveButton place={{ ...place, leave }} {...button} />;
}

export const answerGame = (game: GameDto, answer: 'maybe' | 'out') =>
  sendOrQueue(game, { kind: 'answer', answer });

function placeIn(game: GameDto): Place<GameDto> {
  const { id, title, startsAt, timeZone, viewer } = game;
  const params = { id };
  const waits = viewer?.status === 'waitlisted';
  const guests = viewer?.guests ?? 0;
  return {
    noun: 'game',
    title,
    startsAt,
    timeZone,
    waits,
    listKey: GROUPS_KEY,
    leave: () => answerGame(game, 'out'),
    queued: () => toastOf(null, {}),
    join: () => api('POST /api/games/{id}/rsvp', { params, body: { guests, waitlist: waits } }),
    read: () => api('GET /api/games/{id}', { params }),
    placeStateOf: (now) => ({
      isOpen: now.status === 'upcoming',
      // The person needs a seat for themselves and each guest.
      fits: now.goingCount + 1 + guests <= now.maxPlayers,
      waitlistCount: now.waitlistCount,
      placeInLine: now.viewer?.waitlistPosition ?? null,
    }),
  };
}
