import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/platform/http/client';
import { liftErrors, refusalOf } from './field-errors';

describe('an error in one entry of a list', () => {
  it('is shown at the list and at the entry when it comes from the server', () => {
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

it('shows the errors of an object at its own fields', () => {
  const found = { title: 'Required', repeat: 'Too late', 'repeat.endsOn': 'Too late' };
  expect(liftErrors(found, 'repeat')).toEqual({ title: 'Required', endsOn: 'Too late' });
});
