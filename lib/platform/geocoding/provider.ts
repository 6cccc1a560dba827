import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';
import { createGeocoder } from './create-geocoder';
import type { Geocoder } from './geocoder';

let geocoder: Geocoder | undefined;

/** The configured geocoder: the service of `NOMINATIM_URL` or `PHOTON_URL`, else the gazetteer. */
export function getGeocoder(): Geocoder {
  geocoder ??= createGeocoder({
    nominatimUrl: env.NOMINATIM_URL,
    photonUrl: env.PHOTON_URL,
    userAgent: `Maidan/1.0 (+${env.NEXTAUTH_URL})`,
    onFailure: (error) =>
      log.warn({ err: error }, 'geocoding service failed, the gazetteer answered'),
  });
  return geocoder;
}
