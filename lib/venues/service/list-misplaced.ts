import { greatCircleKm } from '@/lib/platform/geo/distance';
import { citiesNamed, PIN_KM_MAX } from '@/lib/platform/geocoding/place-address';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { findPlaceAt } from '@/lib/platform/geocoding/repository';
import { toPlace } from '@/lib/platform/geocoding/to-place';
import { translate } from '@/lib/platform/language/translate';
import { findPinned } from '@/lib/venues/repository/curate';
import type { MisplacedVenueDto } from '@/lib/venues/schema/curate-venue';
import { texts } from '@/lib/venues/server-texts';

/** As many as an admin looks at; the next ones follow once these are mended. */
const MISPLACED_MAX = 50;

/**
 * Venues whose pin is further from the city that they name than a form accepts: imported, or from before it was checked. The
 * furthest first, named in the reader's language.
 */
export async function listMisplaced(): Promise<MisplacedVenueDto[]> {
  const far = [];
  // Most venues share a few cities.
  const known = new Map<string, Awaited<ReturnType<typeof citiesNamed>>>();
  for (const venue of await findPinned()) {
    const key = `${venue.city}\n${venue.country}`;
    const centres = known.get(key) ?? (await citiesNamed(venue));
    known.set(key, centres);
    const km = Math.min(...centres.map((centre) => greatCircleKm(venue, centre)));
    // Infinite where the list of places does not know the city.
    if (km > PIN_KM_MAX && km < Number.POSITIVE_INFINITY) far.push({ venue, km });
  }
  const worst = far.toSorted((a, b) => b.km - a.km).slice(0, MISPLACED_MAX);
  const rows: MisplacedVenueDto[] = [];
  for (const { venue, km } of worst) {
    const near = await findPlaceAt(venue);
    const there = near && placeName(toPlace(near, 'exact').label);
    const where = { city: placeName(venue.city), there, km: Math.round(km) };
    rows.push({ id: venue.id, name: venue.name, sentence: translate(texts).pinFarAway(where) });
  }
  return rows;
}
