'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';

const GameMoney = dynamic(() =>
  loadPart(() => import('./game-money').then((module) => module.GameMoney)),
);

/** The cost of a game that has begun, for its players and for members of the group. Only they load it. */
export function GameMoneyPart({ game }: { game: GameDto }) {
  const now = useNow();
  const isOurs = game.viewer?.isMember || game.viewer?.status === 'going';
  const hasStarted = now !== null && now >= new Date(game.startsAt).getTime();
  if (!isOurs || !hasStarted || game.partner || game.status === 'cancelled') return null;
  return <GameMoney game={game} />;
}
