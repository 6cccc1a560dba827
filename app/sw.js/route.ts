/**
 * The service worker: shows pushes and leads to what they are about. It keeps no pages, because nearly all of them are
 * one person's own.
 */
const WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = 'Maidan', body = '', tag, url = '/', silent = false } = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, silent, icon: '/apple-icon.png', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? '/', self.location.origin);
  // Never to another site, whatever a push says.
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      for (const page of pages) {
        try {
          const led = await page.navigate(target.href);
          // Refused where nobody has pressed anything; the page is there all the same.
          await (led || page).focus().catch(() => undefined);
          return;
        } catch {
          // A page that this worker does not control cannot be led: the next one, or a new one.
        }
      }
      await self.clients.openWindow(target.href);
    }),
  );
});
`;

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(WORKER, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    },
  });
}
