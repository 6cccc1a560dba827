import { INVITE_OPENED_HOURS } from '@/lib/invites/constants';
import { inviteTokenParamsSchema } from '@/lib/invites/schema';
import { countOpening } from '@/lib/invites/service/open-link';
import { isSecureSite } from '@/lib/platform/auth/cookie-names';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';
import { route } from '@/lib/platform/http/handler';
import { noContent, Reply } from '@/lib/platform/http/responses';

const COOKIE = 'opened-invite';

/** Called by a script of the page, so previews by other services do not count; because of the cookie, neither do reloads. */
export const POST = route({
  summary: 'Counts a browser that shows the page of an invite link, once a day',
  auth: 'optional',
  rateLimit: 'openInvite',
  params: inviteTokenParamsSchema,
  handle: async ({ actor, params: { token }, request }) => {
    if (COOKIE in parseCookies(request.headers.get('cookie'))) return noContent();
    await countOpening(actor, token);
    const opened = serializeCookie(COOKIE, '1', {
      // Each link has its own cookie, which is limited to this call.
      path: `/api/join/${token}/opens`,
      maxAgeSeconds: INVITE_OPENED_HOURS * 3600,
      secure: isSecureSite(),
    });
    return new Reply(undefined, 204, {}, [opened]);
  },
});
