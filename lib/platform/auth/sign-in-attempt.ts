import type { AppError } from '@/lib/platform/errors/app-error';

/**
 * One request to next-auth and its outcome. next-auth gives its callbacks neither the request nor a way to answer with more
 * than a code in a URL, so this object carries facts in and out.
 */
export interface SignInAttempt {
  readonly address: string;
  readonly userAgent: string | null;
  /** Value of the device cookie. */
  readonly deviceCookie: string | null;
  /** The browser's current session; a new sign-in ends it. */
  readonly previousToken: string | null;
  /** The refusal of a callback, answered instead of next-auth's redirect. */
  failure: AppError | null;
  /** The e-mail that signed in, if this browser is to remember it. */
  rememberFor: string | null;
  /** A mailed link (or the first sign-in by Google) has just proven the address. */
  addressProven: boolean;
  /** What the mailed link was for, beside signing in (`writeInviteLink`). */
  subjectId: number | null;
  /** The account was made by this very attempt. */
  isNewcomer: boolean;
  /** The new session waits for a code from the person's app. */
  needsSecondStep: boolean;
}
