import type { Route } from 'next';

/** What a list keeps in the address, by name. Empty or null is at its default and not mentioned. */
export type AddressParts = Record<string, string | number | null>;

export const SEARCH_LENGTH_MAX = 100;

// Whatever in an address is not understood is left out rather than refused: addresses are typed and shared.

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

/** `before` with these parts changed; what else stands in it stays. */
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

/** Whether any of these is not at its default. */
export function mentionsAny(parts: AddressParts): boolean {
  return withParts(new URLSearchParams(), parts).size > 0;
}

/** Replaced, not pushed: Back leaves the page instead of unpicking every letter. */
export function replaceParts(parts: AddressParts): void {
  const { pathname, search, hash } = window.location;
  const address = joined(pathname, withParts(new URLSearchParams(search), parts));
  window.history.replaceState(null, '', `${address}${hash}`);
}

function joined(path: string, params: URLSearchParams): Route {
  // The query keeps it from being a literal of the route types.
  return (params.size > 0 ? `${path}?${params}` : path) as Route;
}

/** A list with nothing but a search text, under a name of its own where several share a page. */
export function searchAddress(param: string) {
  return {
    parse: (params: URLSearchParams) => ({ search: readText(params, param) }),
    parts: ({ search }: { search: string }) => ({ [param]: search }),
  };
}

/** The query of a page as its server component is given it; of a name that comes twice, nothing. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

export async function readQuery(query: PageQuery): Promise<URLSearchParams> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await query)) {
    if (typeof value === 'string') params.set(name, value);
  }
  return params;
}
