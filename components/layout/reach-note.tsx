import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

interface ReachNoteProps {
  /** 'groups' */
  noun: string;
  /** The radius of the list; null for a list without one. */
  radiusKm: number | null;
  /** Nothing is within the radius, and the results are from beyond it. */
  elsewhere?: boolean;
  /** The order of the results. */
  order?: 'nearest' | 'soonest';
  /** A button or link to widen the list, or to go back to the radius. */
  action?: ReactNode;
}

/** Says how far a list reaches, so that nobody believes there is nothing beyond the radius. */
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

interface LookFurtherLinkProps {
  /** The same list without the radius. */
  href: Route;
  /** What is listed, for screen readers that read the link alone: 'groups'. */
  noun: string;
}

/** Below a short row of cards: a link to the whole list, nearest first. */
export function LookFurtherLink({ href, noun }: LookFurtherLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={buttonVariants({ variant: 'link', size: 'sm', className: 'px-0' })}
    >
      {LOOK_FURTHER}
      <span className="sr-only">: {noun}</span>
    </Link>
  );
}

export const LOOK_FURTHER = 'Look further';
export const ONLY_NEAR = 'Only near me';
