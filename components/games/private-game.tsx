'use client';

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import { EmptyState } from '@/components/layout/empty-state';
import { useExpectsMember, useViewer } from '@/components/layout/viewer';
import { GameScreen } from './game-screen';
import { gameQuery } from './games-query';

/** A game visible only to its group; see app/(public)/group/[id]/_components/private-group. */
export function PrivateGame() {
  const { status } = useViewer();
  const expectsMember = useExpectsMember();
  const id = Number(useParams<{ id: string }>().id);
  const enabled = status === 'member' && Number.isSafeInteger(id) && id > 0;
  const game = useQuery({ ...gameQuery(id), enabled });
  if (game.data) return <GameScreen game={game.data} />;
  const waits = (status === 'pending' && expectsMember) || (enabled && game.isPending);
  return (
    <>
      <h1 className="sr-only">Game</h1>
      {waits ? (
        <output className="block py-16 text-center text-muted-foreground">Loading game...</output>
      ) : (
        <EmptyState
          as="h2"
          drawing="over-the-wall"
          // While the viewer is unknown: the game may belong to a group of theirs.
          className={status === 'pending' ? 'in-data-[viewer=member]:invisible' : undefined}
          title="Game not found"
          description="It may be visible to its group only, or deleted."
        />
      )}
    </>
  );
}
