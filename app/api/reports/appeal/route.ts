import { appealSchema } from '@/lib/moderation/schema';
import { texts } from '@/lib/moderation/server-texts';
import { sendAppeal } from '@/lib/moderation/service/appeal';
import { readForm } from '@/lib/platform/http/body';
import { formRoute, sayOnPage } from '@/lib/platform/http/form-route';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

/** The form behind the link of a letter about a suspension. The sealed token authorises this alone, so no cookie is read. */
export const POST = formRoute('none', async ({ request }) => {
  await consumeRateLimit('publicRead', addressKey(clientAddress(request)));
  const form = appealSchema.safeParse(await readForm(request));
  if (!form.success)
    return sayOnPage(translate(texts).appealWords, { status: 422, back: routes.home() });
  await sendAppeal(form.data.token, form.data.note);
  const headers = {
    Location: routes.appeal(form.data.token),
    'Cache-Control': 'private, no-store',
  };
  return new Response(null, { status: 303, headers });
});
