import { tooManyTries } from '@/lib/platform/auth/lockout';
import { texts } from '@/lib/platform/auth/server-texts';
import type { AppError } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

/** One text for an unknown email, a wrong password and an account without one, so that it does not reveal which it was. */
export const WRONG_CREDENTIALS = say(texts, 'wrongCredentials');

const SENTENCES: Record<string, Said> = {
  CredentialsSignin: WRONG_CREDENTIALS,
  Verification: say(texts, 'linkOver'),
  EmailSignin: say(texts, 'validEmail'),
  AccountClosed: say(texts, 'accountClosed'),
  GoogleUnverified: say(texts, 'googleUnverified'),
  GoogleDeclined: say(texts, 'googleDeclined'),
  // next-auth's codes for failures before and after the visit to Google.
  OAuthSignin: say(texts, 'googleFailed'),
  OAuthCallback: say(texts, 'googleFailed'),
  OAuthAccountNotLinked: say(texts, 'signInAsBefore'),
  Unavailable: say(texts, 'wayUnavailable'),
};

/** The sign-in page's text for `?error=`. Unknown codes get the general sentence. */
export function signInRefusal(code: string, waitSeconds?: number): Said {
  if (code === 'TooManyTries') {
    return waitSeconds ? tooManyTries(waitSeconds) : say(texts, 'waitALittle');
  }
  const known = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return known ?? say(texts, 'signInFailed');
}

/** The `?error=` of the sign-in page after a refused form sent without scripts. */
export function signInErrorQuery(error: AppError): Record<string, string> {
  if (error.code === 'rate_limited') {
    return { error: 'TooManyTries', wait: String(error.retryAfterSeconds ?? 60) };
  }
  if (error.code === 'forbidden') return { error: 'AccountClosed' };
  if (error.code === 'not_found') return { error: 'Unavailable' };
  return { error: 'CredentialsSignin' };
}
