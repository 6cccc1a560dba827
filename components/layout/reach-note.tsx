import type { ReactNode } from 'react';

interface ReachNoteProps {
  /** 'groups' */
  noun: string;
  /** The circle that bounds the list; null for a list of everywhere. */
  radiusKm: number | null;
  /** The circle holds nothing, and what is shown is from beyond it. */
  elsewhere?: boolean;
  /** What comes first beyond the circle. */
  order?: 'nearest' | 'soonest';
  /** The button or link that looks further, or only near again. */
  action?: ReactNode;
}

/** Says how far a list reaches, so that nobody takes the end of the circle for the end of the world. */
export function ReachNote(props: ReachNoteProps) {
  const { noun, radiusKm, elsewhere = false, order = 'nearest', action } = props;
  const text =
    radiusKm === null
      ? `Everywhere, ${order} first.`
      : elsewhere
        ? `No ${noun} within ${radiusKm} km. These are the ${order} elsewhere.`
        : `Within ${radiusKm} km.`;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
      {text}
      {elsewhere ? null : action}
    </p>
  );
}

export const LOOK_FURTHER = 'Look further';
export const ONLY_NEAR = 'Only near me';
