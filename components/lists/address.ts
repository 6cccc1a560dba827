import type { Route } from 'next';
import { type GeoPoint, isGeoPoint } from '@/lib/platform/geo/point';

/** Empty or null means the default and is omitted. */
export type AddressParts = Record<string, string | number | null>;

export const SEARCH_LENGTH_MAX = 100;

// Invalid query parameters are ignored rather than refused, because URLs are typed and shared.

export function readText(params: URLSearchParams, name: string, lengthMax = SEARCH_LENGTH_MAX) {
  return (params.get(name) ?? '').slice(0, lengthMax);
}

export function readWhole(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export function readChoice<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | null {
  return choices.find((choice) => choice === params.get(name)) ?? null;
}

/** A position in the form of lib/platform/browser/guest-lists: '31.52,74.358'. */
export function readPoint(params: URLSearchParams): GeoPoint | null {
  const [latitude, longitude, ...rest] = (params.get('near') ?? ',').split(',').map(Number);
  const point = { latitude, longitude };
  return rest.length === 0 && params.get('near') && isGeoPoint(point) ? point : null;
}

/** A copy of `before` with these parameters changed and all others unchanged. */
export function withParts(before: URLSearchParams, parts: AddressParts): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    const text = String(value ?? '').trim();
    if (text) params.set(name, text);
    else params.delete(name);
  }
  return params;
}

export function addressOf(path: string, parts: AddressParts): Route {
  return joined(path, withParts(new URLSearchParams(), parts));
}

/** Whether any of these differs from its default. */
export function mentionsAny(parts: AddressParts): boolean {
  return withParts(new URLSearchParams(), parts).size > 0;
}

/** For changes that Back should not undo, such as a tab. */
export const replaceParts = (parts: AddressParts): void => writeParts('replaceState', parts);

/** For a filter: Back undoes it. */
export const pushParts = (parts: AddressParts): void => writeParts('pushState', parts);

function writeParts(method: 'pushState' | 'replaceState', parts: AddressParts): void {
  const { pathname, search, hash } = window.location;
  const params = withParts(new URLSearchParams(search), parts);
  // Another entry for the same list would make Back do nothing.
  if (params.toString() === new URLSearchParams(search).toString()) return;
  window.history[method](null, '', `${joined(pathname, params)}${hash}`);
}

function joined(path: string, params: URLSearchParams): Route {
  // With its query the path is not a literal of Next's route types.
  return (String(params) ? `${path}?${params}` : path) as Route;
}

/** The URL state of a list that has only a search text; `param` distinguishes several lists on a page. */
export function searchAddress(param: string) {
  return {
    parse: (params: URLSearchParams) => ({ search: readText(params, param) }),
    parts: ({ search }: { search: string }) => ({ [param]: search }),
  };
}

/** The query as Next passes it to a server component. Parameters that occur twice are dropped. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

export async function readQuery(query: PageQuery): Promise<URLSearchParams> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await query)) {
    if (typeof value === 'string') params.set(name, value);
  }
  return params;
}
