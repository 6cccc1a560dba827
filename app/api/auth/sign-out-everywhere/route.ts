import { endAccessNow } from '@/lib/platform/auth/end-access';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'Ends all access of the caller: all sessions including this one, pushes, calendar links, links and exports',
  auth: 'required',
  rateLimit: 'write',
  handle: async ({ actor }) => {
    await endAccessNow(actor.userId);
    const headers = { 'Cache-Control': 'private, no-store', 'Set-Cookie': clearedSessionCookie() };
    return new Response(null, { status: 204, headers });
  },
});
