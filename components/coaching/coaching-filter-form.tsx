'use client';

import { useId } from 'react';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { type FilterChip, ListFilters } from '@/components/lists/list-filters';
import { searchChips, sportChips, sportChoices } from '@/components/sports/sport-chips';
import { SportSelect } from '@/components/sports/sport-select';
import { Select } from '@/components/ui/select';
import { COACH_AUDIENCES } from '@/lib/coaching/constants';
import type { CoachingChoicesDto } from '@/lib/coaching/schema/directory';
import { city } from '@/lib/platform/city/city';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import {
  COACHING_ADDRESS,
  type CoachingFilters,
  hasCoachingFilters,
  maxRateOf,
  NO_COACHING_FILTERS,
} from './coaching-filters';
import { texts } from './texts';

interface CoachingFilterFormProps {
  sports: SportDto[];
  choices: CoachingChoicesDto;
  filters: CoachingFilters;
  onChange: (changed: Partial<CoachingFilters>) => void;
  onChoose: (changed: Partial<CoachingFilters>) => void;
}

export function CoachingFilterForm(props: CoachingFilterFormProps) {
  const { sports, choices, filters, onChange, onChoose } = props;
  const id = useId();
  const t = translate(texts);
  const { currency } = city();
  const set: FilterChip<CoachingFilters>[] = [
    ...searchChips(filters.search),
    ...sportChips(sports, filters.sportId),
  ];
  if (filters.location) {
    set.push({ label: placeName(filters.location), changed: { location: '' } });
  }
  if (filters.price) set.push({ label: t[filters.price], changed: { price: '' } });
  const upTo = maxRateOf(filters);
  if (upTo)
    set.push({ label: t.priceRange({ currency, over: 0, upTo }), changed: { maxPrice: '' } });
  if (filters.audience) set.push({ label: t[filters.audience], changed: { audience: '' } });
  return (
    <ListFilters<CoachingFilters>
      filters={filters}
      parts={COACHING_ADDRESS.parts}
      onChoose={onChoose}
      search={
        <SearchField
          name="search"
          aria-label={t.searchCoaches}
          placeholder={t.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      }
      set={set}
      clear={
        hasCoachingFilters(filters) ? { label: t.clearFilters, changed: NO_COACHING_FILTERS } : null
      }
      choices={sportChoices(sports, filters.sportId)}
    >
      {filters.tab === 'coaches' ? null : <input type="hidden" name="tab" value={filters.tab} />}
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
      {choices.bands ? (
        <LabelledField id={`${id}price`} label={t.price}>
          <Select
            id={`${id}price`}
            name="price"
            value={filters.price}
            // The options below are the only possible values.
            onChange={({ target }) => onChange({ price: target.value as CoachingFilters['price'] })}
          >
            <option value="">{t.allPrices}</option>
            {filters.price && !choices.bands.some(({ band }) => band === filters.price) ? (
              <option value={filters.price}>{t[filters.price]}</option>
            ) : null}
            {choices.bands.map(({ band, ...range }) => (
              <option key={band} value={band}>
                {t.bandAndRange({ band: t[band], range: t.priceRange({ currency, ...range }) })}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : (
        <InputField
          label={t.mostPerHour({ currency })}
          name="maxPrice"
          inputMode="decimal"
          value={filters.maxPrice}
          onChange={({ target }) => onChange({ maxPrice: target.value })}
        />
      )}
      <LabelledField id={`${id}for`} label={t.audience}>
        <Select
          id={`${id}for`}
          name="for"
          value={filters.audience}
          // The options below are the only possible values.
          onChange={({ target }) =>
            onChange({ audience: target.value as CoachingFilters['audience'] })
          }
        >
          <option value="">{t.everybody}</option>
          {COACH_AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {t[audience]}
            </option>
          ))}
        </Select>
      </LabelledField>
    </ListFilters>
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
