import { afterJoining } from '@/components/invites/after-joining';
import { inviteTokenParamsSchema } from '@/lib/invites/schema';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { linkGone } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { requireSameOrigin } from '@/lib/platform/http/origin';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { routes } from '@/lib/routes';

/** The target of the form on the page of an invite link before its script is there: as the call, but answered with a page. */
export const POST = formRoute('optional', async ({ actor, request, params }) => {
  requireSameOrigin(request);
  const parsed = inviteTokenParamsSchema.safeParse(await params);
  if (!parsed.success) throw linkGone();
  const { token } = parsed.data;
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  headers.set('Location', actor ? await joinAs(actor, token, request) : guestPath(token));
  return new Response(null, { status: 303, headers });
});

const guestPath = (token: string): string => routes.signIn(routes.join(token));

/** @returns the page to show next */
async function joinAs(actor: Actor, token: string, request: Request): Promise<string> {
  await consumeRateLimit('joinByLink', `u${actor.userId}`);
  const { waitlist } = await readForm(request);
  return comeIn(actor, token, waitlist === 'true');
}

async function comeIn(actor: Actor, token: string, waitlist: boolean): Promise<string> {
  try {
    return afterJoining(token, await joinByLink(actor, token, { waitlist }));
  } catch (error) {
    // Full meanwhile: the page offers the waitlist or a request instead.
    if (error instanceof AppError && error.code === 'conflict') return routes.join(token);
    throw error;
  }
}
