import { answerByLinkSchema } from '@/lib/games/schema/edit-game';
import { answerByLink } from '@/lib/games/service/answer-by-link';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { routes } from '@/lib/routes';

/**
 * The target of the form behind an email's button. The sealed token authorises exactly this answer, so no cookie is read. The
 * page that it redirects to shows the present state, also after a refusal: a full game, or one that has begun.
 */
export const POST = formRoute('none', async ({ request }) => {
  await consumeRateLimit('publicRead', addressKey(clientAddress(request)));
  const form = answerByLinkSchema.safeParse(await readForm(request));
  const token = form.success ? form.data.token : '';
  if (form.success) {
    const input = { answer: form.data.answer, guests: 0, waitlist: form.data.waitlist === 'yes' };
    await answerByLink(token, input).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  const headers = { Location: routes.answer({ token }), 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 303, headers });
});
