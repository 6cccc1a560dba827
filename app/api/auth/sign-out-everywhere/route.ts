import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { signOutEverywhere } from '@/lib/platform/auth/sign-out';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Ends all sessions of the caller, including this one',
  auth: 'required',
  rateLimit: 'write',
  handle: async ({ actor }) => {
    await signOutEverywhere(actor);
    const headers = { 'Cache-Control': 'private, no-store', 'Set-Cookie': clearedSessionCookie() };
    return new Response(null, { status: 204, headers });
  },
});
