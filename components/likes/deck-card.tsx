'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PlayerCard } from '@/components/users/player-card';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import { flyAway, flyBack } from './card-flight';
import type { Decision } from './swipe-decision';
import { texts } from './texts';
import { useSwipe } from './use-swipe';

type CardPlace = 'top' | 'behind' | 'leaving';

type DeckCardProps = {
  person: DeckPersonDto;
  place: CardPlace;
  /** For a leaving card, its decision; for a returning card, the decision that was undone. */
  decision?: Decision;
  /** Report and block; on the top card only. */
  menu?: ReactNode;
  onDecide: (decision: Decision) => void;
  onGone: (personId: number) => void;
};

/** Only the top card is exposed to assistive technology and pointer input; the others are decoration. */
export function DeckCard(props: DeckCardProps) {
  const { person, place, decision, menu, onDecide, onGone } = props;
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const router = useRouter();
  useSwipe(ref, place === 'top', { onDecide, onTap: () => router.push(routes.user(person.id)) });

  useEffect(() => {
    const card = ref.current;
    if (!card || !decision) return;
    if (place === 'leaving') {
      const flight = flyAway(card, decision);
      flight.onfinish = () => onGone(person.id);
      return () => flight.cancel();
    }
    card.style.transform = '';
    flyBack(card, decision);
    // Only a change of place or decision starts an animation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, decision]);

  const t = translate(texts);
  const scenery = place !== 'top';
  return (
    <div
      ref={ref}
      inert={scenery}
      aria-hidden={scenery || undefined}
      data-place={place}
      className={cn(
        'group/card relative h-full min-w-0 select-none [grid-area:1/1] [-webkit-touch-callout:none] [&_img]:pointer-events-none',
        place === 'top' &&
          'cursor-pointer touch-pan-y transition-transform data-dragging:cursor-grabbing data-dragging:transition-none data-lifted:not-data-dragging:scale-[1.03]',
        place === 'behind' && 'translate-y-4 rotate-[3.2deg] scale-[0.97] transition-transform',
        place === 'leaving' && 'pointer-events-none',
      )}
    >
      <PlayerCard person={person} titleId={titleId} />
      {menu ? <div className="absolute start-2 top-2 rounded-full bg-card">{menu}</div> : null}
      {/* Swipes are the same in every language, so these two keep their sides. */}
      <Stamp
        decision="like"
        className="start-4 top-16 -rotate-12 text-primary-ink rtl:start-auto rtl:end-4"
      >
        {t.like}
      </Stamp>
      <Stamp
        decision="skip"
        className="end-4 top-16 rotate-12 text-destructive-ink rtl:start-4 rtl:end-auto"
      >
        {t.skip}
      </Stamp>
      <Stamp decision="super" className="inset-x-0 top-1/2 mx-auto w-fit text-special-ink">
        {t.superLike}
      </Stamp>
    </div>
  );
}

// Each label fades in as the card is dragged its way; use-swipe sets the variables.
const LEANING: Record<Decision, string> = {
  like: 'opacity-[var(--leaning-like,0)]',
  skip: 'opacity-[var(--leaning-skip,0)]',
  super: 'opacity-[var(--leaning-super,0)]',
};

type StampProps = { decision: Decision; className: string; children: string };

function Stamp({ decision, className, children }: StampProps) {
  return (
    <span aria-hidden className={cn('deck-stamp', LEANING[decision], className)}>
      {children}
    </span>
  );
}
