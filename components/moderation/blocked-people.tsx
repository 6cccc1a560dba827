import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Avatar } from '@/components/layout/avatar';
import { ErrorState } from '@/components/layout/error-state';
import { SettingsSection } from '@/components/layout/settings-section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { BlockDto } from '@/lib/moderation/schema';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { blocksQuery } from './blocks-query';

/** The people one has blocked, each with a button to unblock. */
export function BlockedPeople() {
  const query = useInfiniteQuery(blocksQuery);
  const { unblock, busy } = useUnblock();
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SettingsSection
      title="Blocked people"
      description="You will not see each other any more. They are not notified."
    >
      {query.isPending ? <Skeleton className="h-14 rounded-card" /> : null}
      {query.isError ? (
        <ErrorState
          title="The list could not be loaded."
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && people.length === 0 ? (
        <p className="text-muted-foreground text-sm">You have blocked nobody.</p>
      ) : null}
      {people.length > 0 ? (
        <ul aria-label="Blocked people" className="grid divide-y border-y">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-3 py-2.5">
              <Avatar
                id={person.id}
                name={person.name}
                imageUrl={person.profileImageUrl}
                size={40}
              />
              <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold text-sm">
                {person.name}
              </bdi>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Unblock ${isolate(person.name)}`}
                aria-disabled={busy || undefined}
                onClick={() => unblock(person)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function useUnblock() {
  const queries = useQueryClient();
  const router = useRouter();
  const { run, busy } = useAction();
  function reread() {
    router.refresh();
    // The person may appear in any list again.
    return queries.invalidateQueries();
  }
  const unblock = ({ id, name }: BlockDto) =>
    run({
      call: () => api('DELETE /api/blocks/{userId}', { params: { userId: id } }),
      done: `${isolate(name)} is not blocked any more`,
      failed: 'That did not work. Please try again.',
      onDone: reread,
      onFailed: reread,
    });
  return { unblock, busy };
}
