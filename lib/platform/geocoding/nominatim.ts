import { z } from 'zod';
import { countryName } from './country-name';
import type { Geocoder } from './geocoder';
import { fetchJson, type RemoteOptions, toRemotePlace } from './remote';
import { PLACES_LIMIT_DEFAULT, type Place } from './schema';

const addressSchema = z
  .object({
    suburb: z.string(),
    neighbourhood: z.string(),
    quarter: z.string(),
    city_district: z.string(),
    city: z.string(),
    town: z.string(),
    village: z.string(),
    municipality: z.string(),
    state: z.string(),
    country: z.string(),
    country_code: z.string(),
  })
  .partial();

const resultSchema = z.object({
  osm_type: z.string(),
  osm_id: z.number(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  name: z.string().optional(),
  address: addressSchema,
});
type NominatimResult = z.infer<typeof resultSchema>;
// For a point on the open sea the service returns an error object with status 200.
const reverseSchema = z.union([resultSchema, z.object({ error: z.unknown() })]);

/** At most one request a second for the whole installation: operations.osmfoundation.org/policies/nominatim */
const REQUEST_INTERVAL_MS = 1000;
/** Requests that would wait longer use the gazetteer. */
const QUEUE_WAIT_MS_MAX = 2000;

/**
 * OpenStreetMap's Nominatim, by `NOMINATIM_URL`. Its policy forbids search as you type, so only submitted searches are sent;
 * the gazetteer handles the others, and every failure. Only the web process geocodes, so its own queue keeps the rate.
 */
export function createNominatimGeocoder(options: RemoteOptions): Geocoder {
  const takeTurn = createQueue();
  const common = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'en' };
  return {
    async search(query, { limit = PLACES_LIMIT_DEFAULT, submitted = false } = {}) {
      if (!submitted || query.trim() === '') return [];
      await takeTurn();
      const parameters = { ...common, q: query, limit: String(limit) };
      const results = await fetchJson(options, 'search', parameters, z.array(resultSchema));
      return results.map((result, index) => toPlace(result, index === 0 ? 'exact' : 'contains'));
    },
    async reverse(latitude, longitude) {
      await takeTurn();
      const parameters = { ...common, lat: String(latitude), lon: String(longitude) };
      const result = await fetchJson(options, 'reverse', parameters, reverseSchema);
      return 'error' in result ? null : toPlace(result, 'exact');
    },
  };
}

function createQueue(): () => Promise<void> {
  let nextTurnAt = 0;
  return async () => {
    const now = Date.now();
    const turnAt = Math.max(now, nextTurnAt);
    if (turnAt - now > QUEUE_WAIT_MS_MAX) throw new Error('Too many geocoding requests at once');
    nextTurnAt = turnAt + REQUEST_INTERVAL_MS;
    await new Promise((resolve) => setTimeout(resolve, turnAt - now));
  };
}

function toPlace(result: NominatimResult, match: Place['match']): Place {
  const { address } = result;
  const countryCode = (address.country_code ?? '').toUpperCase();
  return toRemotePlace(
    {
      osmId: `${result.osm_type.charAt(0).toUpperCase()}${result.osm_id}`,
      latitude: result.lat,
      longitude: result.lon,
      name: result.name || undefined,
      area: address.suburb ?? address.neighbourhood ?? address.quarter ?? address.city_district,
      city: address.city ?? address.town ?? address.village ?? address.municipality,
      province: address.state,
      country: countryCode ? countryName(countryCode) : (address.country ?? ''),
      countryCode,
    },
    match,
  );
}
