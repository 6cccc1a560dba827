import unhomoglyph from 'unhomoglyph';
import { texts } from '@/lib/platform/auth/server-texts';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Names that speak for the site. A person with such a name would be believed: 'send me your code'. */
const RESERVED = [
  'maidan',
  'maidaan',
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
  'میدان',
  'میداں',
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

const looks = RESERVED.map(looksOf);
const besides = BESIDES.map(looksOf);
const ONE_WORD = new RegExp(
  `^(?:${[...besides, ...looks].join('|')})*(?:${looks.join('|')})(?:${[...besides, ...looks].join('|')})*$`,
  'u',
);

/** True for a name that is, or contains as a word, the site's own name or that of a role, in any look-alike. */
export function isReservedName(name: string): boolean {
  const bare = name
    .replace(BARE, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  // Of some letters only the capital looks like a Latin one, of others only the small one.
  const spellings = [bare, unhomoglyph(bare), unhomoglyph(bare.toUpperCase())];
  const all = [...spellings, ...spellings.map((each) => each.replace(/\p{N}+/gu, ''))];
  return all.map(looksOf).some((look) => {
    const words = look.split(' ');
    const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
    return [...words, ...pairs, words.join('')].some((word) => ONE_WORD.test(word));
  });
}

/** @throws AppError invalid on `name` */
export function requireOwnName(name: string | undefined): void {
  if (name && isReservedName(name)) throw invalidField('name', say(texts, 'reservedName'));
}
