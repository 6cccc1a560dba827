'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Skeleton } from '@/components/ui/card';
import { PlayerCard } from '@/components/users/player-card';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import type { Decision } from './swipe-decision';
import { texts } from './texts';
import { useSwipe } from './use-swipe';

/** The pitch below the deck. Clips cards that fly off it. Full width on phones. */
export function DeckGround({ children }: { children: ReactNode }) {
  return (
    <div className="relative -mx-4 overflow-clip bg-primary-soft px-4 pt-6 pb-4 sm:mx-0 sm:rounded-2xl">
      <svg
        aria-hidden="true"
        viewBox="0 0 800 640"
        preserveAspectRatio="xMidYMid slice"
        className="absolute -inset-y-10 h-[calc(100%+5rem)] w-full md:inset-0 md:size-full"
      >
        <path
          d="M24 24H776V616H24ZM400 24V616M400 320m-150 0a150 150 0 1 0 300 0a150 150 0 1 0 -300 0M24 170H150V470H24M776 170H650V470H776M150 250a90 90 0 0 1 0 140M650 250a90 90 0 0 0 0 140M24 48a24 24 0 0 0 24 -24M752 24a24 24 0 0 0 24 24M776 592a24 24 0 0 0 -24 24M48 616a24 24 0 0 0 -24 -24"
          fill="none"
          strokeWidth="3"
          className="stroke-primary/22"
        />
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}

export function DeckSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-2xl border bg-card [grid-area:1/1]">
      <span className="sr-only">{translate(texts).loadingPlayers}</span>
      <Skeleton className="min-h-36 flex-1 rounded-none" />
      <div className="grid gap-2.5 p-4 pt-3.5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-4/5 rounded-full" />
        <Skeleton className="h-9" />
      </div>
    </div>
  );
}

const FLIGHT_MS = 240;
const FADE_MS = 150;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

// Farther than the width of any phone or desktop column; the deck clips the card.
const FAR: Record<Decision, string> = {
  like: 'translate(130%, 4%) rotate(16deg)',
  skip: 'translate(-130%, 4%) rotate(-16deg)',
  super: 'translate(0, -120%) rotate(0deg)',
};

/**
 * The Web Animations API rather than transitions: it starts from where the finger released the card, reports when it has
 * finished, and can fade under reduced motion instead of only being cut short.
 */
function play(card: HTMLElement, away: Keyframe, direction: 'away' | 'back'): Animation {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const here: Keyframe = { transform: getComputedStyle(card).transform, opacity: 1 };
  const there: Keyframe = reduced ? { transform: here.transform, opacity: 0 } : away;
  return card.animate(direction === 'away' ? [here, there] : [there, here], {
    duration: reduced ? FADE_MS : FLIGHT_MS,
    easing: EASE_OUT,
    fill: direction === 'away' ? 'forwards' : 'none',
  });
}

/** Animates a decided card off the deck. */
function flyAway(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'away');
}

/** Animates a card back from where its decision had sent it. */
function flyBack(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'back');
}

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
      <Stamp decision="super" className="inset-x-0 top-1/2 mx-auto w-fit text-primary-ink">
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
