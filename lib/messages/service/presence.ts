import {
  deletePresence,
  findWatchers,
  refreshPresences,
  upsertPresence,
} from '@/lib/messages/repository/presences';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** The first socket of a person at a sidecar: shows their online dot. */
export async function arrive(userId: number, sidecarId: string): Promise<void> {
  if (await upsertPresence(userId, sidecarId)) await announce(userId, true);
}

/** The last socket of a person at a sidecar has been closed for a while. */
export async function leave(userId: number, sidecarId: string): Promise<void> {
  if (await deletePresence(userId, sidecarId)) await announce(userId, false);
}

/** Refreshes who is connected here: people not reported for a minute count as offline. */
export async function stay(userIds: number[], sidecarId: string): Promise<void> {
  await refreshPresences(userIds, sidecarId);
}

async function announce(userId: number, online: boolean): Promise<void> {
  const watchers = await findWatchers(userId);
  await publish(watchers.map(rooms.user), 'presence', { userId, online });
}
