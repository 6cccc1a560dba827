import {
  deleteDevice,
  deleteOldDevices,
  upsertDevice,
} from '@/lib/notifications/repository/devices';
import type { PushSubscriptionInput } from '@/lib/notifications/schema/devices';
import type { Actor } from '@/lib/platform/auth/actor';

const DEVICES_MAX = 20;

/** Registers this browser for the person's pushes, until they sign out there. */
export async function addDevice(
  actor: Actor,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string | null,
): Promise<void> {
  await upsertDevice(actor, {
    endpoint,
    ...keys,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  await deleteOldDevices(actor.userId, DEVICES_MAX);
}

export async function removeDevice(actor: Actor, endpoint: string): Promise<void> {
  await deleteDevice(actor.userId, endpoint);
}
