import { getCaptcha } from '@/lib/platform/captcha/provider';
import { captchaSettingsSchema } from '@/lib/platform/captcha/schema';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The configured captcha',
  auth: 'required',
  rateLimit: 'read',
  response: captchaSettingsSchema,
  handle: async () => {
    const { name, siteKey } = getCaptcha();
    return { provider: name, siteKey };
  },
});
