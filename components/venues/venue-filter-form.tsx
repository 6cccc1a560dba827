import { type ReactNode, useId } from 'react';
import { FormSelect } from '@/components/forms/form-text-field';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { type FilterChip, ListFilters } from '@/components/lists/list-filters';
import { searchChips, sportChips, sportChoices } from '@/components/sports/sport-chips';
import { SportSelect } from '@/components/sports/sport-select';
import { city } from '@/lib/platform/city/city';
import { homeCountry } from '@/lib/platform/geocoding/default-country';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { DAY_PARTS } from '@/lib/users/constants';
import { texts } from './texts';
import { ANY_COURT, noFilters, type VenueFilters, venueAddressParts } from './venue-address';
import {
  areaOptions,
  COURT_LENGTHS,
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
        ...courtChips(filters),
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
      <InputField
        type="date"
        label={t.courtFree}
        name="free"
        value={filters.free}
        onChange={(event) => onChange({ free: event.target.value })}
      />
      {filters.free ? <CourtFields filters={filters} onChange={onChange} /> : null}
      {children}
    </ListFilters>
  );
}

/** What the court must be like; once a day is chosen. */
function CourtFields({ filters, onChange }: Pick<VenueFilterFormProps, 'filters' | 'onChange'>) {
  const t = translate(texts);
  return (
    <>
      <FormSelect
        label={t.partOfDay}
        name="part"
        value={filters.part}
        empty={t.anyTime}
        options={DAY_PARTS}
        wordsOf={(part) => t.dayPart({ part })}
        onChange={(part) => onChange({ part: DAY_PARTS.find((one) => one === part) ?? '' })}
      />
      <FormSelect
        label={t.courtMinutes}
        name="minutes"
        value={filters.minutes}
        empty={t.anyLength}
        options={COURT_LENGTHS}
        onChange={(minutes) => onChange({ minutes })}
      />
      <InputField
        inputMode="decimal"
        label={t.priceUpTo({ currency: city().currency })}
        name="price"
        value={filters.priceMax}
        onChange={(event) => onChange({ priceMax: event.target.value })}
      />
    </>
  );
}

/** One for all that a court must be like. */
function courtChips({ free, part }: VenueFilters): FilterChip<VenueFilters>[] {
  if (!free) return [];
  return [{ label: translate(texts).freeOn({ day: free, part }), changed: ANY_COURT }];
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
