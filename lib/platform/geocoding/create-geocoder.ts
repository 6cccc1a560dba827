import { embeddedGeocoder } from './embedded';
import type { Geocoder } from './geocoder';
import { createNominatimGeocoder } from './nominatim';
import { createPhotonGeocoder } from './photon';
import { GeocoderBusyError } from './remote';
import { ResultCache } from './result-cache';
import type { Place } from './schema';

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
