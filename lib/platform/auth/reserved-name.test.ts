import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { readVenueForm } from '@/lib/venues/service/read-venue';
import { editVenue } from '@/lib/venues/service/save-venue';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call } from '@/tests/integration/call';
import { isReservedName, isReservedPlace, isReservedTitle } from './reserved-name';

it.each([
  'Admin',
  'ADMIN',
  'A d m i n',
  'Adm1n',
  'Admln',
  'adrnin',
  'Аdmin', // Cyrillic А
  'аdmіn', // Cyrillic а, і
  'Αdmin', // Greek Α
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'ᴀᴅᴍɪɴ',
  '🅰🅳🅼🅸🅽',
  'Ádmín',
  'Admin 1',
  'Maidan Admin',
  '~Support~',
  'Supp0rt',
  'Ѕuрроrt', // Cyrillic Ѕ, р, о
  'Maidan',
  'Mаidаn', // Cyrillic а
  'Мaidan', // Cyrillic М
  'Maidan Team',
  'The Administrator',
  'میدان',
  'ایڈمن',
  'مـیدان', // A stretched line
  'Maidan™',
  'adміn', // Cyrillic м, і
  'adṃin',
  'MaidanAdmin',
  'adminteam',
  'Help Desk Lahore',
  'Moderators',
  'انتظامیہ',
  'एडमिन',
  'ਐਡਮਿਨ',
  'Админ',
  'Customer Care',
  'No Reply',
  'Super Admin',
  'Maidaan Support',
  'ایڈمین',
  'ادمن',
  'System',
  'Sуstеm', // Cyrillic у, е
  'S y s t e m',
  'Staff',
  'The Staff',
  'Moderator',
  'Official',
  'Official Staff',
  'Official 1',
  'Security Team',
  'Bot',
  'سسٹم',
  'آفیشل',
  'स्टाफ',
  'Deleted user',
  'Unavailable User',
  'Unknown',
])('%s is a name of the site', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  'Ali Raza',
  'علی رضا',
  'Imad Khan',
  'Maida Noor',
  'Adnan Amin',
  'Nadia Minhas',
  'Сергей Админов',
  'José Álvarez',
  '李小龙',
  'ਗੁਰਪ੍ਰੀਤ',
  'Supreet Portwala',
  'Maidani Khan',
  'मदन लाल',
  'Theo Teamster',
  'Ad Minhas',
  'Ali Official',
  'Stafford Khan',
  'Thế',
  'Modi',
  'Botan Ali',
])('%s is a name of a person', (name) => {
  expect(isReservedName(name)).toBe(false);
});

it.each([
  'Maidan',
  'Maidan Support',
  'maidan-support',
  'The Maidan Team',
  'Support 24/7',
  'Аdmin',
  'Maidan Support Lahore',
  'Lahore Maidan Support',
  'MaidanTeam',
  'میدان سپورٹ',
  'انتظامیہ',
  'System',
  'Staff',
  'Official',
  'Maidan Staff',
  'Maidan Official Updates',
  'Maidan Security Team',
  'Maidan System',
  'Support at Maidan',
  'Official Maidan',
  'میدان آفیشل',
])('%s names no group, game or class', (title) => {
  expect(isReservedTitle(title)).toBe(true);
});

it.each([
  'Model Town Maidan',
  'Maidan Cricket',
  'Maidan Teamsters',
  'Minto Park Maidan Sunday Hockey',
  'Admin Society Hockey',
  'Lahore Support Group',
  'باغ کا میدان',
  'Hockey',
  'Security',
  'Staff XI',
  'Maidan Staff Colony',
  'Support of the Maidan Ladies',
])('%s may name a group, game or class', (title) => {
  expect(isReservedTitle(title)).toBe(false);
});

it.each(['Maidan Support', 'Mаidаn Support', 'Support', 'Staff', 'The Maidan Team', 'میدان سپورٹ'])(
  '%s names no venue',
  (name) => {
    expect(isReservedPlace(name)).toBe(true);
  },
);

it.each([
  'Maidan',
  'The Maidan',
  'میدان',
  'Staff Colony Ground',
  'Maidan-e-Cricket',
  'Official Residence Court',
  'Security Club',
  'Support Sports Complex',
])('%s may name a venue', (name) => {
  expect(isReservedPlace(name)).toBe(false);
});

describe('a profile', () => {
  const rename = async (name: string) => {
    const { user, cookie } = await createSignedIn();
    const response = await call('PUT /api/users/{id}', {
      params: { id: user.id },
      body: { name },
      cookie,
    });
    return [response.status, (await response.json()).issues?.[0]?.path];
  };

  it('takes no name of the site', async () => {
    expect(await rename('Аdmin')).toEqual([422, 'name']);
    expect(await rename('Ali Raza')).toEqual([200, undefined]);
  });

  it.each([
    '\u200C\u200D',
    '\u3164',
    '\u115F\u1160',
    '\u2800',
    '\uFFA0',
    '\u0301',
    '\uFE0F',
    '\u{E0041}',
  ])('takes no name that nobody can see: %j', async (name) => {
    expect(await rename(name)).toEqual([422, 'name']);
  });
});

describe('a group, a game and a class', () => {
  const pathOf = async (response: Response) => [
    response.status,
    (await response.json()).issues?.[0]?.path,
  ];

  it('take no name of the site, when made and when renamed', async () => {
    const { user, cookie } = await createSignedIn();
    const sport = await db.sport.findFirstOrThrow();
    const made = (name: string) =>
      call('POST /api/groups', { body: { name, sportId: sport.id }, cookie });
    expect(await pathOf(await made('Maidan Support'))).toEqual([422, 'name']);
    const { id } = await createGroup({ creatorId: user.id, name: 'Model Town Maidan' });
    const renamed = (name: string) =>
      call('PUT /api/groups/{id}', { params: { id }, body: { name }, cookie });
    expect(await pathOf(await renamed('Аdmin'))).toEqual([422, 'name']);
    expect(await pathOf(await renamed('Maidan Cricket'))).toEqual([200, undefined]);

    const game = await createGame({ groupId: id });
    const retitled = await call('PUT /api/games/{id}', {
      params: { id: game.id },
      body: { title: 'Maidan Team' },
      cookie,
    });
    expect(await pathOf(retitled)).toEqual([422, 'title']);

    const coach = await createCoach({ userId: user.id });
    const lesson = await call('POST /api/coaches/{id}/classes', {
      params: { id: coach.id },
      body: { name: 'Support', durationMinutes: 60, price: 500, groupSize: 4 },
      cookie,
    });
    expect(await pathOf(lesson)).toEqual([422, 'name']);
  });
});

it('a venue takes no name of the site, from its adder or as a suggestion', async () => {
  const { user, actor } = await createSignedIn();
  const { id, name, city, address } = await createVenue({ addedById: user.id });
  const edited = (next: string) => {
    const form = new FormData();
    const fields = { name: next, address, city, country: 'Pakistan', sports: '["Cricket"]' };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return editVenue(actor, id, readVenueForm(form));
  };
  await expect(edited('Maidan Support')).rejects.toMatchObject({ issues: [{ path: 'name' }] });
  expect(await edited(`${name} Maidan`)).toMatchObject({ name: `${name} Maidan` });
  const other = await createSignedIn();
  const suggested = await call('POST /api/venues/{id}/suggestions', {
    params: { id },
    body: { kind: 'edit', changes: { name: 'Staff' } },
    cookie: other.cookie,
  });
  expect([suggested.status, (await suggested.json()).issues?.[0]?.path]).toEqual([
    422,
    'changes.name',
  ]);
});
