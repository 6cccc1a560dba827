import { currentTime } from '@/lib/platform/browser/clock';
import { dateFormat } from '@/lib/platform/calendar/date-format';
import { isolate } from '@/lib/platform/validation/isolate';
import { currentLanguage } from './current';
import { LANGUAGES, type Language } from './languages';

/** A form per CLDR category that the language has, and '=0' where nothing has words of its own. */
type PluralForms = { other: string } & Partial<Record<'=0' | Intl.LDMLPluralRule, string>>;

/** What a text needs to put raw values into a sentence of its language. */
export interface Words {
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A person's own words (a name, a title), isolated where their direction differs from the sentence's. */
  readonly name: (text: string) => string;
  /** '1,234'; '1,234.5' with one digit after the point. */
  readonly number: (value: number, digits?: 1) => string;
  /** 'Rs. 2,500'; other currencies with their code. */
  readonly money: (amount: number, currency: string) => string;
  /** 'A, B and C' */
  readonly list: (items: readonly string[]) => string;
  /** An instant, on the clocks of `timeZone` if it is given. Hours are always 24; a day of another year has its year. */
  readonly date: (at: Date | string | number, options: Intl.DateTimeFormatOptions) => string;
  /** 'Sat 28 Nov, 19:30'; of another year 'Sat 2 Jan 2027, 19:30' */
  readonly start: (at: Date | string, timeZone: string) => string;
  /**
   * Of one reader, whose zone is known (`wordsForReader`): what follows a time where their clock shows another; `start` has it
   * already.
   */
  readonly elsewhere?: (at: Date | string, timeZone: string) => string;
}

const made: Partial<Record<Language, Words>> = {};

/** @param language that of the reader, if none is given */
export function wordsOf(language: Language = currentLanguage()): Words {
  made[language] ??= makeWords(language);
  return made[language];
}

const START: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

function makeWords(language: Language): Words {
  const { tag, direction, rupee } = LANGUAGES[language];
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const tenths = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(tag);
  const date: Words['date'] = (at, options) =>
    dateFormat(tag, withYear(clockOf24(options), at)).format(new Date(at));
  return {
    plural: (count, forms) =>
      (count === 0 ? forms['=0'] : undefined) ?? forms[rules.select(count)] ?? forms.other,
    name: (text) => isolate(text, direction),
    number: (value, digits) => (digits ? tenths : numbers).format(value),
    money: (amount, currency) => {
      const figure = numbers.format(amount);
      return `${currency === 'PKR' ? rupee : currency} ${figure}`;
    },
    list: (items) => lists.format(items),
    date,
    start: (at, timeZone) => date(at, { ...START, timeZone }),
  };
}

/** A day of another year carries it: it would be taken for the one of this year. */
function withYear(options: Intl.DateTimeFormatOptions, at: Date | string | number) {
  if (!(options.day && options.month) || options.year) return options;
  const yearOf = (instant: Date | number) =>
    dateFormat('en', { timeZone: options.timeZone, year: 'numeric' }).format(instant);
  if (yearOf(new Date(at)) === yearOf(currentTime())) return options;
  return { ...options, year: 'numeric' } as const;
}

/** The locale of Pakistan would use 12 hours. */
function clockOf24(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return options.hour || options.timeStyle ? { ...options, hourCycle: 'h23' } : options;
}
