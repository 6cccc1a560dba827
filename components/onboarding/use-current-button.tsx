import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import type { GeoPoint } from '@/lib/geo/point';
import { currentPosition } from './current-position';

interface UseCurrentButtonProps {
  /** The text for the field (four decimals) and the point. */
  onLocated: (located: { location: string; point: GeoPoint }) => void;
}

export function UseCurrentButton({ onLocated }: UseCurrentButtonProps) {
  const [isLocating, setIsLocating] = useState(false);
  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    try {
      const point = await currentPosition();
      onLocated({ location: toCoordinatesText(point), point });
      toast({ title: 'Location set' });
    } catch (error) {
      toast({
        title: 'Location Error',
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      });
    } finally {
      setIsLocating(false);
    }
  }
  return (
    <Button
      variant="link"
      className="px-1"
      aria-busy={isLocating || undefined}
      onClick={() => locate()}
    >
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
