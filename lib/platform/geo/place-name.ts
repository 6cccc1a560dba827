/** The location text that 'Use Current' writes: latitude and longitude with four decimals. */
const COORDINATES = /^-?\d{1,2}\.\d{4}, -?\d{1,3}\.\d{4}$/;

export function isCoordinates(location: string | null): boolean {
  return location !== null && COORDINATES.test(location);
}

/** The person's own place on screen: the text they typed, else the nearest named area; null far from any town. */
export function ownPlaceName(own: {
  location: string | null;
  publicLocation: string | null;
}): string | null {
  return own.location === null || isCoordinates(own.location) ? own.publicLocation : own.location;
}
