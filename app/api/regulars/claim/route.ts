import { becomeClient } from '@/lib/clients/service/become-client';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { requireSameOrigin } from '@/lib/platform/http/origin';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { claimRegularSchema } from '@/lib/regulars/schema';
import { becomePerson } from '@/lib/regulars/service/become-person';
import { routes } from '@/lib/routes';

/** 'This is me': the regular of a group, or the client of a coach, behind the personal link becomes the signed-in person. */
export const POST = formRoute('optional', async ({ actor, request }) => {
  requireSameOrigin(request);
  const form = claimRegularSchema.safeParse(await readForm(request));
  const token = form.data?.token ?? '';
  let target: string = routes.signIn(routes.regular(token));
  if (actor) {
    await consumeRateLimit('write', `u${actor.userId}`);
    const isClient = await becomeClient(actor, token);
    target = isClient
      ? routes.bookings()
      : routes.group((await becomePerson(actor, token)).groupId);
  }
  const headers = { Location: target, 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 303, headers });
});
