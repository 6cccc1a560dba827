/** Starts the service worker of signed-in people: it shows pushes, and the offline page. Null in browsers without one. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return null;
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/**
 * After sign-out: ends pushes for the previous person and closes those in view. The server notices when its next push fails.
 * The worker remains: its offline page has no personal data.
 */
export async function dropPushes(): Promise<void> {
  showUnreadOnIcon(0);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  for (const push of (await registration?.getNotifications?.().catch(() => [])) ?? []) push.close();
}

export function showUnreadOnIcon(count: number): void {
  // Rejects where the app is not installed.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** Closes pushes about what the person has read. */
export async function closePushes(...tags: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const push of shown) if (tags.includes(push.tag)) push.close();
}

/** Closes pushes whose subject has been read, changed or removed. */
export async function followPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  registration?.active?.postMessage('follow');
}
