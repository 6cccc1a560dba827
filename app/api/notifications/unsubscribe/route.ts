import { texts } from '@/lib/notifications/server-texts';
import { unsubscribe } from '@/lib/notifications/service/read-notifications';
import { formRoute, sayOnPage } from '@/lib/platform/http/form-route';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { translate } from '@/lib/platform/language/translate';

/**
 * One-click unsubscribe (RFC 8058). Mail providers post here from their own servers, without cookies, so the same-site rule
 * cannot apply. The sealed token authorises exactly this one action.
 */
export const POST = formRoute('none', async ({ request }) => {
  await consumeRateLimit('unsubscribe', 'everybody');
  const done = await unsubscribe(new URL(request.url).searchParams.get('token') ?? '');
  const t = translate(texts);
  return done
    ? sayOnPage(t.unsubscribed, { status: 200 })
    : sayOnPage(t.linkUnknown, { status: 404 });
});

/** The address for mail programs without the button; opening it changes nothing, the page has a button. */
export const GET = formRoute('none', async ({ request }) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const headers = {
    Location: `/unsubscribe?${new URLSearchParams({ token })}`,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
});
