import type { z } from 'zod';
import type { Place } from './schema';
import { timeZoneAt } from './time-zone';
import { joinParts } from './to-place';

const REMOTE_TIMEOUT_MS = 3000;

export interface RemoteOptions {
  /** Base URL without a trailing path, such as 'https://nominatim.example'. */
  url: string;
  /** Identifies this installation to the operator of the service, as the OpenStreetMap policy requires. */
  userAgent: string;
  timeoutMs?: number;
}

/** The service requests a pause: 429, or 503 with the time. */
export class GeocoderBusyError extends Error {
  override readonly name = 'GeocoderBusyError';
  readonly seconds: number;

  constructor(status: number, seconds: number) {
    super(`The geocoding service answered ${status}; it is asked again in ${seconds} s`);
    this.seconds = seconds;
  }
}

const BUSY_SECONDS = 60;
const BUSY_SECONDS_MAX = 3_600;

function toError({ status, headers }: Response): Error {
  const asked = Number(headers.get('retry-after') ?? '');
  if (status !== 429 && !(status === 503 && asked > 0)) {
    // The URL contains typed text, so neither the message nor the log has it.
    return new Error(`The geocoding service answered ${status}`);
  }
  // Without a number the header is a date or missing.
  return new GeocoderBusyError(
    status,
    asked > 0 ? Math.min(asked, BUSY_SECONDS_MAX) : BUSY_SECONDS,
  );
}

/** @throws GeocoderBusyError, or Error when the service is slow or down, or its response does not match `schema`. */
export async function fetchJson<S extends z.ZodType>(
  { url, userAgent, timeoutMs = REMOTE_TIMEOUT_MS }: RemoteOptions,
  path: string,
  query: Record<string, string | undefined>,
  schema: S,
): Promise<z.output<S>> {
  const address = new URL(`${url.replace(/\/+$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const response = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': userAgent },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw toError(response);
  return schema.parse(await response.json());
}

export interface RemoteParts {
  osmId: string;
  latitude: number;
  longitude: number;
  /** The name of the found object itself: a street, a ground, a district, a city. */
  name: string | undefined;
  area: string | undefined;
  city: string | undefined;
  province: string | undefined;
  country: string;
  countryCode: string;
}

/** Builds a `Place` from the parts that services name differently. */
export function toRemotePlace(parts: RemoteParts, match: Place['match']): Place {
  const city = parts.city ?? parts.area ?? parts.name ?? parts.province ?? parts.country;
  const area = parts.area && parts.area !== city ? parts.area : null;
  const own = parts.name && parts.name !== city && parts.name !== area ? parts.name : null;
  return {
    id: `osm:${parts.osmId}`,
    label: joinParts(own, area, city, parts.country),
    address: joinParts(own, area, city, parts.province, parts.country),
    kind: own ? 'address' : area ? 'area' : 'city',
    area,
    city,
    province: parts.province ?? null,
    country: parts.country,
    countryCode: parts.countryCode.toUpperCase(),
    latitude: parts.latitude,
    longitude: parts.longitude,
    timeZone: timeZoneAt(parts),
    match,
  };
}
