'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { GROUPS_KEY, gamesOfGroupQuery } from '@/components/groups/groups-query';
import { rich } from '@/components/language/rich';
import { withTexts } from '@/components/language/texts-for';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { texts as cardTexts } from './card-texts';
import { GameGrid } from './game-grid';
import { texts } from './group-texts';
import { laterWords } from './later-words';

const CreateGameDialog = dynamic(
  () =>
    loadPart(() =>
      withTexts(import('./create-game-dialog')).then((module) => module.CreateGameDialog),
    ),
  { ssr: false },
);

interface GamesTabProps {
  group: GroupDto;
  games: GameDto[];
}

export function GamesTab({ group, games }: GamesTabProps) {
  const t = translate(texts);
  const queries = useQueryClient();
  const create = useDialog();
  const mayCreate = group.viewer?.canCreateGames ?? false;
  const createButton = mayCreate ? (
    <Button onClick={create.show}>
      <Plus aria-hidden />
      {t.create}
    </Button>
  ) : null;
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
      <LaterGames games={games} />
      <PastGames groupId={group.id} />
      {create.wanted ? (
        <CreateGameDialog
          {...create.props}
          groupId={group.id}
          onCreated={() => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] })}
        />
      ) : null}
    </div>
  );
}

/** The later games of the series in the list. */
function LaterGames({ games }: { games: GameDto[] }) {
  const bySeries = new Map(games.map((game) => [game.seriesId, game]));
  return (
    <ul className="grid gap-1 text-muted-foreground text-sm empty:hidden">
      {[...bySeries.values()].map(({ id, title, later }) =>
        later ? (
          <li key={id} className="wrap-anywhere">
            {rich(translate(texts).followingOf, {
              game: <bdi className="font-strong">{title}</bdi>,
              following: laterWords(later),
            })}
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Past games, loaded on demand. */
function PastGames({ groupId }: { groupId: number }) {
  const [wanted, setWanted] = useState(false);
  const query = useQuery({ ...gamesOfGroupQuery(groupId, 'past'), enabled: wanted });
  const { data } = query;
  const t = translate(texts);
  if (!wanted) {
    return (
      <Button
        variant="secondary"
        className="w-full sm:w-fit noscript:hidden"
        onClick={() => setWanted(true)}
      >
        {t.showPast}
      </Button>
    );
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t.pastGames}</h2>
      {query.isError ? (
        <ErrorState
          title={translate(cardTexts).fetchFailed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {data?.length === 0 ? <p className="text-muted-foreground">{t.noneYet}</p> : null}
      {data ? <GameGrid games={data} /> : null}
    </section>
  );
}
