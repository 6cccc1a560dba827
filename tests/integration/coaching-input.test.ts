import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createBooking } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call } from './call';

async function createCoachWithClient() {
  const [coachPerson, client, viewer] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
  ]);
  const coach = await createCoach({ userId: coachPerson.user.id });
  return { coach, coachPerson, client, viewer };
}

describe('invalid input about coaching', () => {
  const LONG = 'x'.repeat(10_000);
  const issueOf = async (response: Response) => {
    const body = (await response.json()) as { issues?: { path: string; message: string }[] };
    return { status: response.status, path: body.issues?.[0]?.path, ...body.issues?.[0] };
  };

  it.each(['999', '10001', '-1', '2500.50', 'a lot', '', LONG])(
    'refuses an hourly rate of %s with a field error, when applying and when editing',
    async (rate) => {
      const { cookie, user } = await createSignedIn();
      const form = new FormData();
      for (const [name, text] of Object.entries({
        name: 'A',
        sport: 'Golf',
        experience: '5 years',
      }))
        form.set(name, text);
      form.set('hourlyRate', rate);
      const applied = await issueOf(
        await call('POST /api/coach-applications', { cookie, body: form }),
      );
      const coach = await createCoach({ userId: user.id });
      const edited = await issueOf(
        await call('PUT /api/coaches/{id}/profile', {
          params: { id: coach.id },
          cookie,
          body: {
            hourlyRate: Number(rate) || rate,
            experience: '1',
            certifications: [],
            specialties: [],
          },
        }),
      );
      for (const issue of [applied, edited]) {
        expect(issue).toMatchObject({ status: 422, path: 'hourlyRate' });
        expect(issue.message).toMatch(/^Hourly rate must be a whole number/);
      }
      const after = await db.coachApplication.findUniqueOrThrow({ where: { id: coach.id } });
      expect(after.hourlyRate).toBe(3_000);
    },
  );

  it('refuses notes of 10,000 characters with a field error in every call that takes one', async () => {
    const { coach, coachPerson, client } = await createCoachWithClient();
    const booking = await createBooking(coach, { clientId: client.user.id, status: 'accepted' });
    const { cookie } = client;
    const params = { id: booking.id };
    const day = { date: '2030-01-01', time: '10:00' };
    const answers = await Promise.all([
      call('POST /api/booking-requests', {
        cookie,
        body: { coachId: coach.id, sessionType: 'group', ...day, message: LONG },
      }),
      call('POST /api/booking-requests/{id}/{action}', {
        params: { ...params, action: 'accept' },
        cookie: coachPerson.cookie,
        body: { note: LONG },
      }),
      call('POST /api/booking-requests/{id}/{action}', {
        params: { ...params, action: 'cancel' },
        cookie,
        body: { reason: LONG },
      }),
      call('POST /api/booking-requests/{id}/proposals', {
        params,
        cookie,
        body: { ...day, note: LONG },
      }),
      call('PUT /api/coaches/{id}/reviews', {
        params: { id: coach.id },
        cookie,
        body: { rating: 5, comment: LONG },
      }),
      call('PUT /api/coaches/{id}/profile', {
        params: { id: coach.id },
        cookie: coachPerson.cookie,
        body: {
          hourlyRate: 3_000,
          experience: '1',
          bio: LONG,
          certifications: [],
          specialties: [],
        },
      }),
    ]);
    const found = await Promise.all(answers.map(issueOf));
    expect(found.map(({ status, path }) => `${status} ${path}`)).toEqual([
      '422 message',
      '422 note',
      '422 reason',
      '422 note',
      '422 comment',
      '422 bio',
    ]);
    for (const { message } of found) expect(message).toMatch(/at most [\d,]+ characters/);
  });

  it('hides other people’s bookings in every call about them', async () => {
    const { coach, client, viewer } = await createCoachWithClient();
    const booking = await createBooking(coach, { clientId: client.user.id, status: 'accepted' });
    const params = { id: booking.id };
    const { cookie } = viewer;
    const responses = await Promise.all([
      call('GET /api/booking-requests/{id}', { params, cookie }),
      call('GET /api/booking-requests/{id}/calendar', { params, cookie }),
      ...['accept', 'decline', 'withdraw', 'cancel', 'complete', 'no-show'].map((action) =>
        call('POST /api/booking-requests/{id}/{action}', {
          params: { ...params, action },
          body: {},
          cookie,
        }),
      ),
      call('POST /api/booking-requests/{id}/proposals', {
        params,
        cookie,
        body: { date: '2030-01-01', time: '10:00' },
      }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    const after = await db.bookingRequest.findUniqueOrThrow({ where: { id: booking.id } });
    expect(after.status).toBe('accepted');
  });

  it('refuses hidden and unknown venues for a coach', async () => {
    const { cookie, user } = await createSignedIn();
    const coach = await createCoach({ userId: user.id });
    const [listed, hidden] = [await createVenue(), await createVenue({ hiddenAt: new Date() })];
    const set = (venueIds: number[]) =>
      call('PUT /api/coaches/{id}/venues', {
        params: { id: coach.id },
        cookie,
        body: { venueIds },
      });
    expect((await set([listed.id, listed.id])).status).toBe(200);
    expect((await set([listed.id, hidden.id])).status).toBe(422);
    expect((await set([999_999_999])).status).toBe(422);
    const kept = await db.coachVenue.findMany({ where: { coachId: coach.id } });
    expect(kept.map(({ venueId }) => venueId)).toEqual([listed.id]);
  });
});

describe('an application to coach', () => {
  async function apply(fields: Record<string, string>) {
    const { cookie, user } = await createSignedIn();
    const form = new FormData();
    for (const [name, text] of Object.entries({ name: 'A', experience: '5 years', ...fields })) {
      form.set(name, text);
    }
    const response = await call('POST /api/coach-applications', { cookie, body: form });
    const body = (await response.json()) as { issues?: { message: string }[] };
    const row = await db.coachApplication.findFirst({ where: { userId: user.id } });
    return { status: response.status, message: body.issues?.[0]?.message, row };
  }

  it('accepts every sport in the catalogue and no other', async () => {
    await createCoach();
    expect((await apply({ sport: 'Paddle', hourlyRate: '2500' })).status).toBe(201);
    expect(await apply({ sport: 'Quidditch', hourlyRate: '2500' })).toMatchObject({
      status: 422,
      message: 'Please choose a sport of the list',
    });
  });

  it('accepts a rate that fits its currency, which is rupees by default', async () => {
    await createCoach();
    const inDirhams = await apply({ sport: 'Golf', hourlyRate: '200', currency: 'AED' });
    expect(inDirhams).toMatchObject({ status: 201, row: { hourlyRate: 200, currency: 'AED' } });
    expect(await apply({ sport: 'Golf', hourlyRate: '200' })).toMatchObject({
      status: 422,
      message: 'Hourly rate must be a whole number from 1000 to 10000',
    });
    expect((await apply({ sport: 'Golf', hourlyRate: '2500', currency: 'AED' })).status).toBe(422);
    expect((await apply({ sport: 'Golf', hourlyRate: '25', currency: 'XYZ' })).status).toBe(422);
  });
});
