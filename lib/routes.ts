import type { Route } from 'next';

/**
 * Every address of the app, built in one place so that a renamed path is one edit and an id can never be forgotten.
 * `as Route`: Next's generated route types know only the pages that exist already; the addresses of the specification
 * are fixed, and those whose screens come later answer with the not-found screen until then.
 */
function path(value: string): Route {
  return value as Route;
}

export const routes = {
  home: () => path('/'),
  discover: () => path('/discover'),
  signIn: (returnTo?: string) =>
    path(returnTo ? `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}` : '/sign-in'),
  /** Where the link for a forgotten password leads. */
  newPassword: (returnTo: string) =>
    path(`/sign-in/new-password?callbackUrl=${encodeURIComponent(returnTo)}`),
  /** The code of the authenticator app, after the password. */
  secondStep: (returnTo: string) =>
    path(`/sign-in/second-step?callbackUrl=${encodeURIComponent(returnTo)}`),
  checkYourMail: () => path('/sign-in/check-your-mail'),
  register: (returnTo?: string) =>
    path(returnTo ? `/register?callbackUrl=${encodeURIComponent(returnTo)}` : '/register'),
  outbox: () => path('/outbox'),
  suggestions: () => path('/suggestions'),
  messages: () => path('/messages'),
  groups: () => path('/groups'),
  group: (id: number) => path(`/group/${id}`),
  games: () => path('/games'),
  game: (id: number) => path(`/game/${id}`),
  players: () => path('/players'),
  sports: () => path('/sports'),
  sport: (id: number) => path(`/sport/${id}`),
  coaching: () => path('/coaching'),
  coach: (id: number) => path(`/coach/${id}`),
  /** The generated picture of a coach for links shared elsewhere. */
  coachCard: (id: number) => path(`/coach/${id}/card.png`),
  coachApplication: () => path('/coach-application'),
  /** What others see of a person. */
  privacy: () => path('/privacy'),
  /** One's own bookings and, for a coach, the desk. */
  bookings: () => path('/bookings'),
  venues: () => path('/venues'),
  /** A sport in a city, by the words of the address: /venues/lahore/table-tennis. */
  venuesIn: (citySlug: string, sportSlug: string) =>
    path(`/venues/${encodeURIComponent(citySlug)}/${sportSlug}`),
  /** The generated pictures of those two for links shared elsewhere. */
  venuesCard: () => path('/venues/card.png'),
  venuesInCard: (citySlug: string, sportSlug: string) =>
    path(`/venues/${encodeURIComponent(citySlug)}/${sportSlug}/card.png`),
  venue: (id: number) => path(`/venue/${id}`),
  /** The generated picture of a venue for links shared elsewhere. */
  venueCard: (id: number) => path(`/venue/${id}/card.png`),
  venueApplication: (venueId?: number) =>
    path(venueId === undefined ? '/venue-application' : `/venue-application?venue=${venueId}`),
  editVenue: (id: number) => path(`/venues/${id}/edit`),
  profile: () => path('/profile'),
  /** The same person as `user`, whose address is the canonical one. */
  profileOf: (id: number) => path(`/profile/${id}`),
  user: (id: number) => path(`/user/${id}`),
  admin: () => path('/system-admin'),
} as const;

/** Where the browser navigates (not links the router may prefetch). */
export const apiRoutes = {
  login: (returnTo?: string) =>
    returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login',
  logout: () => '/api/logout',
} as const;

/** External maps search of a point; opens in a new tab. */
export function mapsSearchUrl(point: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`;
}

/** External maps search of an address; opens in a new tab. */
export function mapsAddressUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/**
 * A path on this site or null. Guards every "bring me back" parameter: absolute and protocol-relative addresses,
 * backslashes (browsers read them as slashes) and control characters would lead elsewhere.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value)) return null;
  return value.startsWith('/api/') ? null : value;
}
