import { isTimeZone, servedOffset } from './served-zones';

const formats = new Map<string, Intl.DateTimeFormat>();

/** More than the zones and formats of one page; a fuller cache is cleared. */
const FORMATS_MAX = 500;

/**
 * Browsers as old as Chrome 111 and iOS 16 format 'Fri, 27 Nov' where the server has 'Fri 27 Nov', and would render the page
 * again for the comma. With a year both have it.
 */
const OLD_COMMA = /^(\p{L}+), (?=\d+ \p{L}+(?:, |$))/u;

/** Before 'pm', versions of the locale data have one kind of space or another. This one also keeps the time on one line. */
const BEFORE_HALF = /[ \u202f](?=[ap]\.?m\b)/i;

/**
 * `Intl.DateTimeFormat`, cached per options and zone: creating one takes as long as formatting fifty dates, and a list needs
 * several per row. In the browser, zones that the server serves have the server's offsets.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= FORMATS_MAX) formats.clear();
  const { timeZone } = options;
  const inUtc = { ...options, timeZone: 'UTC' };
  const isUnknown = servedOffset(timeZone, Infinity) !== undefined && !isTimeZone(timeZone ?? '');
  const format = new Intl.DateTimeFormat(locale, isUnknown ? inUtc : options);
  const write = format.format.bind(format);
  Object.defineProperty(format, 'format', {
    value: (at?: Date | number) => {
      const minutes = servedOffset(timeZone, Number(at));
      if (minutes === undefined)
        return write(at).replace(OLD_COMMA, '$1 ').replace(BEFORE_HALF, '\u{a0}');
      return dateFormat(locale, inUtc).format(Number(at) + minutes * 60_000);
    },
  });
  formats.set(key, format);
  return format;
}
