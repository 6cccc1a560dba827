import { join } from 'node:path';
import webPush from 'web-push';
import { insertRows } from '@/prisma/rows/insert-rows';
import { onDatabase } from '@/tests/factories/on-database';
import type { PushService } from '@/tests/services/push';

/** For processes that send pushes to this service. */
export function pushEnv({ key }: PushService): Record<string, string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_SERVICE_KEY: key,
    NODE_OPTIONS: `--import ${join(process.cwd(), 'tests/services/trust-push.mjs')}`,
  };
}

/** Every person of this database has a phone. */
export async function createDevices(url: string, service: PushService): Promise<void> {
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM users');
    const devices = rows.map(({ id: userId }) => {
      const { endpoint, p256dh, auth } = service.createDevice();
      return { userId, endpoint, p256dh, auth };
    });
    await insertRows(client, 'pushSubscriptions', devices);
  });
}
