import type { Route } from 'next';

/**
 * Every URL of the app, built in one place, so that a renamed path is one edit and no id can be forgotten.
 * `as Route`: Next's generated types check literals, not URLs built from ids.
 */
function path(value: string): Route {
  return value as Route;
}

/** Whether a path, without its language, is that of an invite link. */
export const isJoinPath = (path: string): boolean => path.startsWith('/join/');

export const routes = {
  home: () => path('/'),
  discover: () => path('/discover'),
  signIn: (returnTo?: string) =>
    path(returnTo ? `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}` : '/sign-in'),
  newPassword: (returnTo: string) =>
    path(`/sign-in/new-password?callbackUrl=${encodeURIComponent(returnTo)}`),
  /** The page for the code of the authenticator app, after the password. */
  secondStep: (returnTo: string) =>
    path(`/sign-in/second-step?callbackUrl=${encodeURIComponent(returnTo)}`),
  /** The target of a sign-in link: a page with a button. */
  signInLink: () => path('/sign-in/link'),
  /** The targets of mailed links about the person's e-mail. */
  confirmEmail: (token: string) => path(`/confirm-email?token=${token}`),
  restoreEmail: (token: string) => path(`/restore-email?token=${token}`),
  register: (returnTo?: string) =>
    path(returnTo ? `/register?callbackUrl=${encodeURIComponent(returnTo)}` : '/register'),
  outbox: () => path('/outbox'),
  suggestions: () => path('/suggestions'),
  messages: () => path('/messages'),
  groups: () => path('/groups'),
  group: (id: number) => path(`/group/${id}`),
  /** For the group's members. */
  groupMoney: (id: number) => path(`/group/${id}?tab=money`),
  /** For its organisers. */
  groupStatistics: (id: number) => path(`/group/${id}/statistics`),
  groupData: (id: number) => path(`/group/${id}/data`),
  /** A group's generated preview picture for shared links. */
  groupCard: (id: number) => path(`/group/${id}/card.png`),
  /** The next games of a group or a venue for other sites, and the same as a feed. */
  embedded: (kind: string, id: number | string) => path(`/embed/${kind}/${id}`),
  oembed: (url: string) => path(`/api/oembed?url=${encodeURIComponent(url)}`),
  embeddedFeed: (kind: string, id: number | string) => path(`/embed/${kind}/${id}/feed.json`),
  games: () => path('/games'),
  /** The form for a game without a group. */
  postGame: (courtTimeId?: number) =>
    path(courtTimeId ? `/games/new?court=${courtTimeId}` : '/games/new'),
  game: (id: number) => path(`/game/${id}`),
  /** A game's generated preview picture for shared links. */
  gameCard: (id: number) => path(`/game/${id}/card.png`),
  /** The target of an email's answer buttons: a page with a form. */
  answer: (query: { token: string; answer?: 'going' | 'maybe' | 'out' }) =>
    path(`/answer?${new URLSearchParams(query)}`),
  /** The page behind the personal link of a regular without an account. */
  regular: (token: string) => path(`/r/${token}`),
  /** The page of an invite link, its preview picture, its QR code and its printable page. */
  join: (token: string) => path(`/join/${token}`),
  joinCard: (token: string) => path(`/join/${token}/card.png`),
  joinCode: (token: string, format: 'svg' | 'png') => path(`/join/${token}/qr.${format}`),
  joinPoster: (token: string) => path(`/join/${token}/print`),
  /** Guardians and the young people whom they answer for; with a token the page of a link between the two. */
  guardian: (token?: string) => path(token ? `/guardian?token=${token}` : '/guardian'),
  myGames: () => path('/my-games'),
  players: () => path('/players'),
  sports: () => path('/sports'),
  sport: (id: number) => path(`/sport/${id}`),
  coaching: () => path('/coaching'),
  coach: (id: number) => path(`/coach/${id}`),
  /** A coach's generated preview picture for shared links. */
  coachCard: (id: number) => path(`/coach/${id}/card.png`),
  coachApplication: () => path('/coach-application'),
  privacy: () => path('/privacy'),
  terms: () => path('/terms'),
  appeal: (token: string) => path(`/appeal?token=${encodeURIComponent(token)}`),
  rules: () => path('/rules'),
  imprint: () => path('/imprint'),
  accessibility: () => path('/accessibility'),
  /**
   * The person's own bookings and, for a coach, those of clients (`requests`), the calendar, the own book (`clients`) and the
   * settings. `bookingId` is highlighted.
   */
  bookings: ({
    tab,
    bookingId,
  }: {
    tab?: 'requests' | 'calendar' | 'clients' | 'desk';
    bookingId?: number;
  } = {}) => {
    const query = new URLSearchParams({
      ...(tab && { tab }),
      ...(bookingId && { booking: String(bookingId) }),
    });
    return path(String(query) ? `/bookings?${query}` : '/bookings');
  },
  /** A client in the coach's own book. */
  client: (id: number) => path(`/client/${id}`),
  /** To print; the entry is its kind and id: 'package-7'. */
  receipt: (clientId: number, entry: string) => path(`/client/${clientId}/receipt/${entry}`),
  venues: () => path('/venues'),
  /** A sport in a city, by slugs: /venues/lahore/table-tennis. */
  venuesIn: (citySlug: string, sportSlug: string) =>
    path(`/venues/${encodeURIComponent(citySlug)}/${sportSlug}`),
  /** The generated preview pictures of those two pages for shared links. */
  venuesCard: () => path('/venues/card.png'),
  venuesInCard: (citySlug: string, sportSlug: string) =>
    path(`/venues/${encodeURIComponent(citySlug)}/${sportSlug}/card.png`),
  venue: (id: number) => path(`/venue/${id}`),
  /** A venue's generated preview picture for shared links. */
  venueCard: (id: number) => path(`/venue/${id}/card.png`),
  venueMap: (id: number) => path(`/venue/${id}/map.webp`),
  /** The free times of a venue's courts; the choices are in the query. */
  freeTimes: (id: number, choice: { date?: string; minutes?: number; sport?: number } = {}) => {
    const query = new URLSearchParams(
      Object.entries(choice).map(([name, value]) => [name, String(value)]),
    );
    return path(String(query) ? `/venue/${id}/times?${query}` : `/venue/${id}/times`);
  },
  venueDesk: (id: number) => path(`/venue/${id}/desk`),
  venueApplication: (venueId?: number) =>
    path(venueId === undefined ? '/venue-application' : `/venue-application?venue=${venueId}`),
  editVenue: (id: number) => path(`/venues/${id}/edit`),
  profile: () => path('/profile'),
  settings: () => path('/profile?tab=settings'),
  /** The form for the person's own level in a sport. */
  ownSport: (sportId: number) => path(`/profile?sport=${sportId}`),
  /** The same page as `user`, which is the canonical URL. */
  profileOf: (id: number) => path(`/profile/${id}`),
  user: (id: number) => path(`/user/${id}`),
  admin: () => path('/system-admin'),
  /** The service worker shows it offline, under the requested address. */
  offline: () => path('/offline'),
  manifest: () => path('/manifest.webmanifest'),
} as const;

/** Targets of full navigations (not links that the router may prefetch). */
export const apiRoutes = {
  login: (returnTo?: string) =>
    returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login',
  logout: () => '/api/logout',
  /** The target of the form on the page of an invite link. */
  joinForm: (token: string) => `/api/join/${token}/form`,
  joinOpens: (token: string) => `/api/join/${token}/opens`,
} as const;

/** Opens in a new tab. */
export function mapsSearchUrl(point: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`;
}

/** From the current position; opens in a new tab. */
export function mapsDirectionsUrl(point: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${point.latitude},${point.longitude}`;
}

/** Opens in a new tab. */
export function mapsAddressUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

// A host that cannot exist (RFC 2606): only relative values stay on it.
const ANY_SITE = 'http://site.invalid';
const API = /^\/(?:a|%61)(?:p|%70)(?:i|%69)(?:\/|%2f|$)/i;

/**
 * The path of this site that a browser would go to, or null. Guards every return-path parameter. The value is parsed as a
 * browser parses it (dots resolved, backslashes as slashes), and once more as it would appear in a Location header:
 * `/..//elsewhere` looks like a path only until its dots are resolved.
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
