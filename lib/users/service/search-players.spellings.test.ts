import { beforeAll, expect, it } from 'vitest';
import { searchPlayersSchema } from '@/lib/users/schema/nearby-user';
import { searchPlayers } from '@/lib/users/service/search-players';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const CITY = { latitude: -33.45, longitude: -70.66 };
let viewer: SignedIn;

beforeAll(async () => {
  viewer = await createSignedIn({ at: CITY, name: 'Viewer' });
  for (const name of [
    'Muhammad Aslam',
    'محمد اسلم',
    'Mohammed Waseem',
    'Zubair Choudhry',
    'زبیر چوہدری',
  ]) {
    await createOnboardedUser({ at: CITY, name });
  }
  await createOnboardedUser({ at: CITY, name: 'Pervaiz', bio: 'Squash near Gulberg' });
  await createOnboardedUser({ at: CITY, name: 'پرویز', bio: 'گلبرگ میں ہاکی' });
});

const find = async (search: string) =>
  (await searchPlayers(viewer.actor, searchPlayersSchema.parse({ search }))).items
    .map(({ name }) => name)
    .toSorted();

it.each([
  ['Gulberg', ['Pervaiz', 'پرویز']],
  ['گلبرگ', ['Pervaiz', 'پرویز']],
  ['Muhammad', ['Mohammed Waseem', 'Muhammad Aslam', 'محمد اسلم']],
  ['mohammed', ['Mohammed Waseem', 'Muhammad Aslam', 'محمد اسلم']],
  ['محمد', ['Mohammed Waseem', 'Muhammad Aslam', 'محمد اسلم']],
  ['Chaudhry', ['Zubair Choudhry', 'زبیر چوہدری']],
  ['چوہدری', ['Zubair Choudhry', 'زبیر چوہدری']],
])('%s finds both scripts and the usual spellings', async (search, found) => {
  expect(await find(search)).toEqual(found);
});
