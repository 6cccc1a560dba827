const formats = new Map<string, Intl.DateTimeFormat>();

/** More than the places of one page and its wordings; a page of the whole world begins anew. */
const FORMATS_MAX = 500;

/**
 * `Intl.DateTimeFormat`, made once for each wording and zone: making one takes as long as fifty formatted dates, and a list asks
 * for several a row.
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
