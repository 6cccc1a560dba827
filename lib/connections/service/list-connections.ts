import { z } from 'zod';
import { CONNECTION_STATES_MAX } from '@/lib/connections/constants';
import {
  findConnectionStates,
  findConnections,
  findOpenRequests,
  type ListedRequestRow,
} from '@/lib/connections/repository/list';
import type {
  ConnectionDto,
  ConnectionStates,
  FriendRequestDto,
  ListConnectionsInput,
  ListFriendRequestsInput,
} from '@/lib/connections/schema';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';
import type { PersonSummaryDto } from '@/lib/users/schema/person';

const positionSchema = z.object({ id: z.number().int() });
const toPosition = ({ id }: { id: number }) => ({ id });

/** Newest first. */
export async function listRequests(
  actor: Actor,
  { box, cursor, limit }: ListFriendRequestsInput,
): Promise<Page<FriendRequestDto>> {
  const name = `friend-requests/${box}`;
  const rows = await findOpenRequests(actor.userId, {
    box,
    declinedSince: new Date(Date.now() - ASK_AGAIN_DAYS * 86_400_000),
    beforeId: openCursor(name, cursor, positionSchema)?.id,
    limit: limit + 1,
  });
  return toPage(rows, { name, limit, toPosition, toDto: (row) => toFriendRequest(actor, row) });
}

/** Newest first. */
export async function listConnections(
  actor: Actor,
  { cursor, limit, outsideGroup }: ListConnectionsInput,
): Promise<Page<ConnectionDto>> {
  const name = 'connections';
  const beforeId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findConnections(actor.userId, { beforeId, outsideGroup, limit: limit + 1 });
  return toPage(rows, {
    name,
    limit,
    toPosition,
    toDto: (row) => ({
      ...toPerson(row),
      connectedAt: row.connectedAt.toISOString(),
      likedEachOther: row.likedEachOther,
    }),
  });
}

/**
 * The actor's states with the people of their latest requests and connections. For others a button shows 'Connect', and a click
 * shows the real state.
 */
export async function listConnectionStates({ userId }: Actor): Promise<ConnectionStates> {
  const rows = await findConnectionStates({ viewerId: userId, limit: CONNECTION_STATES_MAX });
  const states: ConnectionStates = {};
  // Oldest first. A request that was declined before the two connected is superseded.
  for (const { state, ...row } of rows.reverse()) {
    if (state === 'connected') states[row.userId] = { state, requestId: null };
    else if (states[row.userId]?.state !== 'connected')
      states[row.userId] = { state, requestId: row.requestId };
  }
  return states;
}

export function toFriendRequest(actor: Actor, row: ListedRequestRow): FriendRequestDto {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    status: shownStatus(actor, row),
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    // The time of a silent decline would reveal it.
    updatedAt: (isSilent(actor, row) ? row.createdAt : row.updatedAt).toISOString(),
    user: toPerson(row),
  };
}

function isSilent(actor: Actor, { status, senderId, withdrawnAt }: ListedRequestRow): boolean {
  return status === 'declined' && senderId === actor.userId && !withdrawnAt;
}

function shownStatus(actor: Actor, row: ListedRequestRow): FriendRequestDto['status'] {
  if (isSilent(actor, row)) return 'pending';
  if (row.withdrawnAt && row.senderId === actor.userId) return 'cancelled';
  return row.status === 'disconnected' ? 'cancelled' : row.status;
}

function toPerson(
  row: Pick<
    ListedRequestRow,
    'userId' | 'name' | 'username' | 'publicLocation' | 'profileImageKey' | 'profileImageProvider'
  >,
): PersonSummaryDto {
  const { userId, name, username, publicLocation } = row;
  return {
    id: userId,
    name: placeholderWords(name),
    username,
    location: publicLocation,
    profileImageUrl: profileImageUrl(row),
  };
}
