import { MapFailed } from '@/components/map/map-notes';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import type { VenueFilters } from './venue-address';
import { filterQuery } from './venue-filters';

interface GuestMapProps {
  /** The release that has the script in its files. */
  release: string;
  filters: VenueFilters;
  centre: GeoPoint;
  /** The start of the list, while the map follows the list. */
  focus: GeoPoint | null;
}

const written = (point: GeoPoint | null) => (point ? `${point.latitude},${point.longitude}` : '');

/** ./guest-map fills this element once it is visible. Its attributes follow the list; its content remains. */
export function GuestMap({ release, filters, centre, focus }: GuestMapProps) {
  const t = translate(texts);
  const query = Object.entries(filterQuery(filters)).filter(([, value]) => value !== undefined);
  return (
    <div
      data-map={`/_next/static/guest/${release}/guest-map.js`}
      data-query={String(new URLSearchParams(query as [string, string][]))}
      data-centre={written(focus ?? centre)}
      data-focus={written(focus)}
      className="size-full"
    >
      <section
        aria-label={t.mapOfVenues}
        // Its own stacking context: the map's controls must not rise above the page's header.
        className="relative isolate size-full overflow-hidden rounded-card border bg-muted"
      >
        <div data-drawn className="maidan-map" dir="ltr" />
        <MapFailed hidden />
      </section>
      <p
        data-cut
        hidden
        className="absolute inset-x-3 top-12 rounded-control bg-card/90 px-2.5 py-1 text-center text-xs"
      >
        {t.mapIsCut}
      </p>
      <div
        data-selected
        hidden
        className="absolute inset-x-3 bottom-8 flex flex-wrap items-center gap-2 rounded-card border bg-popover p-3 shadow-float"
      />
    </div>
  );
}
