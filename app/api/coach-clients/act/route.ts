import { actByLinkSchema } from '@/lib/clients/schema';
import { actByLink } from '@/lib/clients/service/read-link';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { routes } from '@/lib/routes';

/**
 * The target of the forms behind a client's personal link. The sealed token authorises exactly this client's own sessions, so no
 * cookie is read. The page that it redirects to shows the present state.
 */
export const POST = formRoute('none', async ({ request }) => {
  await consumeRateLimit('publicRead', addressKey(clientAddress(request)));
  const fields = await readForm(request);
  const form = actByLinkSchema.safeParse(fields);
  if (form.success) await actByLink(form.data);
  const headers = {
    Location: routes.regular(fields.token ?? ''),
    'Cache-Control': 'private, no-store',
  };
  return new Response(null, { status: 303, headers });
});
