/** What a captcha is solved for; its token is worthless for another action. */
export const CAPTCHA_ACTIONS = ['venue-images', 'venue-application', 'coach-application'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];
/** Always our own proof of work, because its price can rise. */
export const REGISTER_ACTION = 'register';

export interface CaptchaContext {
  action: CaptchaAction | typeof REGISTER_ACTION;
  /** Null for a person who is registering. */
  userId: number | null;
  /** The minimum work of a proof, as a multiple of the ordinary work; default 1. */
  work?: number;
}

export interface CaptchaProvider {
  readonly name: 'altcha' | 'recaptcha';
  /** The site key that the browser needs. */
  readonly siteKey: string | null;
  /**
   * @returns true once for a token solved by this person for this action; false for anything else, including a replay.
   * @throws AppError unavailable when it cannot be checked
   */
  verify(token: string, context: CaptchaContext): Promise<boolean>;
}
