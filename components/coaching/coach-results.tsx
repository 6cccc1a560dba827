'use client';

import { CardGrid } from '@/components/layout/card-grid';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { usePages } from '@/components/layout/use-pages';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import type { FirstPage } from '@/lib/platform/http/first-page';
import { CoachCard } from './coach-card';
import { type CoachingFilters, coachesUrl } from './coaching-filters';
import { NothingFound } from './nothing-found';

interface CoachResultsProps {
  filters: CoachingFilters;
  /** The first page from the server, and the URL it was fetched from. */
  first: FirstPage<CoachCardDto>;
  onClear: (() => void) | null;
}

export function CoachResults({ filters, first, onClear }: CoachResultsProps) {
  const query = usePages('coaches', coachesUrl(filters), { first });
  const coaches = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && coaches.length === 0) {
    return (
      <ErrorState
        title="Failed to fetch coaches"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <CoachSkeletons />;
  if (coaches.length === 0) {
    return (
      <NothingFound
        drawing="search"
        title="No coaches found"
        description="Nobody coaches here yet. You could be the first."
        onClear={onClear}
      />
    );
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <h2 className="sr-only">Coaches</h2>
      <CardGrid faded={query.isPlaceholderData}>
        {coaches.map((coach) => (
          <li key={coach.id}>
            <CoachCard coach={coach} />
          </li>
        ))}
      </CardGrid>
      <MoreButton query={query}>Show more coaches</MoreButton>
    </div>
  );
}

function CoachSkeletons() {
  return (
    <Loading label="Looking for coaches">
      <CardGrid>
        {['a', 'b', 'c'].map((key) => (
          <li key={key}>
            <Skeleton className="h-56" />
          </li>
        ))}
      </CardGrid>
    </Loading>
  );
}
