import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './reach-texts';

/** The text of each kind of list when nothing is within the radius. 'Such': with a filter set. */
const NONE = {
  groups: 'noGroups',
  'such groups': 'noSuchGroups',
  players: 'noPlayers',
  'such players': 'noSuchPlayers',
  places: 'noPlaces',
  venues: 'noVenues',
  'such venues': 'noSuchVenues',
  games: 'noGames',
  'such games': 'noSuchGames',
} as const;

/** The same for a list of one sport. */
const NONE_OF_SPORT = {
  groups: 'noGroupsOf',
  players: 'noPlayersOf',
  venues: 'noVenuesOf',
} as const;

export type NounOfSport = keyof typeof NONE_OF_SPORT;

interface Reach {
  /** The radius of the list; null for a list without one. */
  radiusKm: number | null;
  /** Whether nothing is within the radius and the results are from beyond it. */
  elsewhere?: boolean;
  /** The order of the results. */
  order?: 'nearest' | 'soonest';
  /** A button or link to widen the list, or to go back to the radius. */
  action?: ReactNode;
  /** Replaces it for results from beyond the radius. None by default, because it would lead to the same list. */
  elsewhereAction?: ReactNode;
}

interface ListOfNoun {
  noun: keyof typeof NONE;
  sport?: undefined;
}

interface ListOfSport {
  noun: NounOfSport;
  /** The sport's name in the reader's language. */
  sport: string;
}

/** Tells how far a list reaches, so that nobody thinks that nothing exists beyond the radius. */
export function ReachNote({
  radiusKm,
  elsewhere = false,
  order = 'nearest',
  action,
  elsewhereAction,
  ...list
}: Reach & (ListOfNoun | ListOfSport)) {
  const t = translate(texts);
  const text =
    radiusKm === null
      ? order === 'nearest'
        ? t.everywhereNearest
        : t.everywhereSoonest
      : elsewhere
        ? noneWithin(list, radiusKm)
        : t.within({ km: radiusKm });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
      {text}
      {elsewhere ? elsewhereAction : action}
    </p>
  );
}

function noneWithin(list: ListOfNoun | ListOfSport, km: number): string {
  const t = translate(texts);
  return list.sport === undefined
    ? t[NONE[list.noun]]({ km })
    : t[NONE_OF_SPORT[list.noun]]({ sport: list.sport, km });
}

/** The noun of the list, for screen readers that read the link without its context. */
const LISTED = { groups: 'ofGroups', players: 'ofPlayers', places: 'ofPlaces' } as const;

interface LookFurtherLinkProps {
  /** The same list without the radius. */
  href: Route;
  noun: keyof typeof LISTED;
}

/** Below a short row of cards: a link to the whole list, nearest first. */
export function LookFurtherLink({ href, noun }: LookFurtherLinkProps) {
  const t = translate(texts);
  return (
    <Link
      href={href}
      prefetch={false}
      className={buttonVariants({ variant: 'link', size: 'sm', className: 'px-0' })}
    >
      {t.lookFurther}
      <span className="sr-only">{t[LISTED[noun]]}</span>
    </Link>
  );
}

function Label({ of }: { of: 'lookFurther' | 'onlyNear' }) {
  return translate(texts)[of];
}

// Elements, because the reader's language is not known yet when a module loads.
export const LOOK_FURTHER = <Label of="lookFurther" />;
export const ONLY_NEAR = <Label of="onlyNear" />;
