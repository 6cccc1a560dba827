import { cache } from 'react';
import { listConnections, listRequests } from '@/lib/connections/service/list-connections';
import type { Session } from '@/lib/platform/auth/session-store';
import { PAGE_SIZE_MAX } from '@/lib/platform/validation/paging';

/** By person: the connection state with people whom the signed-in person asked, was asked by or is connected with. */
export type ConnectionStates = Record<
  number,
  { state: 'sent' | 'received' | 'connected'; requestId: number | null }
>;

/**
 * For the buttons on cards. Only the latest hundred of each kind: for others the button says 'Connect', and pressing it shows
 * the real state.
 */
export const loadConnectionStates = cache(async ({ actor }: Session): Promise<ConnectionStates> => {
  const [connections, sent, received] = await Promise.all([
    listConnections(actor, { limit: PAGE_SIZE_MAX }),
    listRequests(actor, { box: 'sent', limit: PAGE_SIZE_MAX }),
    listRequests(actor, { box: 'received', limit: PAGE_SIZE_MAX }),
  ]);
  const states: ConnectionStates = {};
  for (const { id } of connections.items) states[id] = { state: 'connected', requestId: null };
  for (const { id, user } of sent.items) states[user.id] = { state: 'sent', requestId: id };
  for (const { id, user } of received.items) states[user.id] = { state: 'received', requestId: id };
  return states;
});
