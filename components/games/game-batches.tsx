'use client';

import { useEffect } from 'react';
import { GROUPS_KEY, gamesOfGroupUrl } from '@/components/groups/groups-query';
import { MoreButton } from '@/components/lists/more-button';
import { useBatches } from '@/components/lists/use-batches';
import { ErrorState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { GameGrid } from './game-grid';
import { texts } from './list-texts';
import { PastSection } from './past-section';

export function PastGames({ groupId }: { groupId: number }) {
  const query = useBatches(GROUPS_KEY, gamesOfGroupUrl(groupId, 'past'));
  const t = translate(texts);
  if (query.isError) {
    return <ErrorState title={t.fetchFailed} query={query} />;
  }
  if (!query.data) return null;
  return (
    <>
      <PastSection games={query.data.pages.flatMap(({ items }) => items)} />
      <MoreButton query={query}>{t.showMore}</MoreButton>
    </>
  );
}

/** The upcoming games after the first batch, which the page shows already. */
export function LaterBatches({ groupId }: { groupId: number }) {
  const query = useBatches(GROUPS_KEY, gamesOfGroupUrl(groupId, 'upcoming'));
  const { fetchNextPage, hasNextPage, data } = query;
  const isFirst = data?.pages.length === 1;
  useEffect(() => {
    if (isFirst && hasNextPage) void fetchNextPage();
  }, [isFirst, hasNextPage, fetchNextPage]);
  return (
    <>
      <GameGrid games={(data?.pages ?? []).slice(1).flatMap(({ items }) => items)} />
      <MoreButton query={query}>{translate(texts).showMore}</MoreButton>
    </>
  );
}
