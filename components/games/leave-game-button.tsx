'use client';

import type { ComponentProps } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { LeaveButton, type Place } from '@/components/layout/leave-button';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';

type LeaveGameButtonProps = Omit<ComponentProps<typeof LeaveButton>, 'place'> & { game: GameDto };

export function LeaveGameButton({ game, ...button }: LeaveGameButtonProps) {
  return <LeaveButton place={placeIn(game)} {...button} />;
}

function placeIn({ id, title, startsAt, timeZone, viewer }: GameDto): Place<GameDto> {
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
    leave: () => api('DELETE /api/games/{id}/rsvp', { params }),
    join: () => api('POST /api/games/{id}/rsvp', { params, body: { guests, waitlist: waits } }),
    read: () => api('GET /api/games/{id}', { params }),
    standingOf: (now) => ({
      isOpen: now.status === 'upcoming',
      // The person needs a place for themselves and each guest.
      fits: now.goingCount + 1 + guests <= now.maxPlayers,
      waitlistCount: now.waitlistCount,
      placeInLine: now.viewer?.waitlistPosition ?? null,
    }),
  };
}
