'use client';

import { startWorker } from '@/lib/platform/browser/worker';
import { api } from '@/lib/platform/http/client';

/** Whether push is possible in this browser, and whether it is on. */
export type PushState = 'loading' | 'unsupported' | 'denied' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able || !window.isSecureContext) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks for permission, subscribes, then registers with the server. Must be called from a click. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = await api('GET /api/push/key');
  if (!publicKey) return 'unsupported';
  const registration = await startWorker();
  if (!registration) return 'unsupported';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api('POST /api/push/subscriptions', {
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await api('DELETE /api/push/subscriptions', { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}
