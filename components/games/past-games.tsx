'use client';

import { useQuery } from '@tanstack/react-query';
import { gamesOfGroupQuery } from '@/components/groups/groups-query';
import { ErrorState } from '@/components/layout/error-state';
import { GuestQueries } from '@/components/layout/query-provider';
import { translate } from '@/lib/platform/language/translate';
import { texts as cardTexts } from './card-texts';
import { GameGrid } from './game-grid';
import { texts } from './group-texts';

/** The past and cancelled games of a group. */
export function PastGames({ groupId }: { groupId: number }) {
  return (
    <GuestQueries>
      <List groupId={groupId} />
    </GuestQueries>
  );
}

function List({ groupId }: { groupId: number }) {
  const query = useQuery(gamesOfGroupQuery(groupId, 'past'));
  const { data } = query;
  const t = translate(texts);
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
