import { z } from 'zod';
import { takeEntry } from '@/lib/invites/service/enter-by-link';
import { handleAuth } from '@/lib/platform/auth/handle-auth';
import type { SignInInput } from '@/lib/platform/auth/schema';
import type { signedInSchema } from '@/lib/platform/auth/two-step-schema';
import { type RouteHandler, route } from '@/lib/platform/http/handler';

// An action and a provider; next-auth would ignore further segments.
const params = z.object({ nextauth: z.array(z.string().max(100)).min(1).max(2) });

export const GET = route({
  summary: 'next-auth: providers, session, callbacks of Google and of links by e-mail',
  auth: 'none',
  rateLimit: 'publicRead',
  params,
  handle: ({ request, params: { nextauth } }) => handleAuth(request, nextauth, takeEntry),
});

export const POST = route({
  summary: 'next-auth: sign in with a password, request a link, use Google, sign out',
  auth: 'none',
  // The calls that guess or send mail have stricter limits inside.
  rateLimit: 'write',
  params,
  rawBody: true,
  handle: ({ request, params: { nextauth } }) => handleAuth(request, nextauth, takeEntry),
});

/** A call of next-auth as our forms make it; `handleAuth` checks its body. */
type FormCall<Input> = RouteHandler<
  undefined,
  undefined,
  z.ZodType<unknown, Input & { callbackUrl: string }>,
  typeof signedInSchema
>;

declare module '@/lib/platform/http/api-calls' {
  interface ApiRoutes {
    '/api/auth/callback/credentials': { POST: FormCall<SignInInput> };
    '/api/auth/signin/email': { POST: FormCall<{ email: string }> };
  }
}
