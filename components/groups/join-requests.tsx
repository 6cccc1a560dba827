'use client';

import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { useTypedText } from '@/components/forms/use-draft';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import type { JoinRequestDto } from '@/lib/groups/schema/join';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { joinRequestsQuery } from './groups-query';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** For organisers, oldest first. */
export function JoinRequests({ groupId }: { groupId: number }) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(joinRequestsQuery(groupId));
  if (isError) {
    return <ErrorState title={t.joinRequestsFailed} query={{ isFetching, refetch }} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.joinRequestsOf({ count: data.length })}</h2>
      {data.length === 0 ? (
        <p className="text-muted-foreground">{t.nobodyWaiting}</p>
      ) : (
        <RowList items={data} className="grid gap-2.5">
          {(request) => (
            <li key={request.id}>
              <RequestRow request={request} />
            </li>
          )}
        </RowList>
      )}
    </section>
  );
}

function RequestRow({ request }: { request: JoinRequestDto }) {
  const t = translate(texts);
  const { run, busy } = useGroupStep();
  const [note, setNote] = useTypedText(`join-request:${request.id}`);
  const { user, message } = request;
  const decide = (verb: 'approve' | 'decline') =>
    run({
      call: () =>
        api(`POST /api/groups/{id}/join-requests/{requestId}/${verb}`, {
          params: { id: request.groupId, requestId: request.id },
          body: { note },
        }),
      done: verb === 'approve' ? t.isMemberNow(user) : t.requestDeclined,
      onDone: () => setNote(''),
      failed: t.didNotWork,
    });
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4">
      <div className="flex items-center gap-3">
        <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={44} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-base" dir="auto">
            <Link href={routes.user(user.id)} className="underline-offset-4 hover:underline">
              {user.name}
            </Link>
          </h3>
          <p className="wrap-anywhere text-start text-muted-foreground text-sm" dir="auto">
            {message === JOIN_MESSAGE ? t.wouldLikeToJoin : message}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label={t.noteTo(user)}
          placeholder={t.note}
          className="basis-full sm:min-w-40 sm:flex-1 sm:basis-0"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button
          aria-disabled={busy || undefined}
          aria-label={t.approveOf(user)}
          onClick={() => decide('approve')}
        >
          {t.approve}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          aria-label={t.declineOf(user)}
          onClick={() => decide('decline')}
        >
          {t.decline}
        </Button>
      </div>
    </article>
  );
}
