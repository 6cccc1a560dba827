import type { AppError } from '@/lib/platform/errors/app-error';

/**
 * One request to next-auth and its outcome. next-auth passes its callbacks neither the request nor a way to respond with more
 * than a code in a URL, so this object carries facts in and out.
 */
export interface SignInAttempt {
  readonly address: string;
  readonly userAgent: string | null;
  readonly deviceCookie: string | null;
  /** The browser's current session; a new sign-in ends it. */
  readonly previousToken: string | null;
  /** The error of a callback, sent instead of next-auth's redirect. */
  failure: AppError | null;
  /** The e-mail that signed in, if this browser is to remember it. */
  rememberFor: string | null;
  /** A mailed link (or the first sign-in by Google) has just proven the address. */
  addressProven: boolean;
  /** The subject of the mailed link, beside signing in (`writeInviteLink`). */
  subjectId: number | null;
  isNewcomer: boolean;
  /** The new session waits for a code from the person's app. */
  needsSecondStep: boolean;
}
