import { getCaptcha } from '@/lib/captcha/provider';
import { captchaSettingsSchema } from '@/lib/captcha/schema';
import { route } from '@/lib/http/handler';

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
