import { createSession, deleteSession } from '@/lib/platform/auth/session-store';
import { sealSecret } from '@/lib/platform/auth/two-step-secret';
import { db } from '@/lib/platform/db/client';
import { createNotification } from '@/tests/factories/notifications';
import { createActor, createSignedIn, createToken, type Person } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import {
  type AccessWorld,
  describeAccess,
  type Options,
  type UsualRole,
  usualViewers,
} from './access-matrix';
import type { CallOptions } from './call';

/**
 * Calls about the account of `self`, and about signing in. `firstStep` has taken one of two steps; `ended` has been signed out
 * on another device.
 */
type Role = UsualRole | 'suspended' | 'firstStep' | 'ended' | 'self';

interface World extends AccessWorld<Role> {
  self: Person;
}

async function createWorld(): Promise<World> {
  const usual = await usualViewers();
  const [suspended, ended, self] = await Promise.all([
    createSignedIn({ suspendedUntil: new Date(Date.now() + 86_400_000) }),
    createSignedIn(),
    createSignedIn(),
  ]);
  await deleteSession(ended.actor.sessionId);
  const viewers = { ...usual, suspended, firstStep: await halfSignedIn(), ended, self };
  return { self, viewers };
}

async function halfSignedIn(): Promise<Person> {
  const user = await createOnboardedUser();
  const secret = sealSecret('JBSWY3DPEHPK3PXP', user.id);
  await db.twoFactor.create({ data: { userId: user.id, secret, confirmedAt: new Date() } });
  const { token } = await createSession({ userId: user.id, step: 'first' });
  const { actor } = await createActor(user);
  return { user, actor, token, cookie: `next-auth.session-token=${token}` };
}

const TABLE = `
                                        guest other paused leaving banned suspended firstStep ended admin self
POST /api/auth/email/confirm            401   409   409    409     401    401       401       401   409   409
POST /api/auth/email/letter             401   409   409    409     401    401       401       401   409   409
POST /api/auth/email/restore            409   409   409    409     409    409       409       409   409   409
GET /api/auth/email                     401   200   200    200     401    401       401       401   200   200
POST /api/auth/email                    401   204   204    204     401    401       401       401   204   204
PATCH /api/auth/passkeys/{id}           401   404   404    404     401    401       401       401   404   200
DELETE /api/auth/passkeys/{id}          401   404   404    404     401    401       401       401   404   204
POST /api/auth/passkeys/options         401   200   200    200     401    401       401       401   200   200
GET /api/auth/passkeys                  401   200   200    200     401    401       401       401   200   200
POST /api/auth/passkeys                 401   400   400    400     401    401       401       401   400   400
POST /api/auth/passkeys/sign-in/options 200   200   200    200     200    200       200       200   200   200
POST /api/auth/passkeys/sign-in         401   401   401    401     401    401       401       401   401   401
POST /api/auth/sign-out-everywhere      401   204   204    204     401    401       401       401   204   204
DELETE /api/auth/tokens/{id}            401   404   404    404     401    401       401       401   404   204
GET /api/auth/tokens                    401   200   200    200     401    401       401       401   200   200
POST /api/auth/tokens                   401   201   201    201     401    401       401       401   201   201
POST /api/auth/two-step/confirm         401   409   409    409     401    401       401       401   409   409
POST /api/auth/two-step/passkey/options 401   401   401    401     401    401       404       401   401   401
POST /api/auth/two-step/passkey         401   401   401    401     401    401       401       401   401   401
POST /api/auth/two-step/recovery-codes  401   409   409    409     401    401       401       401   409   409
GET /api/auth/two-step                  401   200   200    200     401    401       401       401   200   200
POST /api/auth/two-step                 401   201   201    201     401    401       401       401   201   201
DELETE /api/auth/two-step               401   409   409    409     401    401       401       401   409   409
POST /api/auth/two-step/sign-in         401   401   401    401     401    401       422       401   401   401
GET /api/auth/user                      401   200   200    200     401    401       401       401   200   200
PATCH /api/notifications-new/{id}/read  401   404   404    404     401    401       401       401   404   200
PATCH /api/notifications-new/read-all   401   200   200    200     401    401       401       401   200   200
GET /api/notifications-new              401   200   200    200     401    401       401       401   200   200
PATCH /api/notifications/{id}/read      401   404   404    404     401    401       401       401   404   200
PATCH /api/notifications/read-all       401   200   200    200     401    401       401       401   200   200
GET /api/notifications                  401   200   200    200     401    401       401       401   200   200
GET /api/register/challenge             200   200   200    200     200    200       200       200   200   200
POST /api/register                      201   201   201    201     201    201       201       201   201   201
POST /api/vitals                        204   204   204    204     204    204       204       204   204   204
POST /api/warnings/{id}/acknowledge     401   404   404    404     401    401       401       401   404   204
GET /api/warnings                       401   200   200    200     401    401       401       401   200   200
`;

let networks = 0;
/** From its own network, because the limits for guests count by address. */
function from(body?: unknown): CallOptions {
  networks += 1;
  return { body, headers: { 'x-forwarded-for': `2001:db8:${networks.toString(16)}:1::1` } };
}

const UNKNOWN_TOKEN = { token: 'x'.repeat(43) };
const ofPasskey =
  (more: Partial<CallOptions>): Options<World> =>
  async ({ self }) => {
    const { id } = await db.passkey.create({
      data: {
        userId: self.user.id,
        credentialId: uniqueText(),
        publicKey: Buffer.from('key'),
        name: 'Phone',
      },
    });
    return { ...more, params: { id } };
  };
const ofToken: Options<World> = async ({ self }) => ({
  params: { id: (await createToken(self.user.id)).id },
});
const made = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
/** No device's credential. */
const REGISTRATION = { ...made, response: { clientDataJSON: 'a', attestationObject: 'a' } };
const ASSERTION = {
  ...made,
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
};
const CODE = { code: '123456' };
const notification: Options<World> = async ({ self }) => ({
  params: { id: Number((await createNotification(self.user.id)).id) },
});

describeAccess<Role, World>({
  area: 'account',
  table: TABLE,
  createWorld,
  options: {
    'POST /api/auth/email/confirm': () => from(UNKNOWN_TOKEN),
    'POST /api/auth/email/restore': () => from(UNKNOWN_TOKEN),
    'POST /api/auth/email/letter': () => from(),
    'POST /api/auth/email': () => from({ email: `${uniqueText()}@example.test` }),
    'PATCH /api/auth/passkeys/{id}': ofPasskey({ body: { name: 'Laptop' } }),
    'DELETE /api/auth/passkeys/{id}': ofPasskey({}),
    'POST /api/auth/passkeys': () => ({ body: { name: 'Phone', response: REGISTRATION } }),
    'DELETE /api/auth/tokens/{id}': ofToken,
    'POST /api/auth/tokens': () => ({ body: { name: 'Bot', scopes: ['read'] } }),
    'POST /api/vitals': () => ({ body: { page: '/venues', device: 'phone', language: 'en' } }),
    'POST /api/auth/passkeys/sign-in/options': () => from(),
    'POST /api/auth/passkeys/sign-in': () => from({ response: ASSERTION }),
    'POST /api/auth/two-step/confirm': () => ({ body: CODE }),
    'POST /api/auth/two-step/passkey/options': () => from(),
    'POST /api/auth/two-step/passkey': () => from({ response: ASSERTION }),
    'POST /api/auth/two-step/recovery-codes': () => ({ body: CODE }),
    'DELETE /api/auth/two-step': () => ({ body: CODE }),
    'POST /api/auth/two-step/sign-in': () => from(CODE),
    'PATCH /api/notifications-new/{id}/read': notification,
    'PATCH /api/notifications/{id}/read': notification,
    'POST /api/register': () =>
      from({
        name: 'Somebody New',
        email: `${uniqueText()}@example.test`,
        password: 'kinnow-orchard-7',
      }),
    'POST /api/warnings/{id}/acknowledge': async ({ self }) => ({
      params: {
        id: (await db.warning.create({ data: { userId: self.user.id, text: 'Please stop.' } })).id,
      },
    }),
  },
});
