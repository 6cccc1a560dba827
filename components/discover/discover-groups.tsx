import type { UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import { GroupCard } from '@/components/groups/group-card';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { buttonVariants } from '@/components/ui/button-variants';
import type { GroupCardDto } from '@/lib/groups/schema';
import { routes } from '@/lib/routes';
import { CardRow, CardRowSkeleton } from './card-row';
import { DiscoverSection } from './discover-section';

/** Part 1 §9. */
const GROUPS_SHOWN = 6;

export function DiscoverGroups({ query }: { query: UseQueryResult<GroupCardDto[]> }) {
  return (
    <DiscoverSection
      title="Active Groups Near You"
      viewAll={routes.groups()}
      busy={query.isFetching}
    >
      <Groups query={query} />
    </DiscoverSection>
  );
}

function Groups({ query }: { query: UseQueryResult<GroupCardDto[]> }) {
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch nearby groups"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <CardRowSkeleton label="Loading groups" className="h-52" />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing="groups"
        title="No active groups near you yet"
        description="Start one and invite the people you like to play with."
        action={
          <Link href={routes.groups()} prefetch={false} className={buttonVariants()}>
            Create Group
          </Link>
        }
      />
    );
  }
  return (
    <CardRow>
      {query.data.slice(0, GROUPS_SHOWN).map((group) => (
        <li key={group.id}>
          <GroupCard group={group} />
        </li>
      ))}
    </CardRow>
  );
}
