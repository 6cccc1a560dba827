'use client';

import { useCurrentPosition } from '@/components/forms/use-current-position';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

interface DeviceLocationProps {
  centre: SearchCentre;
  device: GeoPoint | null;
  onLocated: (point: GeoPoint | null) => void;
}

/** The centre of the list, with a button to use the device's position, or to undo that. */
export function DeviceLocation({ centre, device, onLocated }: DeviceLocationProps) {
  const t = translate(texts);
  const { isLocating, locate, words } = useCurrentPosition(onLocated);
  // Read by lib/platform/browser/guest-lists.
  const isGuest = useViewer().status === 'guest';
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex min-w-0 items-center gap-2 text-muted-foreground">
        <LineIcon name="map-pin" className="size-4.5 shrink-0 text-primary-ink" />
        <span className="wrap-anywhere min-w-0">
          {device ? t.nearDevice : <Centre centre={centre} />}
        </span>
      </p>
      {device ? (
        <Button
          variant="ghost"
          size="sm"
          data-unlocate={isGuest || undefined}
          onClick={() => onLocated(null)}
          className="-mx-3 text-primary-ink"
        >
          {centre.label === null
            ? rich(t.backToSaved, { place: (words) => <bdi>{words}</bdi> })
            : rich(t.backToPlace, { place: <bdi>{centre.label}</bdi> })}
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          data-locate={isGuest ? JSON.stringify(words) : undefined}
          onClick={locate}
          disabled={isLocating}
          className="-mx-3 text-primary-ink noscript:hidden"
        >
          <LineIcon name="locate-fixed" />
          {isLocating ? t.findingYou : t.useMyLocation}
        </Button>
      )}
    </div>
  );
}

function Centre({ centre: { label, isFallback } }: { centre: SearchCentre }) {
  const t = translate(texts);
  const { status } = useViewer();
  if (!isFallback) {
    return label
      ? rich(t.nearPlace, { place: <bdi className="font-strong text-foreground">{label}</bdi> })
      : t.nearSaved;
  }
  return (
    <>
      {rich(t.showingPlace, { place: <bdi>{label}</bdi> })}
      {status === 'member' ? (
        <>
          {' '}
          <Link href={routes.profile()} className="font-strong text-primary-ink underline">
            {t.setLocation}
          </Link>
        </>
      ) : null}
    </>
  );
}
