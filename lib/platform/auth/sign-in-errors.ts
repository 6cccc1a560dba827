import { tooManyTries } from '@/lib/platform/auth/lockout';
import type { AppError } from '@/lib/platform/errors/app-error';

/** The same for an unknown e-mail, a wrong password and an account without one. */
export const WRONG_CREDENTIALS = 'That e-mail and password do not match.';

const SENTENCES: Record<string, string> = {
  CredentialsSignin: WRONG_CREDENTIALS,
  Verification: 'That sign-in link has expired or was used already. Ask for a new one.',
  EmailSignin: 'Please enter a valid e-mail address to get a sign-in link.',
  AccountClosed: 'This account was closed or suspended by our moderators.',
  GoogleUnverified:
    'Google has not verified that e-mail address yet. Verify it there, or sign in with your password.',
  OAuthAccountNotLinked: 'Sign in the way you did before, then try again.',
  Unavailable: 'That way to sign in is not available here.',
};

/** What the sign-in page says for `?error=`. Unknown codes get the general sentence. */
export function signInErrorSentence(code: string, waitSeconds?: number): string {
  if (code === 'TooManyTries') {
    return waitSeconds
      ? tooManyTries(waitSeconds)
      : 'Too many tries. Please wait a little and try again.';
  }
  return (
    (Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined) ??
    'Signing in did not work. Please try again.'
  );
}

/** The `?error=` of the sign-in page for a refused form without scripts. */
export function signInErrorQuery(error: AppError): Record<string, string> {
  if (error.code === 'rate_limited') {
    return { error: 'TooManyTries', wait: String(error.retryAfterSeconds ?? 60) };
  }
  if (error.code === 'forbidden') return { error: 'AccountClosed' };
  if (error.code === 'not_found') return { error: 'Unavailable' };
  return { error: 'CredentialsSignin' };
}
