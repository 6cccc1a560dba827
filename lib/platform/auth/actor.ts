declare const minted: unique symbol;

/**
 * Who acts, as proven by a session row. The type is branded so that a raw `session?.user?.id` cannot be passed where an actor
 * is expected (an undefined id in a Prisma `where` matches everybody). `mintActor` is the only way to make one.
 */
export interface Actor {
  readonly [minted]: true;
  readonly userId: number;
  /** Read with the session on each call, never from a token. Outside local mode only true after two-step sign-in. */
  readonly isAdmin: boolean;
  readonly sessionId: string;
  /** Set when a program calls with this access token: there is no session, and `isAdmin` is false. */
  readonly tokenId?: number;
}

/** For lib/platform/auth/{session-store,access-tokens}, the system jobs of the worker and test factories. */
export function mintActor(facts: Omit<Actor, typeof minted>): Actor {
  // The brand exists only in the type system, so this is the only place that needs a cast.
  return Object.freeze({ ...facts }) as Actor;
}
