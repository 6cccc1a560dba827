/** What a captcha is solved for; a token solved for one is worth nothing for another. */
export const CAPTCHA_ACTIONS = ['venue-images', 'venue-application', 'coach-application'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];
/** Always our own proof of work: its price can rise. */
export const REGISTER_ACTION = 'register';

export interface CaptchaContext {
  action: CaptchaAction | typeof REGISTER_ACTION;
  /** Null for somebody who is nobody yet. */
  userId: number | null;
  /** How many times the ordinary work a proof must have cost; 1 where it is not given. */
  work?: number;
}

/** Tells whether somebody spent the effort of a captcha. One implementation each for our own proof of work and Google. */
export interface CaptchaProvider {
  readonly name: 'altcha' | 'recaptcha';
  /** What the browser needs to show it; null without a key of its own. */
  readonly siteKey: string | null;
  /**
   * @returns true once for a token solved by this person for this action; false for anything else, a replay included.
   * @throws AppError unavailable when it cannot be checked
   */
  verify(token: string, context: CaptchaContext): Promise<boolean>;
}
