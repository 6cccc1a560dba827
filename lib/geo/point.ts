/** A place on the sphere in degrees: latitude -90..90, longitude any finite number (it wraps). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Where something of everybody's stands; without a place on the map, only about there or nowhere. */
export interface VenuePoint {
  latitude: number | null;
  longitude: number | null;
  /** The middle of its area or city. */
  pointIsApproximate: boolean;
  timeZone: string;
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Longitude in [-180, 180): the antimeridian has one name, -180. */
export function normalizeLongitude(longitude: number): number {
  // A value already in range is returned untouched: the two modulos would cost it its last digits.
  if (longitude >= -180 && longitude < 180) return longitude;
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return turned >= 180 ? -180 : turned;
}

/** True for a pair of finite numbers inside -90..90 and -180..180; the shape a browser or a form may send. */
export function isGeoPoint(value: {
  latitude: number | null | undefined;
  longitude: number | null | undefined;
}): value is GeoPoint {
  const { latitude, longitude } = value;
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}

/** About 110 m: near enough for a search, and addresses with a person's exact position would stay in access logs. */
const CENTRE_DECIMALS = 3;

/** Where a search is centred, as every call of a list takes it: one rounding, so that all lists measure from one place. */
export function centreParams({ latitude, longitude }: GeoPoint): {
  latitude: string;
  longitude: string;
} {
  return {
    latitude: latitude.toFixed(CENTRE_DECIMALS),
    longitude: longitude.toFixed(CENTRE_DECIMALS),
  };
}
