import { describe, expect, it } from 'vitest';
import { LATIN, SHAPES, URDU } from '@/tests/factories/chat-lists';
import { LIST_LINES_MAX, nameKey, parseList } from './parse-list';

const namesOf = (...lines: string[]) => parseList(lines.join('\n')).names;

describe('a list of sixty', () => {
  it('comes in more than twenty shapes', () => {
    expect(Object.keys(SHAPES).length).toBeGreaterThan(20);
  });

  it.each(Object.keys(SHAPES))('%s', (title) => {
    const { names, text } = SHAPES[title] ?? { names: [], text: '' };
    const parsed = parseList(text);
    expect(parsed.names).toEqual(names);
    expect(parsed.doubled).toEqual([]);
    expect(parsed.tooMany).toBe(false);
  });
});

describe('what is no name', () => {
  it.each([
    'Friday futsal 8pm',
    'Players:',
    'Reserves',
    'Waiting list',
    'جمعہ کرکٹ',
    'کھلاڑیوں کی فہرست',
    'https://chat.whatsapp.com/AbCdEf',
    'Wed 28 Nov',
    '28/11/2026',
    '۸ بجے رات',
    'Rs. 500 per head',
    'Venue: Iqbal Park',
    'Time: 8pm',
    'Who is coming?',
    'Please bring white shirts',
    "3. Ali's friend",
    '4. TBD',
    '5. Admin',
    '6. M',
  ])('%s', (line) => {
    expect(parseList(line)).toEqual({ names: [], doubled: [], ignored: [line], tooMany: false });
  });

  it('an empty place is not worth a word', () => {
    expect(parseList('9.\n10. ____\n11) …\n١٢.\n - \n✅').ignored).toEqual([]);
  });
});

it('what stands above a list numbered from 1 is its title, whatever it says', () => {
  expect(namesOf('Thunder Boys', 'Iqbal Park', '1. Ali', '2. Hamza', 'Saad')).toEqual([
    'Ali',
    'Hamza',
    'Saad',
  ]);
});

it('an answer in an exported chat is its author’s, other words are theirs', () => {
  const chat = [
    '[28/11/26, 18:02:11] Ali Khan: Hamza',
    '28/11/2026, 6:02 pm - Saad: In',
    '28/11/2026, 6:03 pm - عمر: میں آ رہا ہوں',
    '28/11/2026, 6:04 pm - Usman: not coming',
    '28/11/2026, 6:05 pm - +92 300 1234567: In',
  ];
  const { names, ignored } = parseList(chat.join('\n'));
  expect(names).toEqual(['Hamza', 'Saad', 'عمر']);
  expect(ignored).toEqual(chat.slice(3));
});

it('a remark is only taken from behind a name', () => {
  expect(namesOf('Will Smith', '2. Will Smith will be late')).toEqual(['Will Smith']);
  expect(namesOf('Kim Jong In', 'hamza khan in')).toEqual(['Kim Jong In', 'hamza khan']);
  expect(namesOf('Hamza Khan In', 'Ali In')).toEqual(['Hamza Khan', 'Ali']);
  expect(namesOf('1. GK', '2. GK: Ali', '3. Hamza - late - paid', '(Saad)')).toEqual([
    'Ali',
    'Hamza',
    'Saad',
  ]);
});

it('names written twice are said once, guests of a player are not that player', () => {
  const list = '1. Ali Khan\n2. ali  khan\n3. Ali Khan +1\n4. José\n5. JOSE\n6. ہانی\n7. ھاني';
  expect(parseList(list)).toMatchObject({
    names: ['Ali Khan', 'José', 'ہانی'],
    doubled: ['Ali Khan', 'José', 'ہانی'],
  });
  expect(parseList('Ali Khan\nAli Khan +1\nAli 2')).toMatchObject({
    names: ['Ali Khan', 'Ali 2'],
    doubled: [],
  });
});

it('compares without case, marks and spacing, but with the vowels of Indian scripts', () => {
  expect(nameKey('Zia-ul-Haq')).toBe(nameKey('ZIA UL HAQ'));
  expect(nameKey('محمّد علی')).toBe(nameKey('محمد على'));
  expect(nameKey('राम')).not.toBe(nameKey('रीमा'));
  expect(nameKey('ਅਮਨ ਸਿੰਘ')).toBe(nameKey('ਅਮਨਸਿੰਘ'));
});

it('has a limit', () => {
  const many = [...LATIN, ...URDU];
  const parsed = parseList(many.join('\n'));
  expect(parsed.tooMany).toBe(true);
  expect(parsed.names).toHaveLength(LIST_LINES_MAX);
});

describe('a table that another app exported', () => {
  it.each([
    [
      'Spond',
      'First name,Last name,Email,Phone\nAli,Raza,ali@example.test,0300\n"Sara, Jr",Khan,,',
      ['Ali Raza', 'Sara, Jr Khan'],
    ],
    [
      'TeamSnap',
      '\uFEFFFirst;Last;Position\r\nAli;Raza;Goal\r\nہمایوں;اختر;\r\n',
      ['Ali Raza', 'ہمایوں اختر'],
    ],
    [
      'Meetup',
      'Name\tUser ID\tTitle\nAli Raza\tuser 12\tMember\nAli  raza\tuser 13\tMember',
      ['Ali Raza'],
    ],
  ])('%s: only the names are read', (_app, text, names) => {
    expect(parseList(text).names).toEqual(names);
  });

  it('has up to 300 names, and no line of a chat is taken for its header', () => {
    const letter = (n: number) => String.fromCharCode(97 + n);
    const rows = Array.from(
      { length: 301 },
      (_, n) => `Al${letter(n % 26)}im Raz${letter(Math.floor(n / 26))}a,Blue`,
    );
    const parsed = parseList(['Name,Team', ...rows].join('\n'));
    expect(parsed.tooMany).toBe(true);
    expect(parsed.names).toHaveLength(300);
    expect(parseList('Ali, Hamza, Saad\nBilal, Omar').names).toEqual([
      'Ali',
      'Hamza',
      'Saad',
      'Bilal',
      'Omar',
    ]);
  });
});
