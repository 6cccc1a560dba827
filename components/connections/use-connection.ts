'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import type { ConnectionStates, FriendRequestDto } from '@/lib/connections/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { ApiError, api } from '@/lib/platform/http/client';
import { batchesQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import type { PublicProfileDto } from '@/lib/users/schema/read-profile';
import { texts } from './texts';

/** The server writes the greeting, because it knows both names. */
function askToConnect(receiverId: number): Promise<FriendRequestDto> {
  return api('POST /api/friend-requests', { body: { receiverId } });
}

export function decideRequest(
  id: number,
  decision: 'accept' | 'decline' | 'cancel',
): Promise<FriendRequestDto> {
  return api(`POST /api/friend-requests/{id}/${decision}`, { params: { id } });
}

export function disconnect(userId: number): Promise<void> {
  return api('DELETE /api/connections/{userId}', { params: { userId } });
}

/** Reloaded after an error showed that the screen was out of date. */
async function currentConnection(userId: number): Promise<PublicProfileDto['connection']> {
  const profile = await api('GET /api/users/{id}', { params: { id: userId } });
  // The own profile has no connection.
  return profile.isOwn ? { state: 'none', requestId: null } : profile.connection;
}

export const REQUESTS_KEY = 'connection-requests';
export const CONNECTIONS_KEY = 'connections';

// Other people change these lists, so unlike the rest of the cache they are refetched whenever the inbox opens.
const staleTime = 0;

type Box = 'received' | 'sent';

export const requestsQuery = (box: Box) => ({
  ...batchesQuery(REQUESTS_KEY, apiUrl('GET /api/friend-requests', { query: { box } })),
  staleTime,
});

export const connectionsQuery = {
  ...batchesQuery(CONNECTIONS_KEY, apiUrl('GET /api/connections')),
  staleTime,
};

export type Connection = PublicProfileDto['connection'];

/** Each screen has its own texts for these events. */
export interface ConnectWords {
  sent: string;
  failed: string;
}

interface ConnectionInput {
  person: { id: number; name: string };
  connection: Connection;
  words: ConnectWords;
  onChange?: (connection: Connection) => void;
}

interface Step {
  call: () => Promise<Connection>;
  done: string;
  failed: string;
}

export const NOT_CONNECTED: Connection = { state: 'none', requestId: null };
const CONNECTED: Connection = { state: 'connected', requestId: null };

/**
 * The connection between the signed-in person and another, and the actions on it. Updates are not optimistic: the other person
 * may have acted at the same moment.
 */
export function useConnection({ person, connection, words, onChange }: ConnectionInput) {
  const queries = useQueryClient();
  const router = useRouter();
  const [own, setOwn] = useState<Connection | null>(null);
  const { run, busy } = useAction();
  // The server-rendered state is used until a change here.
  const current = own ?? connection;

  function adopt(next: Connection): void {
    setOwn(next);
    onChange?.(next);
    void queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
    void queries.invalidateQueries({ queryKey: [CONNECTIONS_KEY] });
    // The router's cached pages show the previous state.
    router.refresh();
  }

  const take = (step: Step) =>
    run({
      ...step,
      onDone: adopt,
      onFailed: async (error) => {
        if (error instanceof ApiError && [404, 409].includes(error.status)) {
          await currentConnection(person.id).then(adopt, () => {});
        }
      },
    });

  return { state: current.state, busy, ...stepsOf(person, current, words, take) };
}

export type ConnectionControls = ReturnType<typeof useConnection>;

function stepsOf(
  person: ConnectionInput['person'],
  { requestId }: Connection,
  words: ConnectWords,
  take: (step: Step) => Promise<void>,
) {
  const t = translate(texts);
  const decided = (decision: 'accept' | 'decline' | 'cancel', after: Connection) => async () => {
    if (requestId !== null) await decideRequest(requestId, decision);
    return after;
  };
  return {
    connect: () =>
      take({
        call: async () => afterAsking(await askToConnect(person.id)),
        done: words.sent,
        failed: words.failed,
      }),
    accept: () =>
      take({
        call: decided('accept', CONNECTED),
        done: t.nowConnected({ person: person.name }),
        failed: t.acceptFailed,
      }),
    decline: () =>
      take({
        call: decided('decline', NOT_CONNECTED),
        done: t.requestDeclined,
        failed: t.declineFailed,
      }),
    cancel: () =>
      take({
        call: decided('cancel', NOT_CONNECTED),
        done: t.requestTakenBack,
        failed: t.takeBackFailed,
      }),
    disconnect: () =>
      take({
        call: async () => {
          await disconnect(person.id);
          return NOT_CONNECTED;
        },
        done: t.notConnectedAnyMore({ person: person.name }),
        failed: t.disconnectFailed,
      }),
  };
}

function afterAsking({ id, status }: FriendRequestDto): Connection {
  // If they have already sent a request, sending one accepts it.
  return status === 'accepted' ? CONNECTED : { state: 'sent', requestId: id };
}

/** The connection states of a list of people. Changes outlive the card, which a filter may unmount. */
export function useConnectionStates(initial: ConnectionStates) {
  const [changed, setChanged] = useState<ReadonlyMap<number, Connection>>(new Map());
  return {
    of: (userId: number): Connection => changed.get(userId) ?? initial[userId] ?? NOT_CONNECTED,
    set: (userId: number, connection: Connection): void =>
      setChanged((before) => new Map(before).set(userId, connection)),
  };
}

export type ConnectionStatesStore = ReturnType<typeof useConnectionStates>;
