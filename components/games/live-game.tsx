'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import type { GameDto } from '@/lib/games/schema/read-game';
import { gameQuery } from './games-query';

interface LiveGameProps {
  game: GameDto;
  children: (game: GameDto) => ReactNode;
}

/** Reloaded when it changes. */
export function LiveGame({ game: initial, children }: LiveGameProps) {
  useLiveGroups();
  const { data: game = initial } = useQuery(gameQuery(initial.id));
  return children(game);
}
