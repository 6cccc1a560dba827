/** Names the device's time zone, so that the server can render 'Today'. */
export const ZONE_COOKIE = 'zone';

const YEAR_SECONDS = 365 * 86_400;

export const zoneCookie = (timeZone: string): string =>
  `${ZONE_COOKIE}=${encodeURIComponent(timeZone)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
