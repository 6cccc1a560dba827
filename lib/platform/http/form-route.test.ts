import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { AppError } from '@/lib/platform/errors/app-error';
import { formRoute } from '@/lib/platform/http/form-route';
import { texts } from '@/lib/platform/http/server-texts';
import { runIn } from '@/lib/platform/language/run-in';
import { say } from '@/lib/platform/language/say';
import { requestTo, withParams } from '@/tests/factories/requests';

const refuse = formRoute('none', () =>
  Promise.reject(
    new AppError('rate_limited', say(texts, 'tooMuch', { seconds: 9 }), { retryAfterSeconds: 9 }),
  ),
);
const secret = formRoute(
  'none',
  () => Promise.reject(new AppError('invalid', say(texts, 'unknownField', { field: '<b>&"' }))),
  () => '/join/abc',
);

const post = (route: typeof refuse, headers: Record<string, string> = {}, origin?: string) =>
  route(requestTo('/api/test', { method: 'POST', body: '', headers, origin }), withParams({}));

const linkOf = async (response: Response) => /href="([^"]*)"/.exec(await response.text())?.[1];

describe('a form that is refused', () => {
  it('is answered with a page that says why, without scripts', async () => {
    const response = await post(refuse);
    expect(response.status).toBe(429);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('retry-after')).toBe('9');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
    );
    const page = await response.text();
    expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(page).toContain('<title>Maidan</title>');
    expect(page).toContain('<h1>That was a lot at once. Please try again in 9 seconds.</h1>');
    expect(page).not.toContain('<script');
  });

  it('is answered in the language of the reader', async () => {
    addAllTexts();
    const page = await runIn('ur', async () => (await post(refuse)).text());
    expect(page).toContain('<html lang="ur" dir="rtl">');
    expect(page).toContain('ایک ساتھ بہت زیادہ ہو گیا');
  });

  it('leads back to the page that sent it, on this site only', async () => {
    const own = new URL(requestTo('/').url).origin;
    const from = (referer: string, origin?: string) =>
      post(refuse, { referer }, origin).then(linkOf);
    expect(await from(`${own}/venue/7?tab=a&b=c`)).toBe('/venue/7?tab=a&amp;b=c');
    expect(await from(`${own}/api/logout`)).toBe('/');
    expect(await from('https://elsewhere.test/venue/7', 'https://elsewhere.test')).toBe('/');
    expect(await post(refuse).then(linkOf)).toBe('/');
  });

  it('leads back to a page whose address no browser names, and quotes what people wrote', async () => {
    const page = await (await post(secret)).text();
    expect(page).toContain('href="/join/abc"');
    expect(page).toContain('&lt;b&gt;&amp;&quot;');
    expect(page).not.toContain('<b>');
  });
});
