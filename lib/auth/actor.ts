declare const minted: unique symbol;

/**
 * Who acts, proven by a session of the database. Branded so that no filter can receive `session?.user?.id`
 * (an undefined id in a Prisma `where` matches everybody): the only way to an Actor is `mintActor`.
 */
export interface Actor {
  readonly [minted]: true;
  readonly userId: number;
  /** Read with the session at the time of the call, never from a token; outside local mode only after two steps. */
  readonly isAdmin: boolean;
  /** SHA-256 of the session token: names the session without being able to open it. */
  readonly sessionId: string;
}

/** Called by lib/auth/session-store, the job worker's system paths and test factories; nowhere else. */
export function mintActor(facts: { userId: number; isAdmin: boolean; sessionId: string }): Actor {
  // The brand exists only in the type system; this is its one mint.
  return Object.freeze({ ...facts }) as Actor;
}
