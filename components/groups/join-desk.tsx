'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Avatar } from '@/components/layout/avatar';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import type { JoinRequestDto } from '@/lib/groups/schema/join';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { joinRequestsQuery } from './groups-query';
import { useGroupStep } from './use-group-step';

/** The pending join requests, for organisers, oldest first. */
export function JoinDesk({ groupId }: { groupId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(joinRequestsQuery(groupId));
  if (isError) {
    return (
      <ErrorState
        title="Failed to fetch the join requests"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  return (
    <section>
      <h2 className="mb-3 text-xl">Join requests ({data.length})</h2>
      {data.length === 0 ? (
        <p className="text-muted-foreground">Nobody is waiting for an answer.</p>
      ) : (
        <ul className="grid gap-2.5">
          {data.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RequestRow({ request }: { request: JoinRequestDto }) {
  const { run, busy } = useGroupStep();
  const [note, setNote] = useState('');
  const { user, message } = request;
  const decide = (verb: 'approve' | 'decline') =>
    run({
      call: () =>
        api(`POST /api/groups/{id}/join-requests/{requestId}/${verb}`, {
          params: { id: request.groupId, requestId: request.id },
          body: { note },
        }),
      done: verb === 'approve' ? `${isolate(user.name)} is a member now` : 'Request declined',
      failed: 'That did not work. Please try again.',
    });
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4">
      <div className="flex items-center gap-3">
        <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={44} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-base" dir="auto">
            <Link
              href={routes.user(user.id)}
              prefetch={false}
              className="underline-offset-4 hover:underline"
            >
              {user.name}
            </Link>
          </h3>
          <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
            {message}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label={`A note to ${isolate(user.name)} (optional)`}
          placeholder="A note (optional)"
          className="basis-full sm:min-w-40 sm:flex-1 sm:basis-0"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button
          aria-disabled={busy || undefined}
          aria-label={`Approve ${isolate(user.name)}`}
          onClick={() => decide('approve')}
        >
          Approve
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          aria-label={`Decline ${isolate(user.name)}`}
          onClick={() => decide('decline')}
        >
          Decline
        </Button>
      </div>
    </article>
  );
}
