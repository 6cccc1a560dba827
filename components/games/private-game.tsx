'use client';

import { useQuery } from '@tanstack/react-query';
import { MembersPageMissing, useMembersPage } from '@/components/layout/members-page';
import { GameScreen } from './game-screen';
import { gameQuery } from './games-query';

/** A game visible only to its group. */
export function PrivateGame() {
  const { id, enabled } = useMembersPage();
  const game = useQuery({ ...gameQuery(id), enabled });
  if (game.data) return <GameScreen game={game.data} />;
  return (
    <MembersPageMissing
      noun="Game"
      description="It may be visible to its group only, or deleted."
      isLoading={enabled && game.isPending}
    />
  );
}
