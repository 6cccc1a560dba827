import type { FriendRequestDto } from '@/lib/connections/schema';
import { api } from '@/lib/http/client';
import type { PublicProfileDto } from '@/lib/users/schema/read-profile';

/** The greeting is the server's: it knows both names. */
export function askToConnect(receiverId: number): Promise<FriendRequestDto> {
  return api<FriendRequestDto>('/api/friend-requests', { body: { receiverId } });
}

export function decideRequest(
  id: number,
  decision: 'accept' | 'decline' | 'cancel',
): Promise<FriendRequestDto> {
  return api<FriendRequestDto>(`/api/friend-requests/${id}/${decision}`, { method: 'POST' });
}

export function disconnect(userId: number): Promise<void> {
  return api<void>(`/api/connections/${userId}`, { method: 'DELETE' });
}

/** How things stand now, after a refusal showed that the screen is behind. */
export async function currentConnection(userId: number): Promise<PublicProfileDto['connection']> {
  return (await api<PublicProfileDto>(`/api/users/${userId}`)).connection;
}
