import { expect, it } from 'vitest';
import { RecaptchaCaptcha } from '@/lib/captcha/recaptcha';

function withGoogle(answer: () => Response) {
  const asked: string[] = [];
  const captcha = new RecaptchaCaptcha({
    siteKey: 'site',
    secret: 'secret',
    hostname: 'maidan.example',
    fetcher: async (_url, init) => {
      if (init?.body instanceof URLSearchParams) asked.push(init.body.toString());
      return answer();
    },
  });
  return { captcha, asked };
}

it('asks Google with the secret and believes a yes for the own host only', async () => {
  const own = withGoogle(() => Response.json({ success: true, hostname: 'maidan.example' }));
  expect(await own.captcha.verify('token')).toBe(true);
  expect(own.asked).toEqual(['secret=secret&response=token']);
  const other = withGoogle(() => Response.json({ success: true, hostname: 'elsewhere.test' }));
  expect(await other.captcha.verify('token')).toBe(false);
  const no = withGoogle(() => Response.json({ success: false }));
  expect(await no.captcha.verify('token')).toBe(false);
});

it.each([
  ['an error page', () => new Response('<html>', { status: 500 })],
  [
    'no network',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('stays closed at %s, with a sentence to try again', async (_name, answer) => {
  await expect(withGoogle(answer).captcha.verify('token')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
