'use client';

import { rich } from '@/components/language/rich';
import { MoreButton } from '@/components/lists/more-button';
import { SearchAreaButton, SearchAreaNote } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { useSearchArea } from '@/components/lists/use-batches';
import { Button } from '@/components/ui/button';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { cn } from '@/lib/cn';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { texts as cardTexts } from './card-texts';
import { discoverUrl, type GroupFilters, isFiltered, spotsLeft } from './group-address';
import { GroupRow, GroupRowsSkeleton } from './group-row';
import { GROUPS_KEY } from './groups-query';
import { JoinButton } from './join-button';
import { ShortList } from './short-list';
import { texts } from './texts';

interface DiscoverGroupListProps {
  filters: GroupFilters;
  /** The server's first batch for the filters in the URL. */
  first: FirstBatch<GroupCardDto>;
  onSearchArea: (anywhere: boolean) => void;
  onClear: () => void;
}

export function DiscoverGroupList(props: DiscoverGroupListProps) {
  const { filters, first, onSearchArea, onClear } = props;
  const t = translate(texts);
  const isNear = filters.location === 'nearby';
  const { query, elsewhere } = useSearchArea(
    GROUPS_KEY,
    discoverUrl(filters),
    isNear && !filters.anywhere,
    { first },
  );
  const groups = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section className="grid gap-3 *:min-w-0" aria-busy={query.isFetching}>
      <h2 className="text-xl">{isFiltered(filters) ? t.searchResults : t.trendingGroups}</h2>
      {isNear && groups && groups.length > 0 ? (
        <SearchAreaNote
          none={translate(nearTexts)[isFiltered(filters) ? 'noSuchGroups' : 'noGroups']}
          radiusKm={filters.anywhere ? null : RADIUS_KM_GROUPS}
          elsewhere={elsewhere}
          action={
            <SearchAreaButton
              isFar={filters.anywhere}
              onSearchArea={() => onSearchArea(!filters.anywhere)}
            />
          }
        />
      ) : null}
      {query.isError && !groups ? (
        <ErrorState title={isFiltered(filters) ? t.groupsFailed : t.trendingFailed} query={query} />
      ) : groups ? (
        <Rows
          groups={groups}
          faded={query.isPlaceholderData}
          emptyAction={
            isFiltered(filters) ? (
              <Button variant="secondary" onClick={onClear}>
                {t.clearFilters}
              </Button>
            ) : null
          }
        >
          <MoreButton query={query}>{t.showMoreGroups}</MoreButton>
        </Rows>
      ) : (
        <GroupRowsSkeleton />
      )}
    </section>
  );
}

/** More than the scrolling list shows: the server renders these, and the rest follows once the page is hydrated. */
const SHOWN_FIRST = 6;

interface RowsProps {
  groups: GroupCardDto[];
  faded: boolean;
  emptyAction: React.ReactNode;
  children: React.ReactNode;
}

function Rows({ groups, faded, emptyAction, children }: RowsProps) {
  const t = translate(texts);
  const isHydrating = useIsHydrating();
  if (groups.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={t.noGroupsFound}
        description={t.noGroupsHint}
        action={emptyAction}
      />
    );
  }
  return (
    <ShortList
      label={t.groupsToJoin}
      isLong={groups.length > 3}
      className={cn(faded && 'opacity-60')}
    >
      <ul className="grid gap-3 *:min-w-0">
        {(isHydrating ? groups.slice(0, SHOWN_FIRST) : groups).map((group) => (
          <li key={group.id}>
            <GroupRow
              group={group}
              action={
                <JoinButton
                  group={group}
                  className="max-w-[min(7.5rem,100%)] flex-col items-end text-end"
                />
              }
            >
              <span className="wrap-anywhere min-w-0 text-muted-foreground">
                {rich(translate(cardTexts).byCreator, { name: <bdi>{group.creator.name}</bdi> })}
              </span>
              <span className="ms-auto font-strong tabular-nums">
                {spotsLeft(group.memberCount, group.maxMembers)}
              </span>
            </GroupRow>
          </li>
        ))}
      </ul>
      {children}
    </ShortList>
  );
}
