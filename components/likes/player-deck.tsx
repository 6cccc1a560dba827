'use client';

import dynamic from 'next/dynamic';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import type { NearbyUserDto } from '@/lib/users/schema';
import { DeckActions } from './deck-actions';
import { DeckCard } from './deck-card';
import { DeckGround } from './deck-ground';
import { DeckSkeleton } from './deck-skeleton';
import type { Decision } from './swipe-decision';
import { NO_MORE_USERS, usePlayerDeck } from './use-player-deck';

// What Discover weighs at first matters more than a menu that few open.
const PersonMenu = dynamic(
  () => import('@/components/moderation/person-menu').then((module) => module.PersonMenu),
  { ssr: false },
);

/** With so few cards left the next page is fetched, so that a fast thumb does not wait. */
const RUNNING_LOW = 5;

const KEYS: Record<string, Decision> = {
  ArrowLeft: 'skip',
  ArrowRight: 'like',
  ArrowUp: 'super',
};

type PlayerDeckProps = {
  people: readonly NearbyUserDto[];
  /** Names the filter that `people` went through. */
  filterKey: string;
  hasMore: boolean;
  fetching: boolean;
  onRunningLow: () => void;
  /** The next step once nobody is left. */
  emptyAction: ReactNode;
};

/** The stack of players. Two cards are in view; buttons, arrow keys and the finger do exactly the same. */
export function PlayerDeck(props: PlayerDeckProps) {
  const { hasMore, fetching, onRunningLow, emptyAction } = props;
  const deck = usePlayerDeck(props);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const [top, behind] = deck.remaining;
  const isLow = deck.remaining.length <= RUNNING_LOW;

  useEffect(() => {
    if (isLow && hasMore && !fetching) onRunningLow();
  }, [isLow, hasMore, fetching, onRunningLow]);

  function decide(decision: Decision): void {
    // After a swipe the focus would be nowhere, and the match popup could not give it back.
    if (!groupRef.current?.contains(document.activeElement)) {
      groupRef.current?.focus({ preventScroll: true });
    }
    // Fetched while the card flies: the first like would otherwise wait for it.
    if (decision !== 'skip') void import('./match-popup');
    deck.decide(decision);
  }

  function onBlocked(personId: number): void {
    deck.drop(personId);
    groupRef.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isInMenu(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const decision = KEYS[event.key];
    if (!decision && event.key !== 'Backspace') return;
    event.preventDefault();
    // A key held down must not decide about everybody nearby.
    if (event.repeat) return;
    if (decision) decide(decision);
    else void deck.undo();
  }

  const cards = [
    ...(behind ? [{ person: behind, place: 'behind' as const, decision: undefined }] : []),
    ...(top
      ? [{ person: top, place: 'top' as const, decision: backFrom(deck.returning, top) }]
      : []),
    ...deck.leaving.toReversed().map((card) => ({ ...card, place: 'leaving' as const })),
  ];

  return (
    <DeckGround>
      {/* A stop of its own for the keyboard: the arrow keys work while the focus is in here and nowhere else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every key has a button beside it */}
      <fieldset
        ref={groupRef}
        aria-label="Players near you"
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="min-w-0 rounded-2xl outline-offset-8"
      >
        <div className="mx-auto grid min-h-[min(29.5rem,78svh)] w-full max-w-88 grid-cols-1">
          {top ? null : hasMore || fetching ? (
            <DeckSkeleton />
          ) : (
            <EmptyState
              drawing="players"
              title={NO_MORE_USERS.title}
              description={NO_MORE_USERS.description}
              action={emptyAction}
              className="justify-center bg-card [grid-area:1/1]"
            />
          )}
          {cards.map(({ person, place, decision }) => (
            <DeckCard
              key={person.id}
              person={person}
              place={place}
              decision={decision}
              menu={
                place === 'top' ? (
                  <PersonMenu person={person} onBlocked={() => onBlocked(person.id)} />
                ) : null
              }
              onDecide={decide}
              onGone={deck.gone}
            />
          ))}
        </div>
        <div className="mt-7">
          <DeckActions
            canDecide={top !== undefined}
            canUndo={deck.canUndo}
            onDecide={decide}
            onUndo={() => void deck.undo()}
          />
        </div>
        <p
          id={hintId}
          className="mx-auto mt-3 w-fit bg-primary-soft px-2 text-center text-muted-foreground text-xs max-md:sr-only"
        >
          Arrow keys: left to skip, right to like, up to super like. Backspace to undo.
        </p>
        <output className="sr-only">{deck.announcement}</output>
      </fieldset>
    </DeckGround>
  );
}

/** React hands on what is typed into a menu or dialog of the card, which stand elsewhere on the page. */
function isInMenu({ target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return !currentTarget.contains(target) || target.closest('[popover]') !== null;
}

function backFrom(
  returning: { person: NearbyUserDto; decision: Decision } | null,
  top: NearbyUserDto,
): Decision | undefined {
  return returning?.person.id === top.id ? returning.decision : undefined;
}
