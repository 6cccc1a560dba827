'use client';

import { useId } from 'react';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { useDraft } from '@/components/lists/use-address';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import { GROUP_CITIES } from '@/lib/groups/constants';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import type { GroupFilters } from './group-address';
import { texts } from './texts';

interface GroupSearchFormProps {
  sports: SportDto[];
  filters: GroupFilters;
  onApply: (changed: Partial<GroupFilters>) => void;
}

const SELECT_WIDTH = 'min-w-0 flex-[1_1_min(6rem,100%)]';

/** Typed text applies on Search, Enter or the filter button; the selects apply at once. */
export function GroupSearchForm({ sports, filters, onApply }: GroupSearchFormProps) {
  const t = translate(texts);
  const id = useId();
  const [search, setSearch] = useDraft(filters.search);
  const apply = (change: Partial<GroupFilters> = {}) => onApply({ search, ...change });
  return (
    <Form role="search" className="grid gap-3 *:min-w-0" onSubmit={() => apply()}>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}search`} className="sr-only">
          {t.searchGroups}
        </Label>
        <Input
          id={`${id}search`}
          type="search"
          className="flex-[1_1_min(7rem,100%)]"
          placeholder={t.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit">
          <LineIcon name="search" />
          <span className="max-md:sr-only">{t.search}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}location`} className="sr-only">
          {t.location}
        </Label>
        <Select
          id={`${id}location`}
          className={SELECT_WIDTH}
          value={filters.location}
          // The options below are the only possible values.
          onChange={(event) => apply({ location: event.target.value as GroupFilters['location'] })}
        >
          <option value="nearby">{t.nearMe}</option>
          {GROUP_CITIES.map((city) => (
            <option key={city} value={city}>
              {placeName(city.charAt(0).toUpperCase() + city.slice(1))}
            </option>
          ))}
        </Select>
        <Label htmlFor={`${id}sport`} className="sr-only">
          {t.sport}
        </Label>
        <SportSelect
          id={`${id}sport`}
          className={SELECT_WIDTH}
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => apply({ sportId })}
        />
        <Button variant="secondary" size="icon" aria-label={t.applyFilters} onClick={() => apply()}>
          <LineIcon name="sliders-horizontal" />
        </Button>
      </div>
    </Form>
  );
}
