import { expect, it } from 'vitest';
import { POST as claim } from '@/app/api/regulars/claim/route';
import { clientUrl } from '@/lib/clients/service/client-link';
import { db } from '@/lib/platform/db/client';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { bookingStart } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';
import { POST } from './route';

const ORIGIN = 'http://localhost:3000';
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

async function createClient() {
  const { id: coachId, userId: coachUserId } = await createCoach();
  const { id, linkVersion } = await db.coachClient.create({ data: { coachId, name: 'Ali' } });
  const startsAt = bookingStart();
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const times = { startsAt, endsAt, duration: 60, expiresAt: startsAt };
  const of = { coachId, coachUserId, coachClientId: id, sessionType: 'individual' as const };
  const booking = await db.bookingRequest.create({
    data: { ...times, ...of, status: 'accepted', price: 3_000 },
  });
  return { id, linkVersion, token: tokenOf(clientUrl({ id, linkVersion })), bookingId: booking.id };
}

const send = (post: typeof POST, path: string, fields: Record<string, string>, cookie = '') =>
  post(
    new Request(`${ORIGIN}/api/${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie },
      body: new URLSearchParams(fields),
    }),
    { params: Promise.resolve({}) },
  );

const statusOf = async (id: number) =>
  (await db.bookingRequest.findUniqueOrThrow({ where: { id } })).status;

it('cancels by the link alone, and says why not', async () => {
  const { token, bookingId } = await createClient();
  const fields = { token, bookingId: String(bookingId), wanted: 'cancel' };
  const response = await send(POST, 'coach-clients/act', fields);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/r/${token}`);
  expect(await statusOf(bookingId)).toBe('cancelled');
  const again = await send(POST, 'coach-clients/act', fields);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('not possible');
});

it('changes nothing for another link, that of a regular, or other fields', async () => {
  const { id, linkVersion, bookingId } = await createClient();
  const fields = { bookingId: String(bookingId), wanted: 'cancel' };
  const ofRegular = tokenOf(personalUrl({ id, linkVersion }));
  for (const token of ['x', ofRegular]) {
    expect((await send(POST, 'coach-clients/act', { ...fields, token })).status).toBe(303);
  }
  const { token } = await createClient();
  expect((await send(POST, 'coach-clients/act', { ...fields, token })).status).toBe(404);
  expect((await send(POST, 'coach-clients/act', { token, wanted: 'perhaps' })).status).toBe(303);
  expect(await statusOf(bookingId)).toBe('accepted');
});

it('is kept in an account by who is signed in, once', async () => {
  const { token, bookingId } = await createClient();
  const { cookie, user } = await createSignedIn();
  const own = await send(claim, 'regulars/claim', { token }, cookie);
  expect(own.headers.get('location')).toBe('/bookings');
  expect(await db.bookingRequest.findUnique({ where: { id: bookingId } })).toMatchObject({
    clientId: user.id,
    coachClientId: null,
  });
  expect((await send(claim, 'regulars/claim', { token }, cookie)).status).toBe(404);
});
