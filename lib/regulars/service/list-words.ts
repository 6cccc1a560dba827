import { foldKey } from '@/lib/platform/geocoding/fold.mjs';
import { LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { nameSpellingsOf } from '@/lib/platform/language/spellings';
import { SPORTS } from '@/lib/sports/constants';

// The words of a list in a chat that are no names. Words of one line are compared in small letters, without punctuation.

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Behind a name: an answer, a payment, a position, company. Alone, they are a place that is free. */
const REMARKS = setOf(`
  in out yes no not ok okay done confirm confirmed paid unpaid pending cash late maybe tentative gk goalie goalkeeper keeper captain
  capt vc sub subs reserve guest guests friend friends brother cousin plus coming playing available here left injured bowler
  batsman wk defender striker winger midfielder online jazzcash easypaisa
  free empty vacant slot slots spot spots place places player players name names tbd tbc na none needed required
  کنفرم پکا ادا نقد شاید مہمان دوست کپتان کیپر گول ان آؤٹ آرہا آرہے آرہی خالی جگہ نام کھلاڑی درکار
`);

/** A line without a number that has one of them is a heading or a sentence. */
const STRONG = setOf(`
  list players player squad team teams reserves waiting waitlist waitlisted standby venue ground court turf pitch location
  address timing timings time date fee fees price cost charges payment match game games session booking booked slot slots needed
  required please pls plz kindly group link below everyone reminder message messages media omitted joined created kickoff bibs
  shirts lineup attendance account send copy paste update updated add
  فہرست لسٹ کھلاڑی کھلاڑیوں ٹیم ٹیمیں میچ گراؤنڈ جگہ مقام فیس وقت تاریخ انتظار ویٹنگ ریزرو متبادل برائے براہ کریں لنک نام گیم پیغام
  ادائیگی باقی
`);

/** A line without a number that has nothing else is a heading, too. */
const WEAK = setOf(`
  a all am and any are at be boys by can dear final for from full guys hello hey hi how i if in is it last let lets lol me my
  next nice of on only our per head person pm so see still sure thank thanks the there they this to today tomorrow tonight
  total up us vs we week weekly when where who will with you your morning evening night afternoon aoa salam assalam salaam alaikum
  walaikum black white light dark side great good haha bring new bench backup extras absent unavailable out
  آج کل شام رات صبح دوپہر کی کے کا میں پر کو سے ہے ہیں اور بجے روپے فی کس السلام علیکم شکریہ سب
`);

/** In a list of information, before a colon: what follows names nobody. */
const INFORMATION = setOf(`
  venue ground court turf pitch location address timing timings time date day when where fee fees price cost charges payment total
  account note notes sport bring link map kickoff rules jazzcash easypaisa iban bank
  جگہ مقام گراؤنڈ وقت تاریخ دن فیس ادائیگی نوٹ لنک اکاؤنٹ
`);

/** One in every month, on all days of the week. */
const DAYS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + 31 * at)));

/** Long and short, in every language. */
function calendarNames(part: 'weekday' | 'month'): Set<string> {
  const names = LANGUAGE_CODES.flatMap((code) =>
    ['long', 'short'].flatMap((width) => {
      const { tag } = LANGUAGES[code];
      const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', [part]: width });
      return DAYS.map((day) => format.format(day).toLowerCase());
    }),
  );
  return new Set(names);
}

const WEEKDAYS = calendarNames('weekday').add('tues').add('thurs').add('jumma');
const MONTH_NAMES = calendarNames('month').add('sep');

/** For an expression: the longer names first. */
export const MONTHS = [...MONTH_NAMES].sort((a, b) => b.length - a.length).join('|');

const SPELLINGS_OF_A_SPORT_MAX = 20;
let sports: Set<string> | undefined;

/** 'futsal' and 'کرکٹ', by the spellings of the search. */
function isSport(words: string): boolean {
  sports ??= new Set(
    SPORTS.flatMap(({ name }) =>
      nameSpellingsOf(name.toLowerCase(), SPELLINGS_OF_A_SPORT_MAX).map(foldKey),
    ),
  );
  return sports.has(foldKey(words));
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\u200C\u200D]+(?:['’\p{L}\p{M}]|-\p{L})*/gu) ?? [];

const isOneOf = (word: string, ...sets: ReadonlySet<string>[]) => sets.some((set) => set.has(word));

/** Also of what has no letters, and of several: a free place, an answer alone. */
export const isRemark = (text: string): boolean => wordsOf(text).every((word) => REMARKS.has(word));

/** Whether what is before a colon says what people these are: 'Reserves', 'GK', 'Team A'. */
export const isLabel = (text: string): boolean =>
  wordsOf(text).every(
    (word) => word.length === 1 || isOneOf(word, REMARKS, STRONG, WEAK, WEEKDAYS, MONTH_NAMES),
  );

export const isInformation = (text: string): boolean =>
  wordsOf(text).some((word) => INFORMATION.has(word));

/** Whether a line without a number is none of names. */
export function isHeading(text: string): boolean {
  const all = wordsOf(text);
  const words = all.filter((word) => !REMARKS.has(word));
  // April alone is a person.
  const isKnown = (word: string) =>
    isOneOf(word, WEAK, WEEKDAYS) || (words.length > 1 && MONTH_NAMES.has(word));
  const isSportAt = (word: string, at: number) =>
    isSport(word) || isSport(words.slice(at, at + 2).join(' '));
  return all.some((word) => STRONG.has(word)) || words.some(isSportAt) || words.every(isKnown);
}
