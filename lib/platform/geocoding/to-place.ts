import { countryName } from './country-name';
import type { PlaceRow } from './repository';
import type { Place, PlaceMatch } from './schema';
import { timeZoneAt } from './time-zone';

// Countries where people add the state to a town, because many towns share a name.
const PROVINCE_IN_LABEL = new Set(['US', 'CA', 'AU']);

export function toPlace(row: PlaceRow, match: PlaceMatch): Place {
  const { id, area, city, countryCode, latitude, longitude } = row;
  const country = countryName(countryCode);
  const province = row.province === city ? null : row.province;
  return {
    id,
    label: joinParts(area, city, PROVINCE_IN_LABEL.has(countryCode) ? province : null, country),
    address: joinParts(area, city, province, country),
    kind: area === null ? 'city' : 'area',
    area,
    city,
    province,
    country,
    countryCode,
    latitude,
    longitude,
    timeZone: timeZoneAt({ latitude, longitude }),
    match,
  };
}

/** The parts joined with commas, without missing or repeated ones. */
export function joinParts(...parts: (string | null | undefined)[]): string {
  const present = parts.filter((part): part is string => Boolean(part));
  return present.filter((part, index) => part !== present[index - 1]).join(', ');
}
