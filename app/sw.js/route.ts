/** The service worker: shows pushes and opens what they are about. It caches no pages, because nearly all of them are personal. */
const WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = 'Maidan', body = '', tag, url = '/', silent = false, lang, dir } = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, silent, lang, dir, icon: '/apple-icon.png', data: { url } }),
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
          // Refused without a user gesture; the page opens anyway.
          await (led || page).focus().catch(() => undefined);
          return;
        } catch {
          // A page not controlled by this worker cannot be navigated; another one is used, or a new one opened.
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
