import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';
import type { DeviceLocation } from './use-device-location';

type LocationBarProps = {
  centre: SearchCentre;
  location: DeviceLocation;
  onLocate: () => void;
};

export function LocationBar({ centre, location, onLocate }: LocationBarProps) {
  const t = translate(texts);
  const loading = location.state === 'loading';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <LineIcon name="map-pin" className="size-4.5 shrink-0 text-primary-ink" />
          <span className="wrap-anywhere min-w-0">
            <Place centre={centre} location={location} />
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          onClick={onLocate}
          disabled={loading}
          className="-mx-3 text-primary-ink"
        >
          <LineIcon name="locate-fixed" />
          {loading ? t.findingYou : t.useLocation}
        </Button>
      </div>
      {location.state === 'error' ? (
        <p role="alert" className="text-destructive-ink text-sm">
          {location.message}
        </p>
      ) : null}
    </div>
  );
}

function Place({ centre, location }: Pick<LocationBarProps, 'centre' | 'location'>) {
  const t = translate(texts);
  if (location.state === 'located') return t.nearDevice;
  if (!centre.label) return t.nearSaved;
  const place = placeName(centre.label);
  return centre.isFallback
    ? rich(t.showingFallback, {
        place: <bdi>{place}</bdi>,
        link: (words) => (
          <Link href={routes.profile()} className="font-strong text-primary-ink underline">
            {words}
          </Link>
        ),
      })
    : rich(t.nearPlace, { place: <bdi className="font-strong">{place}</bdi> });
}
