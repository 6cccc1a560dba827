import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { signOutEverywhere } from '@/lib/auth/sign-out';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Ends every session of the signed-in person, this one included',
  auth: 'required',
  rateLimit: 'write',
  handle: async ({ actor }) => {
    await signOutEverywhere(actor);
    const headers = { 'Cache-Control': 'private, no-store', 'Set-Cookie': clearedSessionCookie() };
    return new Response(null, { status: 204, headers });
  },
});
