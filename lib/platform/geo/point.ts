/** A place on the sphere in degrees: latitude -90..90, longitude any finite number (it wraps). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** The point of a venue: exact, approximate, or none. */
export interface VenuePoint {
  latitude: number | null;
  longitude: number | null;
  /** The middle of its area or city. */
  pointIsApproximate: boolean;
  timeZone: string;
}

/** Null where the venue's position is only a guess. */
export function exactPoint({
  latitude,
  longitude,
  pointIsApproximate,
}: Omit<VenuePoint, 'timeZone'>): GeoPoint | null {
  return latitude === null || longitude === null || pointIsApproximate
    ? null
    : { latitude, longitude };
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Longitude in [-180, 180): the antimeridian is always -180. */
export function normalizeLongitude(longitude: number): number {
  // A value already in range is returned unchanged: the two modulos would lose its last digits.
  if (longitude >= -180 && longitude < 180) return longitude;
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return turned >= 180 ? -180 : turned;
}

/** True for finite numbers within -90..90 and -180..180, as a browser or a form may send. */
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

/** About 110 m: precise enough for a search, and access logs should not contain exact positions. */
const CENTRE_DECIMALS = 3;

/** The centre of a search as query parameters: rounded in one place, so that all lists measure from the same point. */
export function centreParams({ latitude, longitude }: GeoPoint): {
  latitude: string;
  longitude: string;
} {
  return {
    latitude: latitude.toFixed(CENTRE_DECIMALS),
    longitude: longitude.toFixed(CENTRE_DECIMALS),
  };
}
