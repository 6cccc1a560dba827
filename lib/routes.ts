import type { Route } from 'next';

/**
 * Every address of the app, built in one place so that a renamed path is one edit and an id can never be forgotten.
 * `as Route`: Next's generated types check literals, not addresses put together from ids.
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
  /** Where a sign-in link leads: a page with a button. */
  signInLink: () => path('/sign-in/link'),
  checkYourMail: () => path('/sign-in/check-your-mail'),
  /** Where the links of letters about one's e-mail lead. */
  confirmEmail: (token: string) => path(`/confirm-email?token=${token}`),
  restoreEmail: (token: string) => path(`/restore-email?token=${token}`),
  register: (returnTo?: string) =>
    path(returnTo ? `/register?callbackUrl=${encodeURIComponent(returnTo)}` : '/register'),
  outbox: () => path('/outbox'),
  suggestions: () => path('/suggestions'),
  messages: () => path('/messages'),
  groups: () => path('/groups'),
  group: (id: number) => path(`/group/${id}`),
  games: () => path('/games'),
  game: (id: number) => path(`/game/${id}`),
  /** The games one goes to. */
  myGames: () => path('/my-games'),
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
  /** One's own bookings and, for a coach, those of clients (`requests`) and the desk. `bookingId` is the one marked. */
  bookings: ({ tab, bookingId }: { tab?: 'requests' | 'desk'; bookingId?: number } = {}) => {
    const query = new URLSearchParams({
      ...(tab && { tab }),
      ...(bookingId && { booking: String(bookingId) }),
    });
    return path(query.size > 0 ? `/bookings?${query}` : '/bookings');
  },
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
  settings: () => path('/profile?tab=settings'),
  /** Where one sets one's own level in a sport. */
  ownSport: (sportId: number) => path(`/profile?sport=${sportId}`),
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

/** External directions to a point from wherever one is; opens in a new tab. */
export function mapsDirectionsUrl(point: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${point.latitude},${point.longitude}`;
}

/** External maps search of an address; opens in a new tab. */
export function mapsAddressUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

// A host that cannot exist (RFC 2606): only what is relative stays on it.
const ANY_SITE = 'http://site.invalid';
const API = /^\/(?:a|%61)(?:p|%70)(?:i|%69)(?:\/|%2f|$)/i;

/**
 * The path of this site that a browser would go to, or null. Guards every "bring me back" parameter. The value is read
 * as a browser reads it (dots resolved, backslashes as slashes), and once more as it would
 * leave in a Location header: `/..//elsewhere` is a path only until its dots are resolved.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(value)) return null;
  const first = toLocal(value);
  const path = first && toLocal(first);
  return path && !API.test(path) ? path : null;
}

function toLocal(value: string): string | null {
  if (!URL.canParse(value, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(value, ANY_SITE);
  return origin === ANY_SITE ? `${pathname}${search}${hash}` : null;
}
