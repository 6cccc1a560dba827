'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';

const GameTeams = dynamic(() =>
  loadPart(() => import('./game-teams').then((module) => module.GameTeams)),
);

/** For everyone who sees the game's players. Guests do not load it. */
export function GameTeamsPart({ game }: { game: GameDto }) {
  if (!game.viewer || game.partner || game.status === 'cancelled') return null;
  return <GameTeams game={game} />;
}
