'use client';

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { ListButton } from './list-button';
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
    <p className="-my-1.5 flex min-h-9 flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
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

interface SearchAreaButtonProps {
  isFar: boolean;
  onSearchArea: () => void;
}

/** Removes or restores a list's radius, stored in its address as `within`. */
export function SearchAreaButton({ isFar, onSearchArea }: SearchAreaButtonProps) {
  return (
    <ListButton
      parts={{ within: isFar ? null : 'any' }}
      onChoose={onSearchArea}
      variant="link"
      size="sm"
      className="px-0"
    >
      {isFar ? ONLY_NEAR : WIDEN_SEARCH}
    </ListButton>
  );
}

/** The noun of the list, for screen readers that announce the link alone. */
const LISTED = {
  games: 'ofGames',
  groups: 'ofGroups',
  players: 'ofPlayers',
  places: 'ofPlaces',
} as const;

interface WidenSearchLinkProps {
  /** The same list without the radius. */
  href: Route;
  noun: keyof typeof LISTED;
}

/** Below a short row of cards: a link to the whole list, nearest first. */
export function WidenSearchLink({ href, noun }: WidenSearchLinkProps) {
  const t = translate(texts);
  return (
    <Link href={href} className={buttonVariants({ variant: 'link', size: 'sm' })}>
      {WIDEN_SEARCH}
      <span className="sr-only">{t[LISTED[noun]]}</span>
    </Link>
  );
}
