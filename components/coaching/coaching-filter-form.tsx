'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { ListButton } from '@/components/lists/list-button';
import { SportSelect } from '@/components/sports/sport-select';
import { FilterForm } from '@/components/ui/filter-form';
import { Select } from '@/components/ui/select';
import type { CoachingChoicesDto } from '@/lib/coaching/schema/directory';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import {
  type CoachingFilters,
  hasCoachingFilters,
  NO_COACHING_FILTERS,
  NO_COACHING_PARTS,
} from './coaching-filters';
import { texts } from './texts';

interface CoachingFilterFormProps {
  sports: SportDto[];
  choices: CoachingChoicesDto;
  filters: CoachingFilters;
  onChange: (changed: Partial<CoachingFilters>) => void;
}

export function CoachingFilterForm(props: CoachingFilterFormProps) {
  const { sports, choices, filters, onChange } = props;
  const id = useId();
  const t = translate(texts);
  return (
    <FilterForm className="grid gap-3 rounded-card border bg-card p-4 md:p-5">
      {filters.tab === 'coaches' ? null : <input type="hidden" name="tab" value={filters.tab} />}
      <SearchField
        name="search"
        aria-label={t.searchCoaches}
        placeholder={t.searchHint}
        maxLength={SEARCH_LENGTH_MAX}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-3">
        <LabelledField id={`${id}sport`} label={t.sport}>
          <SportSelect
            id={`${id}sport`}
            name="sport"
            sports={sports}
            value={filters.sportId}
            onChange={(sportId) => onChange({ sportId })}
          />
        </LabelledField>
        <LabelledField id={`${id}location`} label={t.location}>
          <Select
            id={`${id}location`}
            name="location"
            value={filters.location}
            onChange={(event) => onChange({ location: event.target.value })}
          >
            <option value="">{t.allLocations}</option>
            <Places places={choices.places} chosen={filters.location} />
          </Select>
        </LabelledField>
        <LabelledField id={`${id}price`} label={t.price}>
          <Select
            id={`${id}price`}
            name="price"
            value={filters.price}
            // The options below are the only possible values.
            onChange={(event) =>
              onChange({ price: event.target.value as CoachingFilters['price'] })
            }
          >
            <option value="">{t.allPrices}</option>
            {filters.price && !choices.prices.some(({ band }) => band === filters.price) ? (
              <option value={filters.price}>{t[filters.price]}</option>
            ) : null}
            {choices.prices.map(({ band, ranges }) => (
              <option key={band} value={band}>
                {t.bandAndRanges({ band: t[band], ranges: ranges.map(t.priceRange) })}
              </option>
            ))}
          </Select>
        </LabelledField>
      </div>
      {hasCoachingFilters(filters) ? (
        <ListButton
          parts={NO_COACHING_PARTS}
          onChoose={() => onChange(NO_COACHING_FILTERS)}
          variant="link"
          size="sm"
          className="-mx-3 justify-self-start"
        >
          {t.clearFilters}
        </ListButton>
      ) : null}
    </FilterForm>
  );
}

interface PlacesProps {
  places: CoachingChoicesDto['places'];
  chosen: string;
}

/** Areas grouped by city. A shared link may name an area without coaches. */
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
          <optgroup key={city} label={placeName(city)}>
            {options}
          </optgroup>
        );
      })}
      {chosen && !places.some(({ value }) => value === chosen) ? (
        <option value={chosen}>{placeName(chosen)}</option>
      ) : null}
    </>
  );
}
