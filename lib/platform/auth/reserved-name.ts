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

/** Words by which the site speaks only if they are the whole name, or stand behind its own: 'Ali Official' is a person. */
const VOICE = [
  'system',
  'staff',
  'official',
  'officials',
  'officialteam',
  'security',
  'help',
  'helpline',
  'hotline',
  'mod',
  'mods',
  'bot',
  'notification',
  'notifications',
  'service',
  'verification',
  'система',
  'модератор',
  'сотрудник',
  'سسٹم',
  'سٹاف',
  'اسٹاف',
  'آفیشل',
  'ہیلپ لائن',
  'سیکیورٹی',
  'سرکاری',
  'عملہ',
  'सिस्टम',
  'स्टाफ',
  'मॉडरेटर',
  'आधिकारिक',
  'ਸਿਸਟਮ',
  'ਸਟਾਫ',
];
/** A thing with such a whole name is believed, too; 'Security' may be a company's team. */
const VOICE_OF_THINGS = ['system', 'staff', 'official', 'officials', 'mods', 'notifications'];

/** What is shown instead of a person who is gone or hidden. */
const PLACEHOLDERS = ['unknown', 'unknownuser', 'deleteduser', 'unavailableuser'];

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

/** Without what is no letter, marks included. */
const bareOf = (text: string) =>
  text
    .replace(BARE, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

const anyOf = (words: string[]) =>
  `(?:${words.map((word) => looksOf(bareOf(word)).replaceAll(' ', '')).join('|')})`;
const ROLES = RESERVED.filter((word) => !SITE.includes(word));
const [site, role, voice] = [anyOf(SITE), anyOf(ROLES), anyOf(VOICE)];
const beside = anyOf([...BESIDES, ...RESERVED]);
const ONE_WORD = new RegExp(`^${beside}*${anyOf(RESERVED)}${beside}*$`, 'u');
const asWhole = (words: string[]) => {
  const each = anyOf([...BESIDES, ...words]);
  return new RegExp(`^${each}*${anyOf(words)}${each}*$`, 'u');
};
const WHOLE = asWhole([...VOICE, ...PLACEHOLDERS]);
const WHOLE_THING = asWhole(VOICE_OF_THINGS);
const WHOLE_PLACE = asWhole([...ROLES, ...VOICE_OF_THINGS]);
/** 'Maidan Support Lahore', 'Maidan Staff', 'Support of Maidan'; 'Maidan Staff Colony' is a place. */
const ROLE_OF_SITE = new RegExp(
  `^${site} ?(?:${anyOf(['team', 'official'])}|${role})(?: |$)|^${site} ?${voice}(?: ${anyOf(['team', 'desk'])})?$|^(?:the )?(?:${role}|${voice})(?: ${anyOf(['team', 'desk'])})?(?: (?:${anyOf(['of', 'at', 'from', 'by', 'for'])}))?(?: the)? ?${site}$`,
  'u',
);

/** How a name may be read: without what is no letter, by capitals and by small letters, with and without its numbers. */
function readings(name: string): string[][] {
  const bare = bareOf(name);
  // Of some letters only the capital looks like a Latin one, of others only the small one.
  const spellings = [bare, unhomoglyph(bare), unhomoglyph(bare.toUpperCase())];
  const all = [...spellings, ...spellings.map((each) => each.replace(/\p{N}+/gu, ''))];
  return all.map((each) => looksOf(each).split(' '));
}

/** True for a name that is, or contains as a word, the site's own name or that of a role, in any look-alike. */
export function isReservedName(name: string): boolean {
  return readings(name).some((words) => {
    const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
    const whole = words.join('');
    return WHOLE.test(whole) || [...words, ...pairs, whole].some((word) => ONE_WORD.test(word));
  });
}

const speaksForSite = (words: string[]) =>
  words.some((_word, at) => ROLE_OF_SITE.test(words.slice(at).join(' ')));

/** True for what a thing may not be called: only such words, or the site and a role together. */
export function isReservedTitle(title: string): boolean {
  return readings(title).some((words) => {
    const whole = words.join('');
    return ONE_WORD.test(whole) || WHOLE_THING.test(whole) || speaksForSite(words);
  });
}

/** True for what a venue may not be called. 'Maidan' alone is one: a ground. */
export function isReservedPlace(name: string): boolean {
  return readings(name).some((words) => WHOLE_PLACE.test(words.join('')) || speaksForSite(words));
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

/** For venues. @throws AppError invalid on the field */
export function requireOwnPlace(name: string | undefined, path = 'name'): void {
  if (name && isReservedPlace(name)) throw invalidField(path, say(texts, 'reservedName'));
}
