import { randomBytes } from 'node:crypto';
import type { TokenScope } from '@/lib/platform/auth/access-token-schema';
import { type Actor, mintActor } from '@/lib/platform/auth/actor';
import { createSession, toSessionId } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
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

/** An access token of a person. `headers` carry it. */
export async function createToken(
  userId: number,
  scopes: TokenScope[] = ['read', 'write', 'organiser'],
) {
  const token = `maidan_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + 86_400_000);
  const data = { userId, tokenHash: toSessionId(token), name: 'Bot', scopes, expiresAt };
  const { id } = await db.accessToken.create({ data });
  // As from a program: without an origin.
  return { id, token, headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'none' } };
}

export type Person = SignedIn & { user: TestUser };

/** A signed-in person with a complete profile. */
export async function createSignedIn(options: OnboardedOptions = {}): Promise<Person> {
  const user = await createOnboardedUser(options);
  return { user, ...(await createActor(user)) };
}

type Several<N, P extends Person[] = []> = P['length'] extends N ? P : Several<N, [...P, Person]>;

/** Several of them, with ascending ids. */
export async function createPeople<N extends number>(
  count: N,
): Promise<number extends N ? Person[] : Several<N>> {
  const people: Person[] = [];
  while (people.length < count) people.push(await createSignedIn());
  // As many as were asked for.
  return people as number extends N ? Person[] : Several<N>;
}
