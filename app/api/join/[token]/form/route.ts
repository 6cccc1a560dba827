import { afterJoining } from '@/components/invites/after-joining';
import { entryCookie } from '@/components/invites/entry-cookie';
import {
  enterByLinkSchema,
  inviteTokenParamsSchema,
  type JoinByLinkInput,
  joinByLinkSchema,
} from '@/lib/invites/schema';
import { enterByLink } from '@/lib/invites/service/enter-by-link';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { declineAt } from '@/lib/invites/service/offers';
import { linkGone } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { isWorkRefused } from '@/lib/platform/auth/registration-work';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { formRoute, parseForm } from '@/lib/platform/http/form-route';
import { requireSameOrigin } from '@/lib/platform/http/origin';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { routes } from '@/lib/routes';

const pageOf = (params: object) => {
  const { data } = inviteTokenParamsSchema.safeParse(params);
  return data ? routes.join(data.token) : null;
};

/**
 * The target of the form on the page of an invite link before its script is loaded: like the call, but it redirects to a page.
 */
export const POST = formRoute(
  'optional',
  async ({ actor, request, params }) => {
    requireSameOrigin(request);
    const parsed = inviteTokenParamsSchema.safeParse(await params);
    if (!parsed.success) throw linkGone();
    const { token } = parsed.data;
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    if (actor) headers.set('Location', await joinAs(actor, token, request));
    else await enter(token, request, headers);
    return new Response(null, { status: 303, headers });
  },
  pageOf,
);

/** A guest with a name and an address confirms by email, as the page explains. Others sign in first. */
async function enter(token: string, request: Request, headers: Headers): Promise<void> {
  const { name, email, gender, waitlist } = await readForm(request);
  if (email === undefined) {
    headers.set('Location', routes.signIn(routes.join(token)));
    return;
  }
  const address = clientAddress(request);
  await consumeRateLimit('register', addressKey(address));
  const fields = { name, email, gender, waitlist: waitlist === 'true' };
  const input = parseForm(enterByLinkSchema, fields);
  headers.set('Location', routes.join(token));
  try {
    headers.append('Set-Cookie', entryCookie(token, await enterByLink(token, input, address)));
  } catch (error) {
    // Only scripts can do the work: the page keeps the typed text, and sends it once they are loaded.
    if (isWorkRefused(error)) {
      headers.append('Set-Cookie', entryCookie(token, { ...input, status: 'unsent' }));
      return;
    }
    // If it is full meanwhile, the page offers the waitlist instead.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}

/** @returns the page to show next */
async function joinAs(actor: Actor, token: string, request: Request): Promise<string> {
  await consumeRateLimit('joinByLink', `u${actor.userId}`);
  const { waitlist, gender, decline } = await readForm(request);
  if (decline !== undefined) {
    await declineAt(actor, token);
    return routes.home();
  }
  return comeIn(
    actor,
    token,
    parseForm(joinByLinkSchema, { waitlist: waitlist === 'true', gender }),
  );
}

async function comeIn(actor: Actor, token: string, input: JoinByLinkInput): Promise<string> {
  try {
    return afterJoining(token, await joinByLink(actor, token, input));
  } catch (error) {
    // If it is full meanwhile, the page offers the waitlist or a request instead.
    if (error instanceof AppError && error.code === 'conflict') return routes.join(token);
    throw error;
  }
}
