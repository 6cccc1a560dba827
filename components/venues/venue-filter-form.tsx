import { type ReactNode, useId } from 'react';
import { FormSelect } from '@/components/forms/form-text-field';
import { LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { type FilterChip, ListFilters } from '@/components/lists/list-filters';
import { searchChips, sportChips, sportChoices } from '@/components/sports/sport-chips';
import { SportSelect } from '@/components/sports/sport-select';
import { homeCountry } from '@/lib/platform/geocoding/default-country';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { texts } from './texts';
import { noFilters, type VenueFilters, venueAddressParts } from './venue-address';
import {
  areaOptions,
  changeFilters,
  cityOptions,
  countryOptions,
  hasFilters,
} from './venue-filters';

interface VenueFilterFormProps {
  sports: SportDto[];
  filters: VenueFilters;
  onChange: (changed: Partial<VenueFilters>) => void;
  onChoose: (changed: Partial<VenueFilters>) => void;
  /** Beside the search, and below the filters. */
  beside: ReactNode;
  children: ReactNode;
}

export function VenueFilterForm(props: VenueFilterFormProps) {
  const { sports, filters, onChange, onChoose, beside, children } = props;
  const t = translate(texts);
  const id = useId();
  const areas = areaOptions(filters);
  return (
    <ListFilters<VenueFilters>
      filters={filters}
      parts={venueAddressParts}
      combine={changeFilters}
      onChoose={onChoose}
      beside={beside}
      search={
        <SearchField
          name="search"
          aria-label={t.search}
          placeholder={t.searchExample}
          maxLength={SEARCH_LENGTH_MAX}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      }
      set={[
        ...searchChips(filters.search),
        ...sportChips(sports, filters.sportId),
        ...placeChips(filters),
      ]}
      clear={hasFilters(filters) ? { label: t.clearFilters, changed: noFilters() } : null}
      choices={sportChoices(sports, filters.sportId)}
    >
      <LabelledField id={id} label={t.sport}>
        <SportSelect
          id={id}
          name="sport"
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => onChange({ sportId })}
        />
      </LabelledField>
      <FormSelect
        label={t.country}
        name="country"
        clears="city area"
        value={filters.country}
        options={countryOptions(filters)}
        wordsOf={placeName}
        onChange={(country) => onChange({ country })}
      />
      <FormSelect
        label={t.city}
        name="city"
        clears="area"
        value={filters.city}
        empty={t.allCities}
        options={cityOptions(filters)}
        wordsOf={placeName}
        onChange={(city) => onChange({ city })}
      />
      {areas.length > 0 ? (
        <FormSelect
          label={t.area}
          name="area"
          value={filters.area}
          empty={t.allAreas}
          options={areas}
          wordsOf={placeName}
          onChange={(area) => onChange({ area })}
        />
      ) : null}
      {children}
    </ListFilters>
  );
}

function placeChips({ country, city, area }: VenueFilters): FilterChip<VenueFilters>[] {
  const chips: FilterChip<VenueFilters>[] = [
    { label: country === homeCountry() ? '' : country, changed: { country: homeCountry() } },
    { label: city, changed: { city: '' } },
    { label: area, changed: { area: '' } },
  ];
  return chips
    .filter(({ label }) => label)
    .map((chip) => ({ ...chip, label: placeName(chip.label) }));
}
