import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecaptchaCaptcha } from '@/lib/platform/captcha/recaptcha';
import { log } from '@/lib/platform/observability/log';
import { HttpService, type ReceivedRequest, type ServiceReply } from '@/tests/services/http';

const SECRET = 'secret-of-the-site';
const SITE = 'maidan.example';
/** Solved and unused tokens, each with the host on which it was solved. */
const solved = new Map<string, string>();
const refusal = (...codes: string[]) => ({ body: { success: false, 'error-codes': codes } });

/** https://developers.google.com/recaptcha/docs/verify: the status is 200 whatever the result. */
function siteverify({ method, url, headers, body }: ReceivedRequest): ServiceReply {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || url.pathname !== '/recaptcha/api/siteverify' || !isForm) {
    return { status: 404, body: '<html>' };
  }
  const form = new URLSearchParams(body);
  const [secret, token] = [form.get('secret'), form.get('response')];
  if (!secret) return refusal('missing-input-secret');
  if (secret !== SECRET) return refusal('invalid-input-secret');
  if (!token) return refusal('missing-input-response');
  const hostname = solved.get(token);
  if (!hostname) {
    return refusal(token.startsWith('old') ? 'timeout-or-duplicate' : 'invalid-input-response');
  }
  solved.delete(token);
  return { body: { success: true, challenge_ts: new Date().toISOString(), hostname } };
}

let google: HttpService;

beforeAll(async () => {
  google = await HttpService.start(siteverify);
});
afterAll(() => google.stop());
beforeEach(() => {
  google.answer = siteverify;
  google.received.length = 0;
  solved.clear();
});
afterEach(() => void vi.restoreAllMocks());

/** Sends requests for Google to the stand-in, over a real connection. */
const toStub: typeof fetch = (input, init) => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
  expect(origin).toBe('https://www.google.com');
  return fetch(`${google.origin}${pathname}`, init);
};

const open = (other: { secret?: string; timeoutMs?: number } = {}) =>
  new RecaptchaCaptcha({
    siteKey: 'site',
    secret: SECRET,
    hostname: SITE,
    fetcher: toStub,
    ...other,
  });

describe('a token of reCAPTCHA', () => {
  it('is accepted once, solved on our own host', async () => {
    solved.set('good', SITE).set('elsewhere', 'elsewhere.test');
    expect(await open().verify('good')).toBe(true);
    expect(await open().verify('good')).toBe(false);
    expect(await open().verify('elsewhere')).toBe(false);
  });

  it('is refused when it is too old or invented, which is no failure of Google', async () => {
    const warn = vi.spyOn(log, 'warn');
    expect(await open().verify('old token')).toBe(false);
    expect(await open().verify('invented')).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a token that cannot be checked', () => {
  /** The error for the person, and its cause, which is logged for the operator. */
  async function refused(captcha: RecaptchaCaptcha): Promise<string> {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    solved.set('good', SITE);
    const error: unknown = await captcha.verify('good').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'unavailable',
      message: 'The captcha could not be checked just now. Please try again.',
    });
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'reCAPTCHA failed');
    return String((error as Error).cause);
  }

  it('because our secret is wrong: another token would not help', async () => {
    expect(await refused(open({ secret: 'of another site' }))).toBe(
      'Error: reCAPTCHA answered invalid-input-secret',
    );
  });

  it.each<[string, ServiceReply, string | RegExp]>([
    ['the quota is used up', { status: 429, body: { error: { code: 429 } } }, /answered 429/],
    ['Google fails', { status: 500, body: '<html>' }, /answered 500/],
    [
      'Google calls the request malformed',
      refusal('bad-request'),
      'Error: reCAPTCHA answered bad-request',
    ],
    ['the answer is a page', { body: '<html>' }, /SyntaxError/],
    ['the answer has another form', { body: { score: 0.9 } }, /expected boolean/],
    ['the answer leads elsewhere', { status: 302, headers: { location: '/else' } }, /TypeError/],
    ['the connection is cut', 'hang-up', /TypeError/],
  ])('because %s', async (_why, reply, cause) => {
    google.answer = () => reply;
    expect(await refused(open())).toMatch(cause);
    expect(google.received).toHaveLength(1);
  });

  it('because Google is slow', async () => {
    google.answer = () => 'silence';
    expect(await refused(open({ timeoutMs: 50 }))).toMatch(/TimeoutError/);
  });

  it('is accepted afterwards', async () => {
    google.answer = () => ({ status: 503 });
    await refused(open());
    google.answer = siteverify;
    expect(await open().verify('good')).toBe(true);
  });
});
