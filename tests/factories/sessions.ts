import { type Actor, mintActor } from '@/lib/auth/actor';
import { createSession, toSessionId } from '@/lib/auth/session-store';
import { createOnboardedUser, type OnboardedOptions, type TestUser } from './users';

export interface SignedIn {
  actor: Actor;
  token: string;
  /** The value of a Cookie header. */
  cookie: string;
}

/** Signs a person in for real: a row in the sessions table, its token, and the Actor that the session proves. */
export async function createActor(user: { id: number; isAdmin: boolean }): Promise<SignedIn> {
  const { token } = await createSession({ userId: user.id, userAgent: 'tests' });
  const actor = mintActor({
    userId: user.id,
    isAdmin: user.isAdmin,
    sessionId: toSessionId(token),
  });
  return { actor, token, cookie: `next-auth.session-token=${token}` };
}

/** An onboarded person, signed in. */
export async function createSignedIn(
  options: OnboardedOptions = {},
): Promise<SignedIn & { user: TestUser }> {
  const user = await createOnboardedUser(options);
  return { user, ...(await createActor(user)) };
}
