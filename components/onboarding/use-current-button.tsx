import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useCurrentPosition } from '@/components/forms/use-current-position';
import { Button } from '@/components/ui/button';
import type { GeoPoint } from '@/lib/platform/geo/point';

interface UseCurrentButtonProps {
  /** The text for the field (four decimals) and the point. */
  onLocated: (located: { location: string; point: GeoPoint }) => void;
}

export function UseCurrentButton({ onLocated }: UseCurrentButtonProps) {
  const { locate, isLocating } = useCurrentPosition(
    (point) => onLocated({ location: toCoordinatesText(point), point }),
    'Location set',
  );
  return (
    <Button variant="link" className="px-1" aria-busy={isLocating || undefined} onClick={locate}>
      {isLocating ? (
        <LoaderCircle aria-hidden className="animate-spin" />
      ) : (
        <LocateFixed aria-hidden />
      )}
      Use Current
    </Button>
  );
}

function toCoordinatesText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
