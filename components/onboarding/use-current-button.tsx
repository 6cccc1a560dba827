import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { currentPosition } from './current-position';

interface UseCurrentButtonProps {
  /** The text for the field (four decimals) and the point. */
  onLocated: (located: { location: string; point: GeoPoint }) => void;
}

export function UseCurrentButton({ onLocated }: UseCurrentButtonProps) {
  const { run, busy } = useAction();
  const locate = () =>
    run({
      call: currentPosition,
      done: 'Location set',
      failedTitle: 'Location Error',
      failed: (error) => (error instanceof Error ? error.message : ''),
      onDone: (point) => onLocated({ location: toCoordinatesText(point), point }),
    });
  return (
    <Button variant="link" className="px-1" aria-busy={busy || undefined} onClick={locate}>
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <LocateFixed aria-hidden />}
      Use Current
    </Button>
  );
}

function toCoordinatesText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
