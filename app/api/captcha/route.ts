import { getCaptcha } from '@/lib/captcha/provider';
import { captchaSettingsSchema } from '@/lib/captcha/schema';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'Which captcha the forms show',
  auth: 'required',
  rateLimit: 'read',
  response: captchaSettingsSchema,
  handle: async () => {
    const { name, siteKey } = getCaptcha();
    return { provider: name, siteKey };
  },
});
