import { type Ref, useId } from 'react';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { rich } from '@/components/language/rich';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import type { OnboardingDraft } from './draft';
import { texts } from './texts';
import { UseCurrentButton } from './use-current-button';
import { toLocation } from './use-location-field';
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
        <Label htmlFor={id}>{translate(texts).location}</Label>
        <UseCurrentButton onLocated={change} />
      </div>
      <PlaceCombobox
        id={id}
        ref={inputRef}
        value={draft.location}
        onTextChange={(location) => change({ location, point: null })}
        onSelect={(place) => change(toLocation(place))}
        error={error}
        describedBy={hintId}
        required
      />
      <PrivacyHint id={hintId} point={draft.point} />
    </div>
  );
}

/** The place name that others see; never the exact point. */
function PrivacyHint({ id, point }: { id: string; point: GeoPoint | null }) {
  const t = translate(texts);
  const area = usePublicArea(point);
  return (
    <p id={id} className="flex items-start gap-2 text-muted-foreground text-sm">
      <LineIcon name="eye-off" className="mt-1 size-3.5 shrink-0" />
      <span>
        {area
          ? rich(t.othersSee, {
              area: <bdi className="font-semibold text-foreground">{area}</bdi>,
            })
          : t.othersSeeArea}
      </span>
    </p>
  );
}
