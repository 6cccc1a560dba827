import { useId } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/layout/address';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { FILTER_COUNTRIES } from '@/lib/platform/geocoding/fixed-lists';
import type { SportDto } from '@/lib/sports/schema';
import {
  areaOptions,
  cityOptions,
  hasFilters,
  NO_FILTERS,
  type VenueFilters,
} from './venue-filters';

interface VenueFilterFormProps {
  sports: SportDto[];
  filters: VenueFilters;
  onChange: (changed: Partial<VenueFilters>) => void;
}

export function VenueFilterForm({ sports, filters, onChange }: VenueFilterFormProps) {
  const areas = areaOptions(filters);
  return (
    <search className="grid gap-3 rounded-card border bg-card p-4 md:p-5">
      <SearchField
        name="search"
        aria-label="Search venues"
        placeholder="Search by name, address or amenity"
        maxLength={SEARCH_LENGTH_MAX}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Choice
          label="Sport"
          value={filters.sportId === null ? '' : String(filters.sportId)}
          all="All Sports"
          options={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => onChange({ sportId: Number(value) || null })}
        />
        <Choice
          label="Country"
          value={filters.country}
          options={FILTER_COUNTRIES.map(({ name }) => toOption(name))}
          onChange={(country) => onChange({ country })}
        />
        <Choice
          label="City"
          value={filters.city}
          all="All Cities"
          options={cityOptions(filters).map(toOption)}
          onChange={(city) => onChange({ city })}
        />
        {areas.length > 0 ? (
          <Choice
            label="Area"
            value={filters.area}
            all="All Areas"
            options={areas.map(toOption)}
            onChange={(area) => onChange({ area })}
          />
        ) : null}
      </div>
      {hasFilters(filters) ? (
        <Button
          variant="link"
          size="sm"
          className="-mx-3 justify-self-start"
          onClick={() => onChange(NO_FILTERS)}
        >
          Clear Filters
        </Button>
      ) : null}
    </search>
  );
}

const toOption = (name: string) => ({ value: name, label: name });

interface ChoiceProps {
  label: string;
  value: string;
  /** The label of the empty option; without it there is none. */
  all?: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, all, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {all ? <option value="">{all}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
