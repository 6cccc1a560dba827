'use client';

import { useQuery } from '@tanstack/react-query';
import { gamesOfGroupQuery } from '@/components/groups/groups-query';
import { ErrorState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './list-texts';
import { PastSection } from './past-section';

export function PastGames({ groupId }: { groupId: number }) {
  const query = useQuery(gamesOfGroupQuery(groupId, 'past'));
  if (query.isError) {
    return (
      <ErrorState
        title={translate(texts).fetchFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return query.data ? <PastSection games={query.data} /> : null;
}
