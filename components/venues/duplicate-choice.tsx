import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/layout/error-state';
import { readQuery } from '@/lib/platform/http/queries';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { RadioList } from './radio-list';
import { similarVenuesUrl } from './venue-form-values';

interface DuplicateChoiceProps {
  venue: VenueDto;
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
}

/** Chooses the other listing of the same venue, from those with a similar name or position. */
export function DuplicateChoice({ venue, value, onChange, error }: DuplicateChoiceProps) {
  const query = useQuery(readQuery('venues', similarVenuesUrl(venue)));
  const others = query.data?.filter(({ id }) => id !== venue.id) ?? [];
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch venues"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <p role="status" className="text-muted-foreground text-sm">
        Looking for listings like it…
      </p>
    );
  }
  if (others.length === 0) {
    return (
      <p role="status" className="text-sm">
        No other listing of a like name is near. If there is one, say so as something that is wrong,
        with its name.
      </p>
    );
  }
  return (
    <RadioList
      legend="Which one is it?"
      value={value}
      onChange={onChange}
      error={error}
      options={others.map(({ id, name, address, city }) => ({
        value: id,
        label: (
          <>
            <bdi className="block">{name}</bdi>
            <span className="block font-aside text-muted-foreground" dir="auto">
              <bdi>{address}</bdi>, <bdi>{city}</bdi>
            </span>
          </>
        ),
      }))}
    />
  );
}
