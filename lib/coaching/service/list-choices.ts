import { PRICE_BAND_NAMES, PRICE_BANDS_PKR } from '@/lib/coaching/constants';
import {
  type CoachingPlaceRow,
  findCoachingPlaces,
  findRates,
} from '@/lib/coaching/repository/find-coaches';
import type { CoachingChoicesDto, ListCoachesInput } from '@/lib/coaching/schema/directory';
import { texts } from '@/lib/coaching/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { city } from '@/lib/platform/city/city';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';

const RUPEES = 'PKR';

/** In the reader's language; only choices with results. */
export async function listCoachingChoices(actor: Actor | null): Promise<CoachingChoicesDto> {
  const viewerId = actor?.userId ?? null;
  const [places, rates] = await Promise.all([
    findCoachingPlaces(viewerId),
    city().currency === RUPEES ? findRates(viewerId, RUPEES) : null,
  ]);
  const bands = PRICE_BAND_NAMES.map((band) => ({ band, ...PRICE_BANDS_PKR[band] }));
  return {
    places: toPlaces(places),
    bands:
      rates &&
      bands.filter(({ over, upTo }) =>
        rates.some((rate) => rate > over && (upTo === null || rate <= upTo)),
      ),
  };
}

function toPlaces(rows: CoachingPlaceRow[]): CoachingChoicesDto['places'] {
  const citiesOf = new Map<string, Set<string | null>>();
  for (const { area, city } of rows) {
    if (area) citiesOf.set(area, (citiesOf.get(area) ?? new Set()).add(city));
  }
  const cities = [...new Set(rows.map(({ city }) => city))];
  return cities.flatMap((city): CoachingChoicesDto['places'] => {
    const here = rows.filter((row) => row.city === city);
    if (city === null) {
      return here.map(({ location }) => ({ city, value: location, label: placeName(location) }));
    }
    const areas = [...new Set(here.map(({ area }) => area))].filter((area) => area !== null);
    return [
      { city, value: city, label: translate(texts).allOfCity({ city: placeName(city) }) },
      ...areas.map((area) => {
        // Several cities have an area with that name.
        const isShared = (citiesOf.get(area)?.size ?? 0) > 1;
        return { city, value: isShared ? `${area}, ${city}` : area, label: placeName(area) };
      }),
    ];
  });
}

/** The rates of a band, or up to an amount; undefined for all. */
export function ratesOf({ price, maxRate }: Pick<ListCoachesInput, 'price' | 'maxRate'>) {
  if (price) return { currency: RUPEES, ...PRICE_BANDS_PKR[price] };
  return maxRate === undefined ? undefined : { currency: city().currency, over: 0, upTo: maxRate };
}
