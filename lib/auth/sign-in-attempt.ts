import type { AppError } from '@/lib/errors/app-error';

/**
 * One request to next-auth and what comes of it. next-auth hands its callbacks neither the request nor a way to answer
 * with more than a code in an address, so facts travel in and out through this.
 */
export interface SignInAttempt {
  readonly address: string;
  readonly userAgent: string | null;
  /** Value of the device cookie. */
  readonly deviceCookie: string | null;
  /** The browser's session so far; a new sign-in ends it. */
  readonly previousToken: string | null;
  /** What a callback refused with, to be answered instead of next-auth's redirect. */
  failure: AppError | null;
  /** The e-mail that signed in, when this browser is to be remembered for it. */
  rememberFor: string | null;
  /** A letter's link (or Google, at its first time) has just shown that the address is the person's own. */
  addressProven: boolean;
  /** The session that was started waits for a code of the person's app. */
  needsSecondStep: boolean;
}
