import { beforeEach, describe, expect, it } from 'vitest';
import { listCoachingChoices } from '@/lib/coaching/service/list-choices';
import { listCoaches } from '@/lib/coaching/service/list-coaches';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';

const place = (area: string | null, city: string | null, location = `${area}, ${city}`) => ({
  area,
  city,
  location,
});

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

  it('are the price bands with coaches, with a range for each currency', async () => {
    await createCoach({ hourlyRate: 3_000 });
    await createCoach({ hourlyRate: 5_000 });
    for (const hourlyRate of [100, 200, 300]) await createCoach({ hourlyRate, currency: 'AED' });
    const { prices } = await listCoachingChoices(null);
    const [low, middle, high] = [100, 200, null];
    expect(prices).toEqual([
      {
        band: 'budget',
        ranges: [
          { currency: 'AED', over: 0, upTo: low },
          { currency: 'PKR', over: 0, upTo: 3_000 },
        ],
      },
      { band: 'mid', ranges: [{ currency: 'AED', over: low, upTo: middle }] },
      {
        band: 'premium',
        ranges: [
          { currency: 'AED', over: middle, upTo: high },
          { currency: 'PKR', over: 4_500, upTo: null },
        ],
      },
    ]);
    const rates = async (price: 'budget' | 'mid' | 'premium') =>
      (await listCoaches(null, { price, limit: 10 })).items.map(({ hourlyRate }) => hourlyRate);
    expect((await rates('budget')).toSorted((a, b) => a - b)).toEqual([100, 3_000]);
    expect(await rates('mid')).toEqual([200]);
    expect((await rates('premium')).toSorted((a, b) => a - b)).toEqual([300, 5_000]);
  });
});
