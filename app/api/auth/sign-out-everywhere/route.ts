import { keptDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'Ends all access of the caller: all sessions including this one, pushes, calendar links, links and exports',
  auth: 'required',
  rateLimit: 'write',
  handle: async ({ actor, request }) => {
    await endAccessNow(actor.userId);
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    const kept = await keptDeviceCookie(request, actor);
    for (const cookie of [clearedSessionCookie(), ...kept]) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 204, headers });
  },
});
