import { toSlug } from '@/lib/platform/validation/slug';

/** Signs of a non-canonical path: capitals, percent signs, dots, doubled or trailing slashes. */
const MAYBE_OTHER = /[A-Z%\\]|\/\/|.\/$|\/\.{1,2}(?:\/|$)/;
const PLACE = /^\/venues\/([^/]+)\/([^/]+)(\/card\.png)?$/;

/**
 * The canonical spelling of a page's path; others are redirected to it, because each would be made and kept separately. No page
 * distinguishes case. Begins with a single slash, so that it is a path wherever it is written.
 * @returns null for a path that cannot be parsed
 */
export function canonicalPath(path: string): string | null {
  if (!MAYBE_OTHER.test(path)) return ofPlace(path);
  const single = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  if (!URL.canParse(single, 'http://site.invalid')) return null;
  try {
    const { pathname } = new URL(single, 'http://site.invalid');
    return ofPlace(`/${resolveDots(pathname.split('/').map(decodeURIComponent)).join('/')}`);
  } catch {
    return null;
  }
}

/** Node 20's URL parser leaves the dots of `/.a/.` and `/.a/..` unresolved. */
function resolveDots(names: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const name of names) {
    if (name === '..') resolved.pop();
    else if (name !== '' && name !== '.') resolved.push(encodeURIComponent(name.toLowerCase()));
  }
  return resolved;
}

/** City and sport slugs have their own canonical form: /venues/Lahore! becomes /venues/lahore. */
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
