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
    'Mohd Irfan',
    'Hamdan',
    'Zubair Choudhry',
    'Bilal Choudry',
    'Nida Husain',
    'ندا حسین',
    'Shaikh Noman',
    'شیخ نعمان',
    'زبیر چوہدری',
    'Muhammad Ali',
    'محمد علی',
    'M. Ali',
    'Mohd. Ali',
    'Imtiaz',
    'Zia-ur-Rehman',
    'Ziaur Rahman',
    'ضیاء الرحمن',
    'Abdur Rahman',
    'عبدالرحمٰن',
    'Ch. Nazir',
    'Syeda Tooba',
    'Khwaja Asif',
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
  ...['Muhammad', 'mohammed', 'mohd', 'محمد'].map((typed): [string, string[]] => [
    typed,
    [
      'Mohammed Waseem',
      'Mohd Irfan',
      'Mohd. Ali',
      'Muhammad Ali',
      'Muhammad Aslam',
      'محمد اسلم',
      'محمد علی',
    ],
  ]),
  ['Md Aslam', ['Muhammad Aslam', 'محمد اسلم']],
  ...['Mohd Ali', 'Mohd. Ali', 'M. Ali', 'M Ali', 'Muhammad Ali', 'محمد علی'].map(
    (typed): [string, string[]] => [typed, ['M. Ali', 'Mohd. Ali', 'Muhammad Ali', 'محمد علی']],
  ),
  ...['Zia ur Rehman', 'Ziaur Rahman', 'Zia-ur-Rehman', 'ضیاء الرحمن'].map(
    (typed): [string, string[]] => [typed, ['Zia-ur-Rehman', 'Ziaur Rahman', 'ضیاء الرحمن']],
  ),
  ...['Abdul Rehman', 'Abdurrahman', 'عبدالرحمن'].map((typed): [string, string[]] => [
    typed,
    ['Abdur Rahman', 'عبدالرحمٰن'],
  ]),
  ['Chaudhry Nazir', ['Ch. Nazir']],
  ['خواجہ', ['Khwaja Asif']],
  ...['Chaudhry', 'choudhary', 'چوہدری'].map((typed): [string, string[]] => [
    typed,
    ['Bilal Choudry', 'Zubair Choudhry', 'زبیر چوہدری'],
  ]),
  ...['Hussain', 'hussein', 'حسین'].map((typed): [string, string[]] => [
    typed,
    ['Nida Husain', 'ندا حسین'],
  ]),
  ...['Sheikh', 'shaikh', 'شیخ'].map((typed): [string, string[]] => [
    typed,
    ['Shaikh Noman', 'شیخ نعمان'],
  ]),
])('%s finds both scripts and the usual spellings', async (search, found) => {
  expect(await find(search)).toEqual(found);
});
