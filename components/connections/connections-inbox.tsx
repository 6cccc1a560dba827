'use client';

import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { useRouter } from '@/components/layout/use-router';
import { MessageButton } from '@/components/messages/message-button';
import { PersonMenu } from '@/components/moderation/person-menu';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import type { ConnectionDto, FriendRequestDto } from '@/lib/connections/schema';
import type { ApiBatch } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { ConnectionList, ConnectionRow, RowSkeletons } from './connection-list';
import { texts } from './texts';
import {
  CONNECTIONS_KEY,
  connectionsQuery,
  decideRequest,
  disconnect,
  REQUESTS_KEY,
  requestsQuery,
} from './use-connection';

interface Step {
  call: () => Promise<unknown>;
  done: string;
}

/** One decision at a time. The lists are refetched whether it succeeds or not. */
function useInboxStep() {
  const router = useRouter();
  const { run, busy } = useAction({ refresh: [REQUESTS_KEY, CONNECTIONS_KEY] });
  // The router's cached pages show the previous state.
  const reread = () => router.refresh();
  return {
    busy: busy || undefined,
    take: (step: Step) =>
      run({
        ...step,
        failed: translate(texts).didNotWork,
        onDone: reread,
        onFailed: reread,
      }),
  };
}

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
  query: UseInfiniteQueryResult<InfiniteData<ApiBatch<T>>>;
}

function Received({ query }: BoxProps<FriendRequestDto>) {
  const t = translate(texts);
  const { take, busy } = useInboxStep();
  return (
    <ConnectionList
      title={t.requestsReceived}
      query={query}
      empty={t.noneReceived}
      row={(request) => (
        <RequestRow request={request}>
          <Button
            aria-disabled={busy}
            aria-label={t.acceptOf({ person: request.user.name })}
            onClick={() =>
              take({
                call: () => decideRequest(request.id, 'accept'),
                done: t.nowConnected({ person: request.user.name }),
              })
            }
          >
            {t.accept}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={busy}
            aria-label={t.declineOf({ person: request.user.name })}
            onClick={() =>
              take({ call: () => decideRequest(request.id, 'decline'), done: t.requestDeclined })
            }
          >
            {t.decline}
          </Button>
        </RequestRow>
      )}
    />
  );
}

function Sent({ query }: BoxProps<FriendRequestDto>) {
  const t = translate(texts);
  const { take, busy } = useInboxStep();
  return (
    <ConnectionList
      title={t.requestsSent}
      query={query}
      empty={rich(t.noneSent, {
        link: (words) => (
          <Link
            href={routes.players()}
            className="font-semibold text-primary-ink underline underline-offset-4"
          >
            {words}
          </Link>
        ),
      })}
      row={(request) => (
        <RequestRow request={request}>
          <Button
            variant="secondary"
            aria-disabled={busy}
            aria-label={t.cancelOf({ person: request.user.name })}
            onClick={() =>
              take({ call: () => decideRequest(request.id, 'cancel'), done: t.requestTakenBack })
            }
          >
            {t.cancel}
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
      since={{ text: translate(texts).askedOn, iso: createdAt }}
      menu={<PersonMenu person={user} onBlocked={() => {}} />}
      actions={children}
    />
  );
}

function Connected({ query }: BoxProps<ConnectionDto>) {
  const t = translate(texts);
  const { take } = useInboxStep();
  return (
    <ConnectionList
      title={t.connections}
      query={query}
      empty={t.noneConnected}
      row={({ connectedAt, likedEachOther, ...person }) => (
        <ConnectionRow
          person={person}
          since={{ text: t.connectedOn, iso: connectedAt }}
          badge={likedEachOther ? <MutualLike /> : null}
          menu={
            <PersonMenu
              person={person}
              onBlocked={() => {}}
              onDisconnect={() =>
                take({
                  call: () => disconnect(person.id),
                  done: t.notConnectedAnyMore({ person: person.name }),
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
    <Badge variant="primary">
      <LineIcon name="heart" />
      {translate(texts).likedEachOther}
    </Badge>
  );
}
