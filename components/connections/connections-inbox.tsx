'use client';

import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { MessageButton } from '@/components/messages/message-button';
import { PersonMenu } from '@/components/moderation/person-menu';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ConnectionDto, FriendRequestDto } from '@/lib/connections/schema';
import type { ApiPage } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { decideRequest, disconnect } from './connection-calls';
import { ConnectionList, RowSkeletons } from './connection-list';
import { ConnectionRow } from './connection-row';
import { connectionsQuery, requestsQuery } from './connections-query';
import { useInboxStep } from './use-inbox-step';

/** Received and sent requests, and all connections, including those from mutual likes. */
export function ConnectionsInbox() {
  const received = useInfiniteQuery(requestsQuery('received'));
  const sent = useInfiniteQuery(requestsQuery('sent'));
  const connected = useInfiniteQuery(connectionsQuery);
  // All load together, so that a list that fills up does not push down the ones below.
  if (received.isPending || sent.isPending || connected.isPending) return <RowSkeletons />;
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <Received query={received} />
      <Sent query={sent} />
      <Connected query={connected} />
    </div>
  );
}

interface BoxProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<ApiPage<T>>>;
}

function Received({ query }: BoxProps<FriendRequestDto>) {
  const { take, busy } = useInboxStep();
  return (
    <ConnectionList
      title="Requests received"
      query={query}
      empty="No requests waiting. When somebody asks to connect with you, you answer here."
      row={(request) => (
        <RequestRow request={request}>
          <Button
            aria-disabled={busy}
            aria-label={`Accept the request of ${isolate(request.user.name)}`}
            onClick={() =>
              take({
                call: () => decideRequest(request.id, 'accept'),
                done: `You and ${isolate(request.user.name)} are connected`,
              })
            }
          >
            Accept
          </Button>
          <Button
            variant="secondary"
            aria-disabled={busy}
            aria-label={`Decline the request of ${isolate(request.user.name)}`}
            onClick={() =>
              take({ call: () => decideRequest(request.id, 'decline'), done: 'Request declined' })
            }
          >
            Decline
          </Button>
        </RequestRow>
      )}
    />
  );
}

function Sent({ query }: BoxProps<FriendRequestDto>) {
  const { take, busy } = useInboxStep();
  return (
    <ConnectionList
      title="Requests sent"
      query={query}
      empty={
        <>
          No requests on their way.{' '}
          <Link
            href={routes.players()}
            className="font-semibold text-primary-ink underline underline-offset-4"
          >
            Find players
          </Link>{' '}
          near you and press Connect.
        </>
      }
      row={(request) => (
        <RequestRow request={request}>
          <Button
            variant="secondary"
            aria-disabled={busy}
            aria-label={`Cancel the request to ${isolate(request.user.name)}`}
            onClick={() =>
              take({ call: () => decideRequest(request.id, 'cancel'), done: 'Request taken back' })
            }
          >
            Cancel
          </Button>
        </RequestRow>
      )}
    />
  );
}

/** @param children the answers to the request */
function RequestRow({ request, children }: { request: FriendRequestDto; children: ReactNode }) {
  const { user, message, createdAt } = request;
  return (
    <ConnectionRow
      person={user}
      note={message}
      since={{ label: 'Asked', iso: createdAt }}
      menu={<PersonMenu person={user} onBlocked={() => {}} />}
      actions={children}
    />
  );
}

function Connected({ query }: BoxProps<ConnectionDto>) {
  const { take } = useInboxStep();
  return (
    <ConnectionList
      title="Connected"
      query={query}
      empty="Nobody yet. People you connect with, and likes that became mutual, appear here."
      row={({ connectedAt, likedEachOther, ...person }) => (
        <ConnectionRow
          person={person}
          since={{ label: 'Connected', iso: connectedAt }}
          badge={likedEachOther ? <MutualLike /> : null}
          menu={
            <PersonMenu
              person={person}
              onBlocked={() => {}}
              onDisconnect={() =>
                take({
                  call: () => disconnect(person.id),
                  done: `You and ${isolate(person.name)} are not connected any more`,
                })
              }
            />
          }
          actions={<MessageButton person={person} />}
        />
      )}
    />
  );
}

function MutualLike() {
  return (
    <Badge variant="special">
      <Heart aria-hidden />
      You liked each other
    </Badge>
  );
}
