import { expect, it } from 'vitest';
import { placeOfText } from '@/lib/groups/service/group-place';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import { updateProfileSchema } from '@/lib/users/schema/profile';
import { updateProfile } from '@/lib/users/service/edit-profile';
import { createSignedIn } from '@/tests/factories/sessions';

it('an ambiguous place gets the three nearest suggestions, for groups and for people', async () => {
  const { suggestions } = await resolvePlace(getGeocoder(), 'DHA');
  expect(suggestions.length).toBeGreaterThan(2);
  const names = suggestions.slice(0, 3).map(({ label }) => label);
  const refusal = { message: `Location not found. Did you mean ${names.join(' or ')}?` };
  await expect(placeOfText('DHA')).rejects.toMatchObject(refusal);
  const { actor, user } = await createSignedIn();
  const change = updateProfile(actor, user.id, updateProfileSchema.parse({ location: 'DHA' }), () =>
    Promise.resolve([]),
  );
  await expect(change).rejects.toMatchObject(refusal);
});
