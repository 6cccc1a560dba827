import { useId } from 'react';
import { FormSelect } from '@/components/forms/form-text-field';
import { LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { ListButton } from '@/components/lists/list-button';
import { SportSelect } from '@/components/sports/sport-select';
import { FilterForm } from '@/components/ui/filter-form';
import { FILTER_COUNTRIES } from '@/lib/platform/geocoding/fixed-lists';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { texts } from './texts';
import { NO_FILTERS, type VenueFilters, venueAddressParts } from './venue-address';
import { areaOptions, cityOptions, hasFilters } from './venue-filters';

interface VenueFilterFormProps {
  sports: SportDto[];
  filters: VenueFilters;
  onChange: (changed: Partial<VenueFilters>) => void;
}

export function VenueFilterForm({ sports, filters, onChange }: VenueFilterFormProps) {
  const t = translate(texts);
  const id = useId();
  const areas = areaOptions(filters);
  return (
    <FilterForm className="grid gap-3 rounded-card border bg-card p-4 md:p-5">
      <SearchField
        name="search"
        aria-label={t.search}
        placeholder={t.searchExample}
        maxLength={SEARCH_LENGTH_MAX}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
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
          options={FILTER_COUNTRIES.map(({ name }) => name)}
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
      </div>
      {hasFilters(filters) ? (
        <ListButton
          parts={venueAddressParts(NO_FILTERS)}
          onChoose={() => onChange(NO_FILTERS)}
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
