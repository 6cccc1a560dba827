import { type Actor, mintActor } from '@/lib/platform/auth/actor';
import { createSession, toSessionId } from '@/lib/platform/auth/session-store';
import { createOnboardedUser, type OnboardedOptions, type TestUser } from './users';

export interface SignedIn {
  actor: Actor;
  token: string;
  /** The value of a Cookie header. */
  cookie: string;
}

/** Signs a person in with a real session row. @returns its token, and the Actor of the session */
export async function createActor(user: { id: number; isAdmin: boolean }): Promise<SignedIn> {
  const { token } = await createSession({ userId: user.id, userAgent: 'tests' });
  const actor = mintActor({
    userId: user.id,
    isAdmin: user.isAdmin,
    sessionId: toSessionId(token),
  });
  return { actor, token, cookie: `next-auth.session-token=${token}` };
}

/** A signed-in person with a complete profile. */
export async function createSignedIn(
  options: OnboardedOptions = {},
): Promise<SignedIn & { user: TestUser }> {
  const user = await createOnboardedUser(options);
  return { user, ...(await createActor(user)) };
}
