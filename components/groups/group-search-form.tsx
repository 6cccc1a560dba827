'use client';

import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
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
  onApply: (filters: GroupFilters) => void;
}

/** What is typed counts once Search, Enter or the filter button says so; the selects count at once. */
export function GroupSearchForm({ sports, filters, onApply }: GroupSearchFormProps) {
  const id = useId();
  const [search, setSearch] = useState(filters.search);
  const apply = (change: Partial<GroupFilters> = {}) => onApply({ ...filters, search, ...change });
  return (
    <Form role="search" className="grid gap-3" onSubmit={() => apply()}>
      <div className="flex gap-2">
        <Label htmlFor={`${id}search`} className="sr-only">
          Search groups
        </Label>
        <Input
          id={`${id}search`}
          type="search"
          className="min-w-0 flex-1"
          placeholder="Search groups by name or description..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit">
          <Search aria-hidden />
          Search
        </Button>
      </div>
      <div className="flex gap-2">
        <Label htmlFor={`${id}location`} className="sr-only">
          Location
        </Label>
        <Select
          id={`${id}location`}
          value={filters.location}
          onChange={(event) => apply({ location: event.target.value })}
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
        <Select
          id={`${id}sport`}
          value={filters.sportId}
          onChange={(event) => apply({ sportId: event.target.value })}
        >
          <option value="">All Sports</option>
          {sports.map((sport) => (
            <option key={sport.id} value={sport.id}>
              {sport.name}
            </option>
          ))}
        </Select>
        <Button variant="secondary" size="icon" aria-label="Apply filters" onClick={() => apply()}>
          <SlidersHorizontal aria-hidden />
        </Button>
      </div>
    </Form>
  );
}
