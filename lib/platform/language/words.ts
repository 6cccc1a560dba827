import { currentTime } from '@/lib/platform/browser/clock';
import { dateFormat } from '@/lib/platform/calendar/date-format';
import { city } from '@/lib/platform/city/city';
import { inUnit } from '@/lib/platform/city/lengths';
import { isolate } from '@/lib/platform/validation/isolate';
import { currencyDigits, toUnits } from './currency';
import { currentLanguage } from './current';
import { currentDateStyle, type DateStyle, hoursOf } from './date-style';
import { LANGUAGES, type Language } from './languages';

/** A form per CLDR category of the language, and optionally '=0'. */
type PluralForms = { other: string } & Partial<Record<'=0' | Intl.LDMLPluralRule, string>>;

/** Formats raw values for a sentence in its language. */
export interface Words {
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A person's own text (a name, a title), isolated where its direction differs from the sentence's. */
  readonly name: (text: string) => string;
  /** '1,234'; '1,234.5' with one digit after the point. */
  readonly number: (value: number, digits?: 1) => string;
  /** 'Rs.' of PKR; the code of others. */
  readonly currency: (code: string) => string;
  /** 'Rs. 2,500' of 2500; 'EUR 7.50' of 750 and 'EUR 7' of 700. On one line; other currencies with their code. */
  readonly money: (amount: number, currency: string) => string;
  /** '12 km', '12.5 km' with one digit after the point; in miles where distances are shown so. */
  readonly distance: (km: number, digits?: 1) => string;
  /** 'A, B and C' */
  readonly list: (items: readonly string[]) => string;
  /** An instant, in `timeZone` if set, with the reader's hours; a day of another year has its year. */
  readonly date: (at: Date | string | number, options: Intl.DateTimeFormatOptions) => string;
  /** For `Intl`, with the hours of the clock. */
  readonly tag: string;
  /** A time of day as it is stored, '18:30': '18:30' or '6:30 pm'. */
  readonly clock: (time: string) => string;
  /** 'Sat 28 Nov, 19:30'; of another year 'Sat 2 Jan 2027, 19:30'. */
  readonly start: (at: Date | string, timeZone: string) => string;
  /**
   * Only for one reader with a known zone (`wordsForViewer`): the addition to a time whose clock differs from theirs; `start`
   * includes it.
   */
  readonly elsewhere?: (at: Date | string, timeZone: string) => string;
}

const made = new Map<string, Words>();

/**
 * @param language that of the reader, if none is given
 * @param dates of the reader too, unless a language is given: then as usual in the city
 */
export function wordsOf(
  language?: Language,
  dates: DateStyle | null = language ? null : currentDateStyle(),
): Words {
  const spoken = language ?? currentLanguage();
  const key = `${spoken} ${city().countryCode} ${city().clock} ${dates}`;
  const known = made.get(key) ?? makeWords(spoken, dates);
  made.set(key, known);
  return known;
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const START: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...CLOCK,
};

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Countries whose English all browsers know, the oldest too: others have that of Britain. */
const OWN_ENGLISH = new Set('AU CA HK IE IN KE NG NZ PH SG US ZA'.split(' '));

/** English has the order of day and month, and the figures, of the city's country. */
function tagOf(language: Language): string {
  const { countryCode } = city();
  const isOwn = language === 'en' && OWN_ENGLISH.has(countryCode);
  return isOwn ? `en-${countryCode}` : LANGUAGES[language].tag;
}

/** This alone decides between 12 and 24 hours, whatever the language would. */
function dateTagOf(language: Language, dates: DateStyle | null): string {
  const isChosen = language === 'en' && dates;
  const tag = isChosen ? (dates.startsWith('m') ? 'en-US' : 'en-GB') : tagOf(language);
  return `${tag}${tag.includes('-u-') ? '' : '-u'}-hc-${hoursOf(dates) === 12 ? 'h12' : 'h23'}`;
}

/** Without it, '6:30 PM' stands as 'PM 6:30' in a sentence that is read from right to left. */
const isolateTime = (text: string) => text.replace(/\d+(?::\d\d)+\s[AP]M/gi, '\u2066$&\u2069');

function makeWords(language: Language, dates: DateStyle | null): Words {
  const tag = tagOf(language);
  const dateTag = dateTagOf(language, dates);
  const isHalf = hoursOf(dates) === 12;
  const { direction, rupee } = LANGUAGES[language];
  // Made when first used: together they take a phone some 10 ms, and most pages need one or two of them.
  const rules = once(() => new Intl.PluralRules(tag));
  const numbers = new Map<number, Intl.NumberFormat>();
  const number = (value: number, digits = 0) => {
    // Without digits, those of the value: '12.5'.
    const made =
      numbers.get(digits) ??
      new Intl.NumberFormat(
        tag,
        digits > 0 ? { minimumFractionDigits: digits, maximumFractionDigits: digits } : {},
      );
    numbers.set(digits, made);
    return made.format(value);
  };
  const currencyWord = (code: string) => (code === 'PKR' ? rupee : code);
  const lists = once(() => new Intl.ListFormat(tag));
  const date: Words['date'] = (at, options) => {
    // '6:30 pm' instead of '06:30 pm'.
    const shown = options.hour && isHalf ? ({ ...options, hour: 'numeric' } as const) : options;
    const text = dateFormat(dateTag, withYear(shown, at)).format(new Date(at));
    return isHalf && direction === 'rtl' ? isolateTime(text) : text;
  };
  return {
    plural: (count, forms) =>
      (count === 0 ? forms['=0'] : undefined) ?? forms[rules().select(count)] ?? forms.other,
    name: (text) => isolate(text, direction),
    number,
    currency: currencyWord,
    money: (amount, currency) => {
      const units = toUnits(amount, currency);
      const digits = Number.isInteger(units) ? 0 : currencyDigits(currency);
      return `${currencyWord(currency)}\u{a0}${number(units, digits)}`;
    },
    distance: (km, digits) => {
      const length = inUnit(km);
      const figure = number(digits ? length : Math.round(length), digits);
      return `${figure} ${city().units === 'miles' ? 'mi' : 'km'}`;
    },
    list: (items) => lists().format(items),
    date,
    tag: dateTag,
    clock: (time) =>
      isHalf
        ? date(`1970-01-01T${time === '24:00' ? '00:00' : time}Z`, { ...CLOCK, timeZone: 'UTC' })
        : time,
    start: (at, timeZone) => date(at, { ...START, timeZone }),
  };
}

/** Adds the year to a day of another year, which would otherwise be taken for one of this year. */
function withYear(options: Intl.DateTimeFormatOptions, at: Date | string | number) {
  if (!(options.day && options.month) || options.year) return options;
  const yearOf = (instant: Date | number) =>
    dateFormat('en', { timeZone: options.timeZone, year: 'numeric' }).format(instant);
  if (yearOf(new Date(at)) === yearOf(currentTime())) return options;
  return { ...options, year: 'numeric' } as const;
}
