import { z } from 'zod';
import { CAPTCHA_ACTIONS } from '@/lib/captcha/captcha';

/** Longer than any token of either provider. */
export const CAPTCHA_TOKEN_LENGTH_MAX = 8_192;

export const captchaSettingsSchema = z.object({
  provider: z.enum(['altcha', 'recaptcha']),
  siteKey: z.string().nullable(),
});

export const captchaChallengeQuerySchema = z.object({
  action: z.enum(CAPTCHA_ACTIONS, { error: 'action must be one that has a captcha' }),
});

export type CaptchaSettingsDto = z.infer<typeof captchaSettingsSchema>;
