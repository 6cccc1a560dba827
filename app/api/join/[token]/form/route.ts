import { afterJoining } from '@/components/invites/after-joining';
import { inviteTokenParamsSchema } from '@/lib/invites/schema';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { linkGone } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { requireSameOrigin } from '@/lib/platform/http/origin';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { routes } from '@/lib/routes';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** The target of the form on the page of an invite link before its script is there: as the call, but answered with a page. */
export async function POST(
  request: Request,
  context: { params: Promise<{ token: string }> },
): Promise<Response> {
  try {
    const params = inviteTokenParamsSchema.safeParse(await context.params);
    if (!params.success) throw linkGone();
    const location = await answer(request, params.data.token);
    return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(error.sentence, { status: error.status, headers: NO_STORE });
  }
}

/** @returns the page to show next */
async function answer(request: Request, token: string): Promise<string> {
  requireSameOrigin(request);
  const session = readSessionToken(request.headers.get('cookie'));
  const actor = session ? await findActorByToken(session) : null;
  if (!actor) return routes.signIn(routes.join(token));
  await consumeRateLimit('joinByLink', `u${actor.userId}`);
  const { waitlist } = await readForm(request);
  return comeIn(actor, token, waitlist === 'true');
}

async function comeIn(actor: Actor, token: string, waitlist: boolean): Promise<string> {
  try {
    return afterJoining(token, await joinByLink(actor, token, { waitlist }));
  } catch (error) {
    // Full meanwhile: the page offers what is left.
    if (error instanceof AppError && error.code === 'conflict') return routes.join(token);
    throw error;
  }
}
