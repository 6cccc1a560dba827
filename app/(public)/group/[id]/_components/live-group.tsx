'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';

interface LiveGroupProps {
  group: GroupDto;
  games: GameDto[];
  children: (group: GroupDto, games: GameDto[]) => ReactNode;
}

/** Reloaded when it changes. */
export function LiveGroup({ group: initial, games: initialGames, children }: LiveGroupProps) {
  useLiveGroups();
  const { data: group = initial } = useQuery(groupQuery(initial.id));
  const { data: games = initialGames } = useQuery(gamesOfGroupQuery(initial.id, 'upcoming'));
  return children(group, games);
}
