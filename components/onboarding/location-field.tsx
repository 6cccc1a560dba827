import { EyeOff, LoaderCircle, LocateFixed } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { toast } from '@/components/ui/use-toast';
import type { GeoPoint } from '@/lib/geo/point';
import { currentPosition } from './current-position';
import type { OnboardingDraft } from './draft';
import { toAnswer } from './use-location-field';
import { usePublicArea } from './use-public-area';

interface LocationFieldProps {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
  error?: string;
  inputRef: Ref<HTMLInputElement>;
}

export function LocationField({ draft, change, error, inputRef }: LocationFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className="-mt-3 grid gap-1.5">
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor={id}>Location</Label>
        <UseCurrentButton
          onLocated={(point) => change({ location: toCoordinatesText(point), point })}
        />
      </div>
      <PlaceCombobox
        id={id}
        ref={inputRef}
        value={draft.location}
        onTextChange={(location) => change({ location, point: null })}
        onSelect={(place) => change(toAnswer(place))}
        error={error}
        describedBy={hintId}
        required
      />
      <PrivacyHint id={hintId} point={draft.point} />
    </div>
  );
}

function toCoordinatesText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

function UseCurrentButton({ onLocated }: { onLocated: (point: GeoPoint) => void }) {
  const [isLocating, setIsLocating] = useState(false);
  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    try {
      onLocated(await currentPosition());
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
      onClick={() => void locate()}
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

/** What others get to read of the place: its name once it is known, never the point itself. */
function PrivacyHint({ id, point }: { id: string; point: GeoPoint | null }) {
  const area = usePublicArea(point);
  return (
    <p id={id} className="flex items-start gap-2 text-muted-foreground text-sm">
      <EyeOff aria-hidden className="mt-1 size-3.5 shrink-0" />
      <span>
        {area ? (
          <>
            Others see <span className="font-[600] text-foreground">{area}</span>, never the exact
            spot.
          </>
        ) : (
          'Others see the area only, never the exact spot.'
        )}
      </span>
    </p>
  );
}
