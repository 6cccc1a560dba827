import type { ReactNode } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface SearchAreaNoteProps {
  /** The sentence for results from beyond the radius. */
  none: (reach: { km: number }) => string;
  radiusKm: number | null;
  /** Whether the radius is empty and the results are from beyond it. */
  elsewhere?: boolean;
  /** The order of the results. */
  order?: 'nearest' | 'soonest';
  /** A button or link to widen the list, or to go back to the radius. */
  action?: ReactNode;
  /** Replaces it for results from beyond the radius. None by default, because it would lead to the same list. */
  elsewhereAction?: ReactNode;
}

/** Explains how far a list reaches, so that an empty radius does not look like an empty product. */
export function SearchAreaNote({
  none,
  radiusKm,
  elsewhere = false,
  order = 'nearest',
  action,
  elsewhereAction,
}: SearchAreaNoteProps) {
  const t = translate(texts);
  const text =
    radiusKm === null
      ? order === 'nearest'
        ? t.everywhereNearest
        : t.everywhereSoonest
      : elsewhere
        ? none({ km: radiusKm })
        : t.within({ km: radiusKm });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
      {text}
      {elsewhere ? elsewhereAction : action}
    </p>
  );
}

function Label({ of }: { of: 'widenSearch' | 'onlyNear' }) {
  return translate(texts)[of];
}

// Elements, because the language is unknown when a module loads.
export const WIDEN_SEARCH = <Label of="widenSearch" />;
export const ONLY_NEAR = <Label of="onlyNear" />;
