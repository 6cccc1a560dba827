import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { RecaptchaCaptcha } from '@/lib/platform/captcha/recaptcha';

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

it('asks Google with the secret and accepts a success only for our own host', async () => {
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
    'a network failure',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('refuses on %s, with a message to try again', async (_name, answer) => {
  await expect(withGoogle(answer).captcha.verify('token')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

it('accepts a token once over a real connection, as Google does', async () => {
  const known = new Set(['good']);
  const google = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      const success = form.get('secret') === 'secret' && known.delete(form.get('response') ?? '');
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success, hostname: 'maidan.example' }));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  const { port } = google.address() as AddressInfo;
  const asked: string[] = [];
  const captcha = new RecaptchaCaptcha({
    siteKey: 'site',
    secret: 'secret',
    hostname: 'maidan.example',
    fetcher: (url, init) => {
      asked.push(url instanceof Request ? url.url : url.toString());
      return fetch(`http://127.0.0.1:${port}/`, init);
    },
  });
  expect(await captcha.verify('good')).toBe(true);
  expect(await captcha.verify('good')).toBe(false);
  expect(asked[0]).toBe('https://www.google.com/recaptcha/api/siteverify');
  await new Promise((resolve) => google.close(resolve));
  await expect(captcha.verify('good')).rejects.toMatchObject({ code: 'unavailable' });
});
