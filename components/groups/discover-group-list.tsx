'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import type { GroupCardDto } from '@/lib/groups/schema';
import { type ApiPage, apiPage } from '@/lib/http/client';
import { discoverUrl, type GroupFilters, isFiltered } from './group-filters';
import { GroupRow } from './group-row';
import { GroupRowsSkeleton } from './group-rows-skeleton';
import { GROUPS_KEY } from './groups-query';
import { JoinButton } from './join-button';
import { spotsLeft } from './spots-left';

interface DiscoverGroupListProps {
  filters: GroupFilters;
  ownIds: number[];
  onJoined: () => void;
}

export function DiscoverGroupList({ filters, ownIds, onJoined }: DiscoverGroupListProps) {
  const url = discoverUrl(filters);
  const query = useInfiniteQuery({
    queryKey: [GROUPS_KEY, 'discover', url],
    queryFn: ({ pageParam, signal }) => apiPage<GroupCardDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<GroupCardDto>) => last.next,
    placeholderData: keepPreviousData,
  });
  const groups = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section className="grid gap-3 *:min-w-0" aria-busy={query.isFetching}>
      <h2 className="text-xl">
        {isFiltered(filters) ? 'Search Results' : 'Trending Groups Near You'}
      </h2>
      {query.isError ? (
        <ErrorState
          title="Failed to fetch trending groups"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : groups ? (
        <Rows groups={groups} ownIds={ownIds} onJoined={onJoined} faded={query.isPlaceholderData}>
          <MoreButton query={query}>Show more groups</MoreButton>
        </Rows>
      ) : (
        <GroupRowsSkeleton />
      )}
    </section>
  );
}

interface RowsProps {
  groups: GroupCardDto[];
  ownIds: number[];
  onJoined: () => void;
  faded: boolean;
  children: React.ReactNode;
}

function Rows({ groups, ownIds, onJoined, faded, children }: RowsProps) {
  if (groups.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title="No groups found"
        description="Try adjusting your filters or create a new group"
      />
    );
  }
  return (
    <section
      aria-label="Groups to join"
      // A scrolling list is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cn('grid max-h-96 gap-3 overflow-y-auto rounded-card', faded && 'opacity-60')}
    >
      <ul className="grid gap-3">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupRow
              group={group}
              action={
                ownIds.includes(group.id) ? (
                  <Badge variant="primary">Member</Badge>
                ) : (
                  <JoinButton group={group} onJoined={onJoined} />
                )
              }
            >
              <span className="wrap-anywhere min-w-0 text-muted-foreground">
                by <bdi>{group.creator.name}</bdi>
              </span>
              <span className="ms-auto font-[620] tabular-nums">{spotsLeft(group)}</span>
            </GroupRow>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
