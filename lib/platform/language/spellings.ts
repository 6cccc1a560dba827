import { foldWords } from '@/lib/platform/geocoding/fold.mjs';
import { PLACE_SPELLINGS } from '@/lib/platform/language/place-spellings';

/** Common names of people, in both scripts and as they are spelled in Latin letters, the most usual first. */
const NAME_SPELLINGS: readonly (readonly string[])[] = [
  ['muhammad', 'محمد', 'mohammad', 'mohammed', 'mohd', 'md', 'muhammed', 'mohamed'],
  ['chaudhry', 'چوہدری', 'chaudhary', 'choudhry', 'choudhary', 'chaudhri', 'chaudry', 'choudry'],
  ['abdullah', 'عبداللہ', 'abdallah'],
  ['ahmed', 'احمد', 'ahmad'],
  ['ali', 'علی'],
  ['asad', 'اسد'],
  ['ayesha', 'عائشہ', 'aisha', 'aysha'],
  ['babar', 'بابر', 'baber'],
  ['bilal', 'بلال'],
  ['butt', 'بٹ'],
  ['fatima', 'فاطمہ', 'fatimah', 'fathima'],
  ['hamza', 'حمزہ', 'hamzah'],
  ['hassan', 'حسن', 'hasan'],
  ['hina', 'حنا'],
  ['hussain', 'حسین', 'husain', 'hussein', 'hossain'],
  ['imran', 'عمران'],
  ['iqbal', 'اقبال'],
  ['kamran', 'کامران'],
  ['khadija', 'خدیجہ', 'khadijah'],
  ['khan', 'خان'],
  ['malik', 'ملک'],
  ['maryam', 'مریم', 'mariam', 'miriam'],
  ['noor', 'نور', 'nur'],
  ['omar', 'عمر', 'umar', 'umer', 'omer'],
  ['qureshi', 'قریشی', 'quraishi', 'qureishi'],
  ['rashid', 'راشد', 'rasheed', 'rashed'],
  ['raza', 'رضا'],
  ['rizwan', 'رضوان'],
  ['saad', 'سعد'],
  ['sana', 'ثنا', 'ثناء'],
  ['sara', 'سارہ', 'sarah'],
  ['shahid', 'شاہد'],
  ['sheikh', 'شیخ', 'shaikh', 'sheik'],
  ['siddiqui', 'صدیقی', 'siddique', 'siddiqi'],
  ['syed', 'سید', 'sayed', 'sayyed', 'saiyed'],
  ['tariq', 'طارق', 'tarik'],
  ['usman', 'عثمان', 'osman', 'uthman', 'othman'],
  ['yousaf', 'یوسف', 'yusuf', 'yousuf', 'yousef'],
  ['younis', 'یونس', 'younus', 'yunus', 'yunis'],
  ['zainab', 'زینب', 'zaynab', 'zaineb'],
];

/**
 * Names of the same sport, place, amenity or person, in both scripts, the most usual first: a search tries only some of them. A
 * name of two things, such as 'pool', is in the list of each.
 */
const SPELLINGS: readonly (readonly string[])[] = [
  ['american football', 'امریکن فٹ بال', 'امریکی فٹ بال', 'امریکن فٹبال'],
  ['badminton', 'بیڈمنٹن', 'چڑی', 'shuttle'],
  ['baseball', 'بیس بال', 'بیسبال'],
  ['basketball', 'باسکٹ بال', 'باسکٹبال'],
  ['boxing', 'باکسنگ', 'مکے بازی'],
  ['cricket', 'کرکٹ', 'ٹیپ بال', 'ہارڈ بال', 'نیٹ پریکٹس', 'tape ball', 'hard ball'],
  ['fitness', 'فٹنس', 'ورزش', 'exercise'],
  ['golf', 'گالف', 'گولف'],
  ['gym', 'جم', 'جِم ورک آؤٹ', 'gym workout', 'کسرت', 'weights'],
  ['hockey', 'ہاکی', 'field hockey'],
  ['paddle', 'padel', 'پیڈل', 'پیڈل ٹینس'],
  ['rugby', 'رگبی'],
  ['running', 'رننگ', 'جاگنگ', 'دوڑ', 'jogging'],
  ['snooker', 'سنوکر', 'اسنوکر', 'بلیئرڈ', 'pool', 'پول'],
  ['soccer', 'football', 'فٹ بال', 'فٹبال', 'ساکر', 'futsal', 'فٹسال'],
  ['softball', 'سافٹ بال', 'سافٹبال'],
  ['swimming', 'سوئمنگ', 'تیراکی', 'pool', 'پول'],
  ['table tennis', 'ٹیبل ٹینس', 'پنگ پانگ', 'ping pong'],
  ['tennis', 'ٹینس', 'لان ٹینس', 'lawn tennis'],
  ['volleyball', 'والی بال', 'والیبال'],
  ['yoga', 'یوگا'],
  ...PLACE_SPELLINGS,
  ['air conditioning', 'اے سی'],
  ['cafeteria', 'کینٹین'],
  ['changing rooms', 'چینجنگ روم'],
  ['equipment rental', 'سامان کرائے پر'],
  ['first aid', 'فرسٹ ایڈ'],
  ['lighting', 'لائٹس'],
  ['parking', 'پارکنگ'],
  ['seating area', 'بیٹھنے کی جگہ'],
  ['security', 'سیکیورٹی'],
  ['showers', 'شاور'],
  ['sound system', 'ساؤنڈ سسٹم'],
  ['wifi', 'وائی فائی'],
  ...NAME_SPELLINGS,
];

/** Only ever typed: two Latin letters are in the middle of too many other names, 'md' in 'Hamdan'. */
const SHORTENED = /^[a-z]{1,2}$/;

/** Bounds the queries of one search: two words of the list in one search have at most this many combinations. */
const VARIANTS_MAX = 4;

interface Name {
  name: string;
  /** Its index in the list: names of one search are replaced in this order. */
  at: number;
  /** Its other names; for a name of two things, those of the first and of the second in turns. */
  others: string[];
}

const fold = (text: string): string => foldWords(text).join(' ');

let known: Name[] | undefined;

/** The typed text, and its other names or spellings: 'کرکٹ' and 'cricket'. Compared folded. */
export function spellingsOf(typed: string, max = VARIANTS_MAX): string[] {
  known ??= namesOf(SPELLINGS.map((names) => names.map(fold)));
  let pattern = fold(typed);
  const found: Name[] = [];
  for (const one of known) {
    if (!hasWords(pattern, one.name)) continue;
    // Folded text has no braces, so a replaced part is not replaced again.
    pattern = inPlaceOf(pattern, one.name, `{${one.at}}`);
    found.push(one);
  }
  let variants = [pattern];
  for (const { name, at, others } of found.sort((a, b) => a.at - b.at)) {
    variants = variants
      .flatMap((variant) => [name, ...others].map((each) => inPlaceOf(variant, `{${at}}`, each)))
      .slice(0, max);
  }
  return [...new Set([typed, ...variants.slice(1)])];
}

/** Every name once, longer ones first: 'table tennis' is not 'tennis'. */
function namesOf(lists: readonly string[][]): Name[] {
  const names = [...new Set(lists.flat())].map((name, at) => {
    const others = lists
      .filter((list) => list.includes(name))
      .map((list) => list.filter((each) => each !== name && !SHORTENED.test(each)));
    return { name, at, others: inTurns(others) };
  });
  return names.sort((a, b) => b.name.length - a.name.length);
}

function inTurns(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  return [...new Set(rounds.flat())];
}

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
const inPlaceOf = (text: string, from: string, to: string) =>
  ` ${text} `.replace(` ${from} `, () => ` ${to} `).trim();
