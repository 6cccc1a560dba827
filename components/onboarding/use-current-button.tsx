import { useCurrentPosition } from '@/components/forms/use-current-position';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface UseCurrentButtonProps {
  /** The text for the field (four decimals) and the point. */
  onLocated: (located: { location: string; point: GeoPoint }) => void;
}

export function UseCurrentButton({ onLocated }: UseCurrentButtonProps) {
  const t = translate(texts);
  const { locate, isLocating } = useCurrentPosition(
    (point) => onLocated({ location: toCoordinatesText(point), point }),
    t.locationSet,
  );
  return (
    <Button variant="link" className="px-1" aria-busy={isLocating || undefined} onClick={locate}>
      {isLocating ? (
        <LineIcon name="loader-circle" className="animate-spin" />
      ) : (
        <LineIcon name="locate-fixed" />
      )}
      {t.useCurrent}
    </Button>
  );
}

function toCoordinatesText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
