import { PRICE_BAND_NAMES, PRICE_LIMITS_PKR, type PriceBand } from '@/lib/coaching/constants';
import {
  type CoachingPlaceRow,
  findCoachingPlaces,
  findRates,
  type RateRow,
} from '@/lib/coaching/repository/find-coaches';
import type { CoachingChoicesDto, PriceRange } from '@/lib/coaching/schema/directory';
import { texts } from '@/lib/coaching/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';

/** In the reader's language; only choices with results. */
export async function listCoachingChoices(actor: Actor | null): Promise<CoachingChoicesDto> {
  const viewerId = actor?.userId ?? null;
  const [places, rates] = await Promise.all([findCoachingPlaces(viewerId), findRates(viewerId)]);
  return { places: toPlaces(places), prices: toPrices(rates) };
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

function toPrices(rows: RateRow[]): CoachingChoicesDto['prices'] {
  return PRICE_BAND_NAMES.flatMap((band) => {
    const ranges = rows.flatMap((row) => {
      const range = rangeIn(band, row);
      return row.rates.some((rate) => isWithin(rate, range)) ? [range] : [];
    });
    return ranges.length > 0 ? [{ band, ranges }] : [];
  });
}

export function rangeIn(band: PriceBand, { currency, limits }: RateRow): PriceRange {
  const [low, high] = currency === 'PKR' ? PRICE_LIMITS_PKR : limits;
  if (band === 'budget') return { currency, over: 0, upTo: low };
  return band === 'mid'
    ? { currency, over: low, upTo: high }
    : { currency, over: high, upTo: null };
}

const isWithin = (rate: number, { over, upTo }: PriceRange) =>
  rate > over && (upTo === null || rate <= upTo);
