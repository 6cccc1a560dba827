const formats = new Map<string, Intl.DateTimeFormat>();

/** More than the zones and formats of one page; a fuller cache is cleared. */
const FORMATS_MAX = 500;

/**
 * `Intl.DateTimeFormat`, cached per options and zone: creating one takes as long as formatting fifty dates, and a list needs
 * several per row.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= FORMATS_MAX) formats.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
