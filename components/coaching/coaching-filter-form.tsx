'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { SearchField } from '@/components/forms/search-field';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { COACHING_AREAS, PRICE_BAND_NAMES, PRICE_BANDS } from '@/lib/coaching/constants';
import type { SportDto } from '@/lib/sports/schema';
import {
  type CoachingFilters,
  hasCoachingFilters,
  NO_COACHING_FILTERS,
  SEARCH_LENGTH_MAX,
} from './coaching-filters';

interface CoachingFilterFormProps {
  sports: SportDto[];
  filters: CoachingFilters;
  onChange: (changed: Partial<CoachingFilters>) => void;
}

export function CoachingFilterForm({ sports, filters, onChange }: CoachingFilterFormProps) {
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
            // The options below are all there is.
            onChange={(event) =>
              onChange({ location: event.target.value as CoachingFilters['location'] })
            }
          >
            <option value="">All Locations</option>
            {COACHING_AREAS.map((area) => (
              <option key={area} value={area}>
                {area}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}price`} label="Price">
          <Select
            id={`${id}price`}
            value={filters.price}
            // As above.
            onChange={(event) =>
              onChange({ price: event.target.value as CoachingFilters['price'] })
            }
          >
            <option value="">All Prices</option>
            {PRICE_BAND_NAMES.map((band) => (
              <option key={band} value={band}>
                {PRICE_BANDS[band].label}
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
