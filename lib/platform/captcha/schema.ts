import { z } from 'zod';
import { CAPTCHA_ACTIONS } from '@/lib/platform/captcha/captcha';

export const captchaSettingsSchema = z.object({
  provider: z.enum(['altcha', 'recaptcha']),
  siteKey: z.string().nullable(),
});

export const captchaChallengeQuerySchema = z.object({
  action: z.enum(CAPTCHA_ACTIONS, { error: 'action must be one that has a captcha' }),
});

export type CaptchaSettingsDto = z.infer<typeof captchaSettingsSchema>;
