import { z } from 'zod';
import { countryName } from './country-name';
import { embeddedGeocoder } from './embedded';
import { foldKey } from './fold.mjs';
import type { Geocoder } from './geocoder';
import { createNominatimGeocoder } from './nominatim';
import { fetchJson, GeocoderBusyError, type RemoteOptions, toRemotePlace } from './remote';
import { PLACES_LIMIT_DEFAULT, type Place } from './schema';

/** A cache for a remote service's responses; evicts the oldest when full. Lost on restart, which costs one request each. */
class ResultCache<T> {
  readonly #entries = new Map<string, { value: T; staleAt: number }>();

  constructor(
    private readonly entriesMax: number,
    private readonly lifetimeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** A failure is not cached. */
  async getOrLoad(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.staleAt > this.now()) return known.value;
    const value = await load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, staleAt: this.now() + this.lifetimeMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.entriesMax && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}

const featureSchema = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: z.object({
    osm_type: z.string().default('N'),
    osm_id: z.number(),
    name: z.string().optional(),
    street: z.string().optional(),
    housenumber: z.string().optional(),
    locality: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    country: z.string().default(''),
    countrycode: z.string().default(''),
  }),
});
type PhotonFeature = z.infer<typeof featureSchema>;
const collectionSchema = z.object({ features: z.array(featureSchema) });

/** Komoot's Photon, by `PHOTON_URL`: OpenStreetMap data, made for search as you type. */
function createPhotonGeocoder(options: RemoteOptions): Geocoder {
  return {
    async search(query, { near, limit = PLACES_LIMIT_DEFAULT } = {}) {
      if (query.trim() === '') return [];
      const { features } = await fetchJson(
        options,
        'api',
        {
          q: query,
          limit: String(limit),
          lang: 'en',
          // A tenth of a degree is enough to prefer the right town and reveals no more to the service.
          lat: near?.latitude.toFixed(1),
          lon: near?.longitude.toFixed(1),
        },
        collectionSchema,
      );
      return features.map((feature) => {
        const place = toPlace(feature, 'contains');
        return { ...place, match: matchOf(place, feature.properties.name, query) };
      });
    },
    async reverse(latitude, longitude) {
      const { features } = await fetchJson(
        options,
        'reverse',
        { lat: String(latitude), lon: String(longitude), lang: 'en' },
        collectionSchema,
      );
      const [first] = features;
      return first ? toPlace(first, 'exact') : null;
    },
  };
}

/** Photon tolerates misspellings silently: only the exact name counts as a match, anything else as a suggestion. */
function matchOf(place: Place, name: string | undefined, query: string): Place['match'] {
  const typed = foldKey(query);
  if (typed === foldKey(name ?? '') || typed === foldKey(place.label)) return 'exact';
  return foldKey(place.label).startsWith(typed) ? 'prefix' : 'contains';
}

function toPlace({ geometry, properties }: PhotonFeature, match: Place['match']): Place {
  const [longitude, latitude] = geometry.coordinates;
  const street = [properties.housenumber, properties.street].filter(Boolean).join(' ');
  const countryCode = properties.countrycode.toUpperCase();
  return toRemotePlace(
    {
      osmId: `${properties.osm_type}${properties.osm_id}`,
      latitude,
      longitude,
      name: properties.name ?? (street || undefined),
      area: properties.district ?? properties.locality,
      city: properties.city,
      province: properties.state,
      country: countryCode ? countryName(countryCode) : properties.country,
      countryCode,
    },
    match,
  );
}

const CACHE_ENTRIES_MAX = 1000;
const CACHE_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface GeocoderConfig {
  nominatimUrl?: string;
  photonUrl?: string;
  userAgent: string;
  timeoutMs?: number;
  /** Called once per failed request; the gazetteer's result is used instead. */
  onFailure: (error: unknown) => void;
}

/** The installation's geocoder: a remote service if its URL is set, with the built-in gazetteer as a fallback. */
export function createGeocoder(config: GeocoderConfig): Geocoder {
  const remote = createRemote(config);
  return remote ? withGazetteer(remote, config.onFailure) : embeddedGeocoder;
}

function createRemote(config: GeocoderConfig): Geocoder | null {
  const { nominatimUrl, photonUrl, userAgent, timeoutMs } = config;
  if (nominatimUrl) return createNominatimGeocoder({ url: nominatimUrl, userAgent, timeoutMs });
  if (photonUrl) return createPhotonGeocoder({ url: photonUrl, userAgent, timeoutMs });
  return null;
}

function withGazetteer(remote: Geocoder, onFailure: GeocoderConfig['onFailure']): Geocoder {
  const searches = new ResultCache<Place[]>(CACHE_ENTRIES_MAX, CACHE_LIFETIME_MS);
  const reverses = new ResultCache<Place | null>(CACHE_ENTRIES_MAX, CACHE_LIFETIME_MS);
  let askAgainAt = 0;
  const attempt = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => {
    // Public services ban installations that ignore their limits.
    if (Date.now() < askAgainAt) return otherwise;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof GeocoderBusyError) askAgainAt = Date.now() + error.seconds * 1_000;
      onFailure(error);
      return otherwise;
    }
  };
  return {
    async search(query, options = {}) {
      // Our own cities and areas need no service, which also unifies their spelling in the database.
      const own = await embeddedGeocoder.search(query, options);
      if (own[0]?.match === 'exact') return own;
      const key = JSON.stringify([query, options]);
      const found = await attempt(
        () => searches.getOrLoad(key, () => remote.search(query, options)),
        [],
      );
      return found.length > 0 ? found : own;
    },
    async reverse(latitude, longitude) {
      // Five decimals are a metre: enough for an address, and dragging a pin does not request one spot twice.
      const key = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
      const found = await attempt(
        () => reverses.getOrLoad(key, () => remote.reverse(latitude, longitude)),
        null,
      );
      return found ?? embeddedGeocoder.reverse(latitude, longitude);
    },
  };
}
