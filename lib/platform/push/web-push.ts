import webPush, { WebPushError } from 'web-push';
import { env } from '@/lib/platform/env/server';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const TIMEOUT_MS = 10_000;
/** A day: a phone that was off gets it in the morning, not a week later. */
const TTL_SECONDS = 86_400;

/** The public key for browser subscriptions; null where push is not configured. */
export function pushPublicKey(): string | null {
  return env.VAPID_PUBLIC_KEY ?? null;
}

/**
 * Sends one message through the push service of the device's browser. A push service may refuse more than 4,096 bytes; with
 * some 3,900 of `payload` the encrypted message stays below.
 * @returns `gone` when the subscription has ended for good
 * @throws when the service is down, slow, or refuses; a retry may work
 */
export async function sendPush(
  device: PushDevice,
  payload: object,
  timeoutMs = TIMEOUT_MS,
): Promise<'sent' | 'gone'> {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = env;
  if (!publicKey || !privateKey) throw new Error('push has no keys');
  try {
    await webPush.sendNotification(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(payload),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: TTL_SECONDS, timeout: timeoutMs },
    );
    return 'sent';
  } catch (error) {
    // A push service returns 404 or 410 when the subscription no longer exists.
    if (error instanceof WebPushError && [404, 410].includes(error.statusCode)) return 'gone';
    throw error;
  }
}
