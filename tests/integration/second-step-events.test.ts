import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { Authenticator } from '@/tests/factories/authenticator';
import { createSignedIn } from '@/tests/factories/sessions';
import { call } from './call';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

it('wrong second steps are logged, by code and by passkey, as is turning it on and off', async () => {
  const { user, cookie } = await createSignedIn({ isSample: true });
  const started = await call('POST /api/auth/two-step', { cookie });
  const { key } = (await started.json()) as { key: string };
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  const body = { code: app.generate() };
  const confirmed = await call('POST /api/auth/two-step/confirm', { cookie, body });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  const from = { 'x-forwarded-for': '198.51.100.77', 'user-agent': CHROME };
  const first = await callAuth('callback/sample', { userId: user.id, callbackUrl: '/' });
  const pending = `next-auth.session-token=${tokenOf(first)}`;
  // Already used, so never valid, whatever the time.
  const byCode = await call('POST /api/auth/two-step/sign-in', {
    cookie: pending,
    body,
    headers: from,
  });
  const asked = await call('POST /api/auth/passkeys/sign-in/options');
  const { challenge } = (await asked.json()) as { challenge: string };
  const byPasskey = await call('POST /api/auth/two-step/passkey', {
    cookie: pending,
    body: { response: new Authenticator().authenticate({ challenge }) },
    headers: from,
  });
  expect([byCode.status, byPasskey.status]).toEqual([422, 401]);
  const off = await call('DELETE /api/auth/two-step', {
    cookie,
    body: { code: recoveryCodes[0] },
  });
  expect(off.status).toBe(204);
  const failed = {
    event: 'authn_second_step_fail',
    device: 'Chrome on Windows',
    network: '198.51.100.0/24',
  };
  const changed = 'authn_two_step_change';
  const events = await db.securityEvent.findMany({
    where: { userId: user.id },
    orderBy: { id: 'asc' },
  });
  expect(events).toMatchObject([
    { event: changed, detail: 'two-step.turned-on' },
    { event: 'authn_login_first_step' },
    { ...failed, detail: null },
    { ...failed, detail: 'passkey' },
    { event: changed, detail: 'two-step.recovery-code-used' },
    { event: changed, detail: 'two-step.turned-off' },
  ]);
});
