import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { recordSignIn } from '@/lib/platform/auth/record-sign-in';
import {
  findIdentity,
  findIdentityByAccount,
  findIdentityByEmail,
  type IdentityRow,
  insertAccount,
  insertIdentity,
} from '@/lib/platform/auth/repository';
import { isReservedName } from '@/lib/platform/auth/reserved-name';
import { emailSchema } from '@/lib/platform/auth/schema';
import { createSession, findSession, takesTwoSteps } from '@/lib/platform/auth/session-store';
import { proveAddress } from '@/lib/platform/auth/sign-in';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { takeSignInLink } from '@/lib/platform/auth/sign-in-links';
import { signOut } from '@/lib/platform/auth/sign-out';
import { currentLanguage } from '@/lib/platform/language/current';
import { cleanText } from '@/lib/platform/validation/text';

/** next-auth uses text ids; ours are integers everywhere else. */
export function toAdapterUser(row: IdentityRow): AdapterUser {
  return {
    id: String(row.id),
    email: row.email,
    name: row.name,
    emailVerified: row.emailVerifiedAt,
  };
}

const orNull = (row: IdentityRow | null) => (row ? toAdapterUser(row) : null);

/** @returns the cookie's token. Ends the browser's previous session, so that a planted one does not survive. */
export async function startSession(userId: number, attempt: SignInAttempt): Promise<string> {
  const { userAgent, addressProven, subjectId } = attempt;
  attempt.needsSecondStep = await takesTwoSteps(userId);
  const step = attempt.needsSecondStep ? 'first' : 'only';
  const { token } = await createSession({ userId, userAgent, addressProven, subjectId, step });
  if (attempt.previousToken) await signOut(attempt.previousToken);
  const event = step === 'first' ? 'authn_login_first_step' : 'authn_login_success';
  await recordSignIn(userId, event, attempt);
  return token;
}

/** The methods that next-auth calls for our providers, built on the sessions and tokens of lib/platform/auth. */
export function createAdapter(attempt: SignInAttempt): Adapter {
  return { ...peopleOf(attempt), ...sessionsOf(attempt), ...signInLinks(attempt) };
}

function peopleOf(attempt: SignInAttempt) {
  return {
    getUser: async (id: string) => orNull(await findIdentity(Number(id))),
    getUserByEmail: async (email: string) => orNull(await findIdentityByEmail(toEmail(email))),
    getUserByAccount: async (account: { provider: string; providerAccountId: string }) =>
      orNull(await findIdentityByAccount(account.provider, account.providerAccountId)),
    /** Called once the address is proven, by a mailed link or by Google (lib/platform/auth/options). */
    createUser: async (user: Omit<AdapterUser, 'id'>) => {
      const email = toEmail(user.email);
      const given = cleanText(user.name ?? '').slice(0, 80);
      const name = given && !isReservedName(given) ? given : null;
      const created = await insertIdentity({
        email,
        name,
        birthYear: null,
        passwordHash: null,
        emailVerifiedAt: new Date(),
        language: currentLanguage(),
      });
      attempt.isNewcomer = created !== null;
      const row = created ?? (await findIdentityByEmail(email));
      if (!row) throw new Error('the account could not be made');
      return toAdapterUser(row);
    },
    updateUser: async (user: Pick<AdapterUser, 'id'>) => proven(Number(user.id), attempt),
    linkAccount: async (account: {
      userId: string;
      provider: string;
      providerAccountId: string;
    }) => {
      const { provider, providerAccountId } = account;
      await proven(Number(account.userId), attempt);
      await insertAccount({ userId: Number(account.userId), provider, providerAccountId });
    },
  };
}

async function proven(userId: number, attempt: SignInAttempt): Promise<AdapterUser> {
  const row = await findIdentity(userId);
  if (!row) throw new Error('the person does not exist any more');
  await proveAddress(row, attempt);
  attempt.addressProven = true;
  return toAdapterUser(row);
}

function toEmail(email: string): string {
  return emailSchema.parse(email);
}

function sessionsOf(attempt: SignInAttempt) {
  return {
    // next-auth's token is ignored: ours is longer, and the table keeps only its hash.
    createSession: async ({ userId, expires }: { userId: string; expires: Date }) => ({
      sessionToken: await startSession(Number(userId), attempt),
      userId,
      expires,
    }),
    getSessionAndUser: async (sessionToken: string) => {
      const session = await findSession(sessionToken);
      if (!session) return null;
      const { id, email, name } = session.user;
      return {
        session: { sessionToken, userId: String(id), expires: session.expires },
        user: { id: String(id), email, name, emailVerified: null },
      };
    },
    // findSession renews sessions.
    updateSession: async () => null,
    deleteSession: (sessionToken: string) => signOut(sessionToken),
  };
}

const signInLinks = (attempt: SignInAttempt) => ({
  // sendSignInLink writes this in the transaction that queues the email; next-auth would do both in parallel, outside a
  // transaction.
  createVerificationToken: async (link: { identifier: string; token: string; expires: Date }) =>
    link,
  /** `token` arrives already hashed with the secret. */
  useVerificationToken: async ({ identifier, token }: { identifier: string; token: string }) => {
    const taken = await takeSignInLink(identifier, token);
    attempt.subjectId = taken?.subjectId ?? null;
    return taken && { identifier, token, expires: taken.expiresAt };
  },
});
