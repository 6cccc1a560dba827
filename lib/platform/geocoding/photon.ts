import { z } from 'zod';
import { countryName } from './fixed-lists';
import { foldKey } from './fold.mjs';
import type { Geocoder } from './geocoder';
import { fetchJson, type RemoteOptions, toRemotePlace } from './remote';
import { PLACES_LIMIT_DEFAULT, type Place } from './schema';

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
export function createPhotonGeocoder(options: RemoteOptions): Geocoder {
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
