import { useQuery } from '@tanstack/react-query';
import { rich } from '@/components/language/rich';
import { ErrorState } from '@/components/ui/error-state';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './form-texts';
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
  const t = translate(texts);
  const query = useQuery(readQuery('venues', similarVenuesUrl(venue)));
  const others = query.data?.filter(({ id }) => id !== venue.id) ?? [];
  if (query.isError) {
    return (
      <ErrorState
        title={t.listingsFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <p role="status" className="text-muted-foreground text-sm">
        {t.lookingForListings}
      </p>
    );
  }
  if (others.length === 0) {
    return (
      <p role="status" className="text-sm">
        {t.noSimilar}
      </p>
    );
  }
  return (
    <RadioList
      legend={t.whichOne}
      value={value}
      onChange={onChange}
      error={error}
      options={others.map(({ id, name, address, city }) => ({
        value: id,
        label: (
          <>
            <bdi className="block">{name}</bdi>
            <span className="block font-aside text-muted-foreground" dir="auto">
              {rich(t.addressInCity, {
                address: <bdi>{address}</bdi>,
                city: <bdi>{placeName(city)}</bdi>,
              })}
            </span>
          </>
        ),
      }))}
    />
  );
}
