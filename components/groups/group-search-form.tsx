'use client';

import { Search, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { SEARCH_LENGTH_MAX } from '@/components/layout/address';
import { useDraft } from '@/components/layout/use-address';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { SportDto } from '@/lib/sports/schema';
import { type GroupFilters, LOCATION_OPTIONS } from './group-filters';

interface GroupSearchFormProps {
  sports: SportDto[];
  filters: GroupFilters;
  onApply: (changed: Partial<GroupFilters>) => void;
}

const SELECT_WIDTH = 'min-w-0 flex-[1_1_min(6rem,100%)]';

/** Typed text applies on Search, Enter or the filter button; the selects apply at once. */
export function GroupSearchForm({ sports, filters, onApply }: GroupSearchFormProps) {
  const id = useId();
  const [search, setSearch] = useDraft(filters.search);
  const apply = (change: Partial<GroupFilters> = {}) => onApply({ search, ...change });
  return (
    <Form role="search" className="grid gap-3 *:min-w-0" onSubmit={() => apply()}>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}search`} className="sr-only">
          Search groups
        </Label>
        <Input
          id={`${id}search`}
          type="search"
          className="flex-[1_1_min(7rem,100%)]"
          placeholder="Search groups by name or description..."
          maxLength={SEARCH_LENGTH_MAX}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit">
          <Search aria-hidden />
          Search
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}location`} className="sr-only">
          Location
        </Label>
        <Select
          id={`${id}location`}
          className={SELECT_WIDTH}
          value={filters.location}
          // The options below are the only possible values.
          onChange={(event) => apply({ location: event.target.value as GroupFilters['location'] })}
        >
          {LOCATION_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Label htmlFor={`${id}sport`} className="sr-only">
          Sport
        </Label>
        <SportSelect
          id={`${id}sport`}
          className={SELECT_WIDTH}
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => apply({ sportId })}
        />
        <Button variant="secondary" size="icon" aria-label="Apply filters" onClick={() => apply()}>
          <SlidersHorizontal aria-hidden />
        </Button>
      </div>
    </Form>
  );
}
