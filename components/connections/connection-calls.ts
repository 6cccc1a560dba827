import type { FriendRequestDto } from '@/lib/connections/schema';
import { api } from '@/lib/platform/http/client';
import type { PublicProfileDto } from '@/lib/users/schema/read-profile';

/** The server writes the greeting, because it knows both names. */
export function askToConnect(receiverId: number): Promise<FriendRequestDto> {
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
export async function currentConnection(userId: number): Promise<PublicProfileDto['connection']> {
  const profile = await api('GET /api/users/{id}', { params: { id: userId } });
  // The own profile has no connection.
  return profile.isOwn ? { state: 'none', requestId: null } : profile.connection;
}
