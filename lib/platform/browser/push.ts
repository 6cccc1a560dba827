'use client';

import { readStored, store } from '@/lib/platform/browser/person-store';
import { startWorker } from '@/lib/platform/browser/worker';
import { api } from '@/lib/platform/http/client';

export type PushState = 'loading' | 'unsupported' | 'denied' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able || !window.isSecureContext) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Must be called from a click, because it requests permission. */
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
  await register(subscription);
  return 'on';
}

const RENEWED = 'push-renewed';

/** The server deletes a device with the session that registered it, so it is registered again once after each sign-in. */
export async function renewPush(userId: number): Promise<void> {
  if (readStored(userId, 'tab', RENEWED) || (await readPushState()) !== 'on') return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await register(subscription);
  store(userId, 'tab', RENEWED, 'yes');
}

async function register(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api('POST /api/push/subscriptions', {
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
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
