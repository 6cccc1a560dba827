import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { SettingsSection } from '@/components/ui/settings-section';
import type { BlockDto } from '@/lib/moderation/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { batchesQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const blocksQuery = {
  ...batchesQuery('blocks', apiUrl('GET /api/blocks')),
  // Any screen may add a block.
  staleTime: 0,
};

/** Each with a button to unblock. */
export function BlockedPeople() {
  const query = useInfiniteQuery(blocksQuery);
  const { unblock, busy } = useUnblock();
  const t = translate(texts);
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SettingsSection title={t.blockedPeople} description={t.blockedPeopleHint}>
      {query.isPending ? <Skeleton className="h-14 rounded-card" /> : null}
      {query.isError ? <ErrorState title={t.blockedNotLoaded} query={query} /> : null}
      {query.isSuccess && people.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t.blockedNobody}</p>
      ) : null}
      {people.length > 0 ? (
        <ul aria-label={t.blockedPeople} className="grid divide-y border-y">
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
                aria-label={t.unblockName({ person: person.name })}
                aria-disabled={busy || undefined}
                onClick={() => unblock(person)}
              >
                {t.unblock}
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
          {t.showMore}
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function useUnblock() {
  const queries = useQueryClient();
  const router = useRouter();
  const t = translate(texts);
  const { run, busy } = useAction();
  function reread() {
    router.refresh();
    // The person may appear in any list again.
    return queries.invalidateQueries();
  }
  const unblock = ({ id, name }: BlockDto) =>
    run({
      call: () => api('DELETE /api/blocks/{userId}', { params: { userId: id } }),
      done: t.unblocked({ person: name }),
      failed: t.unblockFailed,
      onDone: reread,
      onFailed: reread,
    });
  return { unblock, busy };
}
