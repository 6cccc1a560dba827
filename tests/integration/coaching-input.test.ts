import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call } from './call';

describe('the settings of a coach', () => {
  it('have the limits of an application for the rate', async () => {
    const { cookie, user } = await createSignedIn();
    const { id } = await createCoach({ userId: user.id });
    for (const hourlyRate of [999, 10_001, 2_500.5, 'a lot']) {
      const body = { hourlyRate, experience: '1', certifications: [], specialties: [] };
      const response = await call('PUT /api/coaches/{id}/profile', {
        params: { id },
        cookie,
        body,
      });
      expect(await response.json()).toMatchObject({ issues: [{ path: 'hourlyRate' }] });
    }
  });

  it('refuse hidden and unknown venues', async () => {
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
    expect((await apply({ sport: 'Golf', hourlyRate: '0', currency: 'AED' })).status).toBe(422);
    expect((await apply({ sport: 'Golf', hourlyRate: '2.5', currency: 'AED' })).status).toBe(422);
    expect(await apply({ sport: 'Golf', hourlyRate: '25', currency: 'XYZ' })).toMatchObject({
      status: 422,
      message: 'Please choose a currency of the list',
    });
  });

  it('takes honest prices of any country, and the zone of the place', async () => {
    await createCoach();
    const field = { sport: 'Golf', hourlyRate: '150000', currency: 'KES' };
    expect(await apply({ ...field, location: 'Westlands, Nairobi' })).toMatchObject({
      status: 201,
      row: { hourlyRate: 150_000, currency: 'KES', timeZone: 'Africa/Nairobi' },
    });
    expect(await apply({ ...field, location: 'somewhere' })).toMatchObject({
      status: 201,
      row: { timeZone: 'Asia/Karachi' },
    });
  });
});
