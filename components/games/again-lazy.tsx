'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';

const AgainButton = dynamic(() =>
  loadPart(() => import('./again-button').then((module) => module.AgainButton)),
);

const WeeklyButton = dynamic(() =>
  loadPart(() => import('./weekly-button').then((module) => module.WeeklyButton)),
);

const PlayAgainButton = dynamic(() =>
  loadPart(() =>
    import('@/components/proposals/propose-button').then((module) => module.PlayAgainButton),
  ),
);

/** For managers of a game after its end. Only they load it. */
export function Again({ game }: { game: GameDto }) {
  if (game.status !== 'completed' || !game.viewer?.canManage) return null;
  if (game.partner) {
    const { partner, sport, venue } = game;
    if (partner.id === null) return null;
    const user = { id: partner.id, name: partner.name };
    return <PlayAgainButton game={{ user, sportId: sport.id, venue: venue ?? undefined }} />;
  }
  return game.reach ? <WeeklyButton game={game} /> : <AgainButton game={game} />;
}
