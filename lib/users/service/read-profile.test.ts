import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { runIn } from '@/lib/platform/language/run-in';
import { findNearbyUsersSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { readProfile } from '@/lib/users/service/read-profile';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('a person without a name is called so in the language of the reader', async () => {
  addAllTexts();
  const { actor } = await createSignedIn();
  const { id } = await createOnboardedUser({ name: null });
  const read = async () => {
    const { items } = await listNearbyUsers(actor, findNearbyUsersSchema.parse({}));
    return [(await readProfile(actor, id)).name, items.find((each) => each.id === id)?.name];
  };
  expect(await read()).toEqual(['User', 'User']);
  expect(await runIn('ur', read)).toEqual(['صارف', 'صارف']);
});
