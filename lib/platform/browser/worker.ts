/**
 * Starts the service worker of signed-in people: it shows pushes, and a page when there is no line. Null where the browser has
 * none.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return null;
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/**
 * After sign-out: no pushes for the previous person, and none of theirs stays in view. The server learns of it when its next push
 * fails. The worker stays: its page for times without a line is about nobody.
 */
export async function dropPushes(): Promise<void> {
  showUnreadOnIcon(0);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  for (const push of (await registration?.getNotifications?.().catch(() => [])) ?? []) push.close();
}

/** The number on the icon of the installed app, where the system shows one. */
export function showUnreadOnIcon(count: number): void {
  // Refused where the app is not installed.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** Removes the pushes that are about something the person has read by now. */
export async function closePushes(...tags: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const push of shown) if (tags.includes(push.tag)) push.close();
}

/** What the device shows follows what has been read, changed or removed since. */
export async function followPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  registration?.active?.postMessage('follow');
}
