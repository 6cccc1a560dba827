import { z } from 'zod';
import { handleAuth } from '@/lib/auth/handle-auth';
import { route } from '@/lib/http/handler';

// An action and a provider; next-auth would take a longer path for the same two.
const params = z.object({ nextauth: z.array(z.string().max(100)).min(1).max(2) });

export const GET = route({
  summary: 'next-auth: providers, session, callbacks of Google and of links by e-mail',
  auth: 'none',
  rateLimit: 'publicRead',
  params,
  handle: ({ request, params: { nextauth } }) => handleAuth(request, nextauth),
});

export const POST = route({
  summary: 'next-auth: sign in with a password, ask for a link or for Google, sign out',
  auth: 'none',
  // The calls that guess or send mail have limits of their own inside.
  rateLimit: 'write',
  params,
  rawBody: true,
  handle: ({ request, params: { nextauth } }) => handleAuth(request, nextauth),
});
