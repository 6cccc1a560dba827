import type { Route } from 'next';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { WIDEN_SEARCH } from './search-area-note';
import { texts } from './texts';

/** The noun of the list, for screen readers that announce the link alone. */
const LISTED = { groups: 'ofGroups', players: 'ofPlayers', places: 'ofPlaces' } as const;

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
