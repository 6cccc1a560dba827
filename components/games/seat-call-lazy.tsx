'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';

const SeatCallButton = dynamic(() =>
  loadPart(() => import('./seat-call-button').then((module) => module.SeatCallButton)),
);

/** For the game's managers while a seat is free. Only they load it. */
export function SeatCall({ game }: { game: GameDto }) {
  const now = useNow();
  const { status, goingCount, maxPlayers, startsAt, viewer } = game;
  const isAhead = status === 'upcoming' && now !== null && now < new Date(startsAt).getTime();
  if (!isAhead || goingCount >= maxPlayers || !viewer?.seatCallsLeft) return null;
  return <SeatCallButton game={game} />;
}
