import { z } from 'zod';
import { CAPTCHA_ACTIONS } from '@/lib/platform/captcha/captcha';
import { texts } from '@/lib/platform/captcha/server-texts';
import { says } from '@/lib/platform/language/say';

export const captchaSettingsSchema = z.object({
  provider: z.enum(['altcha', 'recaptcha']),
  siteKey: z.string().nullable(),
});

export const captchaChallengeQuerySchema = z.object({
  action: z.enum(CAPTCHA_ACTIONS, says(texts, 'unknownAction')),
});

export type CaptchaSettingsDto = z.infer<typeof captchaSettingsSchema>;
