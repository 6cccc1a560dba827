import tzLookup from 'tz-lookup';
import { type GeoPoint, normalizeLongitude } from '@/lib/platform/geo/point';

/** IANA time zone of a place, 'Asia/Karachi' for Lahore; 'Etc/…' on the open sea. Latitude must be in -90..90. */
export function timeZoneAt({ latitude, longitude }: GeoPoint): string {
  return tzLookup(latitude, normalizeLongitude(longitude));
}
