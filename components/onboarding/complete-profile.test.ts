import { describe, expect, it } from 'vitest';
import { bodyResolver, sentencesOf } from '@/components/forms/body-resolver';
import { refusalOf } from '@/components/forms/field-errors';
import { ApiError } from '@/lib/platform/http/client';
import { updateProfileSchema } from '@/lib/users/schema/profile';
import { PROFILE_FIELDS, placeErrors, setupFailed, toProfileBody } from './complete-profile';
import type { OnboardingDraft } from './draft';

const full: OnboardingDraft = {
  step: 3,
  birthYear: '1990',
  gender: 'female',
  location: 'Lahore, Pakistan',
  point: { latitude: 31.5, longitude: 74.3 },
  sports: [{ sportId: 6, skillLevel: 'expert' }],
  bio: 'Keeper',
};

/** The body that the form makes of a draft, before it is sent. */
async function resolve(draft: OnboardingDraft) {
  const resolver = bodyResolver(updateProfileSchema, toProfileBody, placeErrors);
  const { values, errors } = await resolver(draft, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return { values, errors: sentencesOf(errors) };
}

describe('the profile that the wizard sends', () => {
  it('has the answers without the step, and sports are calls of their own', async () => {
    expect(await resolve(full)).toEqual({
      values: {
        gender: 'female',
        location: 'Lahore, Pakistan',
        latitude: 31.5,
        longitude: 74.3,
        bio: 'Keeper',
      },
      errors: {},
    });
  });

  it('is checked by the schema of the call', async () => {
    const long = await resolve({ ...full, bio: 'x'.repeat(501) });
    expect(long.errors).toEqual({ bio: 'Bio can have at most 500 characters' });
    // Surrounding spaces are removed before counting.
    expect((await resolve({ ...full, bio: ` ${'x'.repeat(500)}\n` })).errors).toEqual({});
    const nowhere = await resolve({ ...full, point: { latitude: 91, longitude: 74.3 } });
    expect(nowhere.errors).toEqual({ location: expect.any(String) });
  });
});

describe('a refusal', () => {
  const refused = (body: object) => new ApiError(400, '', JSON.stringify(body));

  it('shows what is wrong with the coordinates at the location', () => {
    const error = refused({ issues: [{ path: 'longitude', message: 'In the sea' }] });
    const found = placeErrors(refusalOf(error, PROFILE_FIELDS, setupFailed));
    expect(found).toEqual({ location: 'In the sea' });
  });

  it('gives the reason', () => {
    expect(setupFailed(refused({ error: 'The ground is closed.' }))).toBe(
      'Failed to complete profile setup: The ground is closed.',
    );
    expect(setupFailed(new TypeError('x'))).toMatch(/^Failed to complete profile setup: \S/);
  });
});
