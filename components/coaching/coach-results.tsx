'use client';

import { CardGrid } from '@/components/lists/card-grid';
import { MoreItems } from '@/components/lists/more-link';
import { useBatches } from '@/components/lists/use-batches';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { CoachCard } from './coach-card';
import { type CoachingFilters, coachesUrl } from './coaching-filters';
import { NothingFound } from './nothing-found';
import { texts } from './texts';

interface CoachResultsProps {
  filters: CoachingFilters;
  /** The server's first batch, and the URL it was fetched from. */
  first: FirstBatch<CoachCardDto>;
  onClear: (() => void) | null;
}

export function CoachResults({ filters, first, onClear }: CoachResultsProps) {
  const t = translate(texts);
  const query = useBatches('coaches', coachesUrl(filters), { first });
  const coaches = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && coaches.length === 0) {
    return (
      <ErrorState
        title={t.coachesFailed}
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
        title={t.noCoaches}
        description={t.noCoachesHint}
        onClear={onClear}
      />
    );
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <h2 className="sr-only">{t.coaches}</h2>
      <CardGrid faded={query.isPlaceholderData}>
        {coaches.map((coach) => (
          <li key={coach.id}>
            <CoachCard coach={coach} />
          </li>
        ))}
      </CardGrid>
      <MoreItems query={query}>{t.moreCoaches}</MoreItems>
    </div>
  );
}

function CoachSkeletons() {
  return (
    <Loading label={translate(texts).lookingForCoaches}>
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
