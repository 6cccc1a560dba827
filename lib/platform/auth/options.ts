import type { Account, AuthOptions, User } from 'next-auth';
import type { CredentialsConfig } from 'next-auth/providers/credentials';
import type { EmailConfig } from 'next-auth/providers/email';
import GoogleProvider from 'next-auth/providers/google';
import { createAdapter, startSession, toAdapterUser } from '@/lib/platform/auth/adapter';
import { MAGIC_LINK_MINUTES } from '@/lib/platform/auth/constants';
import { isSecureSite, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { googleSignIn, isGoogleConfigured } from '@/lib/platform/auth/providers';
import {
  findIdentity,
  findIdentityByAccount,
  findIdentityByEmail,
  type IdentityRow,
} from '@/lib/platform/auth/repository';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { emailSchema, signInSchema } from '@/lib/platform/auth/schema';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/platform/auth/session-cookie';
import { requireNotBanned, signInAsSample, signInWithPassword } from '@/lib/platform/auth/sign-in';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { sendSignInLink } from '@/lib/platform/auth/sign-in-links';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { routes } from '@/lib/routes';

const PROVIDER_ROUND_SECONDS = 900;

/** next-auth's settings for one request. `attempt` carries facts into its callbacks and their outcome back. */
export function createAuthOptions(attempt: SignInAttempt): AuthOptions {
  return {
    secret: env.NEXTAUTH_SECRET,
    adapter: createAdapter(attempt),
    // Sessions are revocable rows. With passwords next-auth supports only signed tokens; but it puts whatever `jwt.encode`
    // returns into the cookie, so we return the token of a row.
    session: { strategy: 'database', maxAge: SESSION_MAX_AGE_SECONDS },
    cookies: nextAuthCookies(),
    jwt: {
      encode: ({ token }) => startSession(Number(token?.sub), attempt),
      decode: () => null,
    },
    pages: { signIn: '/sign-in', error: '/sign-in', verifyRequest: '/sign-in/check-your-mail' },
    providers: [
      passwordProvider(attempt),
      linkProvider,
      ...(isGoogleConfigured() ? [googleProvider()] : []),
      ...(env.LOCAL_MODE ? [sampleProvider(attempt)] : []),
    ],
    callbacks: {
      signIn: ({ user, account, profile, email }) =>
        email?.verificationRequest ? true : maySignIn(attempt, { user, account, profile }),
      redirect: ({ url, baseUrl }) => baseUrl + (toReturnPath(url) ?? '/'),
    },
    events: {
      signIn: ({ user, account }) => {
        if (account?.provider !== 'sample') attempt.rememberFor = user.email ?? null;
      },
    },
    logger: {
      error: (code, metadata) =>
        log.error(
          { code, err: metadata instanceof Error ? metadata : metadata.error },
          'next-auth failed',
        ),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** next-auth's default names (`__Secure-`) would let a subdomain plant most of them. */
function nextAuthCookies(): AuthOptions['cookies'] {
  const cookie = (name: string, maxAge?: number) => ({
    name: ownCookieName(`next-auth.${name}`),
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite(), maxAge },
  });
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce.code_verifier', PROVIDER_ROUND_SECONDS),
    state: cookie('state', PROVIDER_ROUND_SECONDS),
    nonce: cookie('nonce', PROVIDER_ROUND_SECONDS),
  };
}

function passwordProvider(attempt: SignInAttempt): CredentialsConfig {
  return credentials('credentials', attempt, (fields) =>
    signInWithPassword(signInSchema.parse(fields), attempt),
  );
}

function sampleProvider(attempt: SignInAttempt): CredentialsConfig {
  return credentials('sample', attempt, (fields) => {
    const userId = Number(fields.userId);
    return Number.isInteger(userId) && userId > 0 && userId < 2 ** 31
      ? signInAsSample(userId)
      : Promise.resolve(null);
  });
}

function credentials(
  id: string,
  attempt: SignInAttempt,
  find: (fields: Record<string, unknown>) => Promise<IdentityRow | null>,
): CredentialsConfig {
  const config = {
    id,
    type: 'credentials' as const,
    name: id,
    credentials: {},
    authorize: async (fields: Record<string, unknown> | undefined) => {
      try {
        const person = await find(fields ?? {});
        return person && toAdapterUser(person);
      } catch (error) {
        // next-auth would put the message into a URL.
        if (!(error instanceof AppError)) throw error;
        attempt.failure = error;
        return null;
      }
    },
  };
  // next-auth merges `options` over the provider's other settings; ours has nothing to override.
  return { ...config, options: {} } as unknown as CredentialsConfig;
}

/** Always present: next-auth accepts session rows only with a provider besides passwords. handleAuth refuses it without mail. */
const linkProvider: EmailConfig = {
  id: 'email',
  type: 'email',
  name: 'Email',
  server: '',
  from: env.MAIL_FROM,
  maxAge: MAGIC_LINK_MINUTES * 60,
  normalizeIdentifier: (identifier) => emailSchema.parse(identifier),
  sendVerificationRequest: ({ identifier, url, token, expires }) => {
    // Links to a page with a button, not to the call itself: following a link signs nobody in.
    const page = new URL(`${routes.signInLink()}${new URL(url).search}`, env.NEXTAUTH_URL);
    return sendSignInLink(identifier, { token, url: page.href, expiresAt: expires });
  },
  options: {},
};

function googleProvider() {
  return GoogleProvider({
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    wellKnown: googleSignIn.wellKnown,
    httpOptions: { timeout: googleSignIn.timeoutMs },
    // Safe because maySignIn refuses addresses that Google has not verified, and proveAddress takes the account back from
    // anybody who registered it without owning the address.
    allowDangerousEmailAccountLinking: true,
  });
}

interface SignInFacts {
  user: User;
  account: Account | null;
  profile?: { email?: string; email_verified?: boolean };
}

async function maySignIn(
  attempt: SignInAttempt,
  { user, account, profile }: SignInFacts,
): Promise<boolean | string> {
  if (account?.provider === 'google' && profile?.email_verified !== true) {
    const { address, userAgent } = attempt;
    const facts = {
      email: profile?.email,
      address,
      userAgent,
      detail: 'unverified Google address',
    };
    await recordSecurityEvent({ ...facts, event: 'authn_login_fail' });
    return '/sign-in?error=GoogleUnverified';
  }
  const person = await findPerson(user, account);
  try {
    if (person) requireNotBanned(person);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    attempt.failure = error;
    const { address, userAgent } = attempt;
    const facts = { userId: person?.id, address, userAgent, detail: 'closed account' };
    await recordSecurityEvent({ ...facts, event: 'authn_login_fail' });
    return false;
  }
}

async function findPerson(user: User, account: Account | null): Promise<IdentityRow | null> {
  if (account?.type === 'credentials') return findIdentity(Number(user.id));
  if (account?.type === 'oauth') {
    const linked = await findIdentityByAccount(account.provider, account.providerAccountId);
    if (linked) return linked;
  }
  const email = emailSchema.safeParse(user.email);
  return email.success ? findIdentityByEmail(email.data) : null;
}
