import { expect, it } from 'vitest';
import { GET } from '@/app/api/sports/route';
import { SPORTS } from '@/lib/sports/constants';
import { sportListSchema } from '@/lib/sports/schema';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSports } from '@/tests/factories/sports';

it('lists every sport to anybody, Paddle first and the rest by name', async () => {
  await createSports();
  const response = await GET(requestTo('/api/sports'), withParams());
  expect(response.status).toBe(200);
  const sports = sportListSchema.parse(await response.json());
  const [first, ...others] = sports.map(({ name }) => name);
  expect(first).toBe('Paddle');
  expect(others).toEqual([...others].sort());
  expect(sports).toHaveLength(SPORTS.length);
  expect(sports[0]).toEqual({ id: 1, name: 'Paddle', icon: '🎾', isMain: true });
});
