import { toSlug } from '@/lib/validation/slug';

/** What may be another spelling of a shorter path: capitals, percent signs, dots, doubled or trailing slashes. */
const MAYBE_OTHER = /[A-Z%\\]|\/\/|.\/$|\/\.{1,2}(?:\/|$)/;
const PLACE = /^\/venues\/([^/]+)\/([^/]+)(\/card\.png)?$/;

/**
 * The one spelling of a page's path, which all others are sent to: each would be made and kept by itself. No page of the
 * product tells capitals from small letters. Begins with one slash, so that it names a path wherever it is written.
 * @returns null for what cannot be read at all
 */
export function canonicalPath(path: string): string | null {
  if (!MAYBE_OTHER.test(path)) return ofPlace(path);
  const single = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  if (!URL.canParse(single, 'http://site.invalid')) return null;
  try {
    // The parser resolves dots, however they are written; what is left are names.
    const { pathname } = new URL(single, 'http://site.invalid');
    const names = pathname
      .split('/')
      .filter(Boolean)
      .map((name) => encodeURIComponent(decodeURIComponent(name).toLowerCase()));
    return ofPlace(`/${names.join('/')}`);
  } catch {
    return null;
  }
}

/** The words of a city and a sport have a spelling of their own: /venues/Lahore! is read as /venues/lahore. */
function ofPlace(path: string): string {
  const [, city = '', sport = '', card = ''] = PLACE.exec(path) ?? [];
  if (!city || sport === 'edit' || sport === 'card.png') return path;
  const [citySlug, sportSlug] = [
    toSlug(decodeURIComponent(city)),
    toSlug(decodeURIComponent(sport)),
  ];
  return citySlug && sportSlug
    ? `/venues/${encodeURIComponent(citySlug)}/${encodeURIComponent(sportSlug)}${card}`
    : path;
}
