import unhomoglyph from 'unhomoglyph';
import { texts } from '@/lib/platform/auth/server-texts';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** The site's own name, which also means a ground: 'Model Town Maidan' may be a group. */
const SITE = ['maidan', 'maidaan', 'میدان', 'میداں'];

/** Names that speak for the site. A person with such a name would be believed: 'send me your code'. */
const RESERVED = [
  ...SITE,
  'admin',
  'admins',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'support',
  'helpdesk',
  'sysadmin',
  'superadmin',
  'webmaster',
  'postmaster',
  'noreply',
  'customercare',
  'customerservice',
  'securityteam',
  'админ',
  'администратор',
  'поддержка',
  'ایڈمن',
  'ایڈمین',
  'اڈمن',
  'ادمن',
  'سپورٹ',
  'موڈریٹر',
  'منتظم',
  'انتظامیہ',
  'ایڈمنسٹریٹر',
  'सपोर्ट',
  'एडमिन',
  'ਐਡਮਿਨ',
  'ਸਪੋਰਟ',
];

/** Words that people join to one of them: 'adminteam'. */
const BESIDES = ['team', 'staff', 'official', 'desk', 'help', 'the'];

/** Characters that are neither seen as letters nor part of a name: a stretched Arabic line, trade marks. */
const BARE = /[\u0640™®©℠]/gu;

/** Letters in boxes and circles, and small capitals, which neither Unicode's compatibility forms nor its look-alikes know. */
const ENCLOSED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const FIRST_ENCLOSED = [0x1f1e6, 0x1f170, 0x1f150];
const LATIN_A = 97;

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = FIRST_ENCLOSED.find((start) => code >= start) ?? code;
  return String.fromCodePoint(LATIN_A + code - first);
}

/** A canonical form: the same for all spellings that look alike (Unicode's confusables). */
function looksOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(ENCLOSED, plainLetter)
    .toLowerCase()
    .replace(/./gu, (letter) => {
      const at = SMALL_CAPITALS.indexOf(letter);
      return at < 0 ? letter : String.fromCodePoint(LATIN_A + at);
    });
  return unhomoglyph(plain)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[@431!|l05$7]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const anyOf = (words: string[]) => `(?:${words.map(looksOf).join('|')})`;
const beside = anyOf([...BESIDES, ...RESERVED]);
const ONE_WORD = new RegExp(`^${beside}*${anyOf(RESERVED)}${beside}*$`, 'u');
const ROLE_OF_SITE = new RegExp(
  `^${anyOf(SITE)} ?${anyOf(['team', ...RESERVED.filter((word) => !SITE.includes(word))])}(?: |$)`,
  'u',
);

/** How a name may be read: without what is no letter, by capitals and by small letters, with and without its numbers. */
function readings(name: string): string[][] {
  const bare = name
    .replace(BARE, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  // Of some letters only the capital looks like a Latin one, of others only the small one.
  const spellings = [bare, unhomoglyph(bare), unhomoglyph(bare.toUpperCase())];
  const all = [...spellings, ...spellings.map((each) => each.replace(/\p{N}+/gu, ''))];
  return all.map((each) => looksOf(each).split(' '));
}

/** True for a name that is, or contains as a word, the site's own name or that of a role, in any look-alike. */
export function isReservedName(name: string): boolean {
  return readings(name).some((words) => {
    const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
    return [...words, ...pairs, words.join('')].some((word) => ONE_WORD.test(word));
  });
}

/** True for what a thing may not be called: only such words, or the site and a role together. */
export function isReservedTitle(title: string): boolean {
  return readings(title).some(
    (words) =>
      ONE_WORD.test(words.join('')) ||
      words.some((_word, at) => ROLE_OF_SITE.test(words.slice(at).join(' '))),
  );
}

/** @throws AppError invalid on `name` */
export function requireOwnName(name: string | undefined): void {
  if (name && isReservedName(name)) throw invalidField('name', say(texts, 'reservedName'));
}

/**
 * For the names of things that head e-mails and pushes: groups, games, classes.
 * @throws AppError invalid on the field
 */
export function requireOwnTitle(path: 'name' | 'title', title: string): void {
  if (isReservedTitle(title)) throw invalidField(path, say(texts, 'reservedName'));
}
