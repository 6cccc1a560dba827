import { describe, expect, it } from 'vitest';
import { setHoursSchema, setPackagesSchema } from '@/lib/coaching/schema/desk';
import { ApiError } from '@/lib/http/client';
import { problemsOf, refusalOf } from './field-errors';

const pack = (sessions: number) => ({ sessions, price: 5_000, validDays: null });

describe('an error in one entry of a list', () => {
  it.each([
    [setPackagesSchema, { packages: [pack(4), pack(0)] }, 'packages', 'packages.1.sessions'],
    [
      setPackagesSchema,
      { packages: [pack(4), pack(8), pack(4)] },
      'packages',
      'packages.2.sessions',
    ],
    [
      setHoursSchema,
      { hours: [{ weekday: 1, startMinute: 600, endMinute: 540 }] },
      'hours',
      'hours.0.endMinute',
    ],
    [
      setHoursSchema,
      {
        hours: [
          { weekday: 1, startMinute: 540, endMinute: 600 },
          { weekday: 2, startMinute: 540, endMinute: 600 },
          { weekday: 1, startMinute: 570, endMinute: 660 },
        ],
      },
      'hours',
      'hours.2.startMinute',
    ],
  ])('is shown at the list and at the entry (%#)', (schema, values, field, entry) => {
    const problems = problemsOf(schema, values);
    expect(Object.keys(problems ?? {})).toEqual([field, entry]);
    expect(problems?.[entry]).toBe(problems?.[field]);
  });

  it('is shown there too when it comes from the server', () => {
    const issues = [{ path: 'packages.1.price', message: 'Too dear' }];
    const body = JSON.stringify({ error: 'Too dear', code: 'invalid', issues });
    const error = new ApiError(422, 'Unprocessable', body);
    expect(refusalOf(error, ['packages'], 'Failed')).toEqual({
      packages: 'Too dear',
      'packages.1.price': 'Too dear',
    });
    expect(refusalOf(error, ['hours'], 'Failed')).toEqual({ form: 'Too dear' });
  });
});
