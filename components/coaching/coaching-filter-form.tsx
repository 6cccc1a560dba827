'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/layout/address';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { PRICE_BAND_LABELS } from '@/lib/coaching/constants';
import type { CoachingChoicesDto, PriceRange } from '@/lib/coaching/schema/directory';
import type { SportDto } from '@/lib/sports/schema';
import { type CoachingFilters, hasCoachingFilters, NO_COACHING_FILTERS } from './coaching-filters';
import { formatMoney } from './format-rate';

interface CoachingFilterFormProps {
  sports: SportDto[];
  choices: CoachingChoicesDto;
  filters: CoachingFilters;
  onChange: (changed: Partial<CoachingFilters>) => void;
}

export function CoachingFilterForm(props: CoachingFilterFormProps) {
  const { sports, choices, filters, onChange } = props;
  const id = useId();
  return (
    <search className="grid gap-3 rounded-card border bg-card p-4 md:p-5">
      <SearchField
        name="search"
        aria-label="Search coaches"
        placeholder="Search by name, sport or specialty"
        maxLength={SEARCH_LENGTH_MAX}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-3">
        <LabelledField id={`${id}sport`} label="Sport">
          <SportSelect
            id={`${id}sport`}
            sports={sports}
            value={filters.sportId}
            onChange={(sportId) => onChange({ sportId })}
          />
        </LabelledField>
        <LabelledField id={`${id}location`} label="Location">
          <Select
            id={`${id}location`}
            value={filters.location}
            onChange={(event) => onChange({ location: event.target.value })}
          >
            <option value="">All Locations</option>
            <Places places={choices.places} chosen={filters.location} />
          </Select>
        </LabelledField>
        <LabelledField id={`${id}price`} label="Price">
          <Select
            id={`${id}price`}
            value={filters.price}
            // The options below are the only possible values.
            onChange={(event) =>
              onChange({ price: event.target.value as CoachingFilters['price'] })
            }
          >
            <option value="">All Prices</option>
            {filters.price && !choices.prices.some(({ band }) => band === filters.price) ? (
              <option value={filters.price}>{PRICE_BAND_LABELS[filters.price]}</option>
            ) : null}
            {choices.prices.map(({ band, ranges }) => (
              <option key={band} value={band}>
                {`${PRICE_BAND_LABELS[band]} (${ranges.map(rangeWords).join(', ')})`}
              </option>
            ))}
          </Select>
        </LabelledField>
      </div>
      {hasCoachingFilters(filters) ? (
        <Button
          variant="link"
          size="sm"
          className="-mx-3 justify-self-start"
          onClick={() => onChange(NO_COACHING_FILTERS)}
        >
          Clear Filters
        </Button>
      ) : null}
    </search>
  );
}

interface PlacesProps {
  places: CoachingChoicesDto['places'];
  chosen: string;
}

/** Areas grouped by city. A shared link may name an area where nobody coaches any more. */
function Places({ places, chosen }: PlacesProps) {
  const cities = [...new Set(places.map(({ city }) => city))];
  return (
    <>
      {cities.map((city) => {
        const options = places
          .filter((place) => place.city === city)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ));
        return city === null ? (
          options
        ) : (
          <optgroup key={city} label={city}>
            {options}
          </optgroup>
        );
      })}
      {chosen && !places.some(({ value }) => value === chosen) ? (
        <option value={chosen}>{chosen}</option>
      ) : null}
    </>
  );
}

function rangeWords({ currency, over, upTo }: PriceRange): string {
  const words = [
    over > 0 ? `over ${formatMoney(over, currency)}` : null,
    upTo === null ? null : `up to ${formatMoney(upTo, currency)}`,
  ];
  return words.filter(Boolean).join(' ');
}
