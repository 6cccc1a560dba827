'use client';

import dynamic from 'next/dynamic';
import { startTransition, useState } from 'react';
import { rich } from '@/components/language/rich';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { GROUP_GAMES_BATCH } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { GameGrid } from './game-grid';
import { laterWords } from './later-words';
import { texts } from './list-texts';
import { PAST_ID, PastSection } from './past-section';

/** Loaded by people who may create a game. */
const CreateGameButton = dynamic(() =>
  loadPart(() =>
    import('@/components/games/create-game-button').then((module) => module.CreateGameButton),
  ),
);

/** For members of a group with a series. */
const AlwaysCome = dynamic(
  () =>
    loadPart(() => import('@/components/games/always-come').then((module) => module.AlwaysCome)),
  { ssr: false },
);

/** Loaded on demand. */
const PastGamesList = dynamic(() =>
  loadScreen(() => import('@/components/games/game-batches').then((module) => module.PastGames)),
);

const LaterBatches = dynamic(() =>
  loadScreen(() => import('@/components/games/game-batches').then((module) => module.LaterBatches)),
);

interface GamesTabProps {
  group: GroupDto;
  games: GameDto[];
  /** Past and cancelled ones, if the address requests them. */
  past: GameDto[] | null;
}

export function GamesTab({ group, games, past }: GamesTabProps) {
  const t = translate(texts);
  const mayCreate = group.viewer?.canCreateGames ?? false;
  const createButton = mayCreate ? <CreateGameButton groupId={group.id} /> : null;
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t.upcomingGames}</h2>
        {games.length > 0 ? createButton : null}
      </div>
      {games.length === 0 ? (
        <EmptyState
          drawing="games"
          as="p"
          title={t.noUpcomingGames}
          description={mayCreate ? t.pickDay : undefined}
          action={createButton}
        />
      ) : (
        <GameGrid games={games} />
      )}
      <MoreGames groupId={group.id} isOffered={games.length === GROUP_GAMES_BATCH} />
      <LaterGames games={games} />
      {group.viewer?.role && games.some(({ seriesId }) => seriesId !== null) ? (
        <AlwaysCome group={group} />
      ) : null}
      {past ? <PastSection games={past} /> : <PastGames groupId={group.id} />}
    </div>
  );
}

/** For members of a group with more games than its page shows. */
function MoreGames({ groupId, isOffered }: { groupId: number; isOffered: boolean }) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <LaterBatches groupId={groupId} />;
  return isOffered ? (
    <Button
      variant="secondary"
      size="lg"
      className="justify-self-center"
      onClick={() => startTransition(() => setWanted(true))}
    >
      {translate(texts).showMore}
    </Button>
  ) : null;
}

function LaterGames({ games }: { games: GameDto[] }) {
  const bySeries = new Map(games.map((game) => [game.seriesId, game]));
  return (
    <ul className="grid gap-1 text-muted-foreground text-sm empty:hidden">
      {[...bySeries.values()].map((game) => {
        const following = laterWords(game);
        return following === null ? null : (
          <li key={game.id} className="wrap-anywhere">
            {rich(translate(texts).followingOf, {
              game: <bdi className="font-strong">{game.title}</bdi>,
              following,
            })}
          </li>
        );
      })}
    </ul>
  );
}

/** Loaded on demand; for guests as a part of another address. */
function PastGames({ groupId }: { groupId: number }) {
  const [wanted, setWanted] = useState(false);
  const { status } = useViewer();
  const className = 'w-full sm:w-fit';
  if (status === 'guest') {
    return (
      <a
        href={`?past=1#${PAST_ID}`}
        data-part={PAST_ID}
        className={buttonVariants({ variant: 'secondary', className })}
      >
        {translate(texts).showPast}
      </a>
    );
  }
  if (wanted) return <PastGamesList groupId={groupId} />;
  return (
    <Button
      variant="secondary"
      className={className}
      // The button remains until the list is loaded.
      onClick={() => startTransition(() => setWanted(true))}
    >
      {translate(texts).showPast}
    </Button>
  );
}
