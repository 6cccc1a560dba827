import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PriceBand } from '@/lib/coaching/constants';
import { listCoachingChoices } from '@/lib/coaching/service/list-choices';
import { listCoaches } from '@/lib/coaching/service/list-coaches';
import { setCity } from '@/lib/platform/city/city';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';

const place = (area: string | null, city: string | null, location = `${area}, ${city}`) => ({
  area,
  city,
  location,
});

const rates = async (of: { price?: PriceBand; maxRate?: number }) =>
  (await listCoaches(null, { ...of, limit: 10 })).items
    .map(({ hourlyRate }) => hourlyRate)
    .toSorted((a, b) => a - b);

afterEach(() => setCity({}));

describe('the filter choices of the coach directory', () => {
  beforeEach(() => db.coachApplication.deleteMany());

  it('are the places with coaches, with areas below their cities', async () => {
    await createCoach(place('DHA', 'Lahore'));
    await createCoach(place('DHA', 'Karachi'));
    await createCoach(place('Saddar', 'Karachi'));
    await createCoach(place(null, null, 'Brick Lane'));
    await createCoach({ area: null, city: null, location: null });
    await createCoach({ ...place('Cantt', 'Quetta'), pausedAt: new Date() });
    const { places } = await listCoachingChoices(null);
    expect(places.map(({ value }) => value)).toEqual([
      'Karachi',
      'DHA, Karachi',
      'Saddar',
      'Lahore',
      'DHA, Lahore',
      'Brick Lane',
    ]);
    for (const { value } of places) {
      const { items } = await listCoaches(null, { area: value, limit: 10 });
      expect(items.length, value).toBe(value === 'Karachi' ? 2 : 1);
    }
  });

  it('are the price bands with coaches, for rupees alone', async () => {
    await createCoach({ hourlyRate: 3_000 });
    await createCoach({ hourlyRate: 5_000 });
    await createCoach({ hourlyRate: 100, currency: 'AED' });
    const { bands } = await listCoachingChoices(null);
    expect(bands).toEqual([
      { band: 'budget', over: 0, upTo: 3_000 },
      { band: 'premium', over: 4_500, upTo: null },
    ]);
    expect([await rates({ price: 'budget' }), await rates({ price: 'mid' })]).toEqual([
      [3_000],
      [],
    ]);
    expect(await rates({ price: 'premium' })).toEqual([5_000]);
  });

  it('are one free amount in a city with another currency', async () => {
    for (const hourlyRate of [2_000, 3_000, 4_000])
      await createCoach({ hourlyRate, currency: 'EUR' });
    await createCoach({ hourlyRate: 1_000 });
    setCity({ currency: 'EUR' });
    expect((await listCoachingChoices(null)).bands).toBeNull();
    expect(await rates({ maxRate: 3_000 })).toEqual([2_000, 3_000]);
  });
});
