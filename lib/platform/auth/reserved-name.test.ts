import { describe, expect, it } from 'vitest';
import { createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';
import { isReservedName } from './reserved-name';

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
])('%s is a name of a person', (name) => {
  expect(isReservedName(name)).toBe(false);
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
