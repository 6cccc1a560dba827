'use client';

import { useQuery } from '@tanstack/react-query';
import { MembersPageMissing, useMembersPage } from '@/components/layout/members-page';
import { translate } from '@/lib/platform/language/translate';
import { GameScreen } from './game-screen';
import { gameQuery } from './games-query';
import { texts } from './texts';

/** A game visible only to its group. */
export function PrivateGame() {
  const { id, enabled } = useMembersPage();
  const game = useQuery({ ...gameQuery(id), enabled });
  if (game.data) return <GameScreen game={game.data} />;
  return (
    <MembersPageMissing
      noun="Game"
      description={translate(texts).mayBePrivate}
      isLoading={enabled && game.isPending}
    />
  );
}
