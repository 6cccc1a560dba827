'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { PersonMenu } from '@/components/moderation/person-menu';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { translate } from '@/lib/platform/language/translate';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import { DeckCard, DeckGround, DeckSkeleton } from './deck-card';
import type { Decision } from './swipe-decision';
import { texts } from './texts';
import { usePlayerDeck } from './use-player-deck';

type DeckActionsProps = {
  /** False when no card is left. */
  canDecide: boolean;
  canUndo: boolean;
  /** `at`: when it was clicked, as a page timestamp in ms. */
  onDecide: (decision: Decision, at: number) => void;
  onUndo: (at: number) => void;
};

/** In the order of the swipes, from left to right in every language. */
function DeckActions({ canDecide, canUndo, onDecide, onUndo }: DeckActionsProps) {
  const t = translate(texts);
  return (
    <div dir="ltr" className="mx-auto grid w-full max-w-88 grid-cols-4 items-end">
      <Action label={t.undo} keys="Backspace" off={!canUndo} onChoose={onUndo}>
        <LineIcon name="undo-2" className="size-5" />
      </Action>
      <Action
        label={t.skip}
        keys="ArrowLeft"
        off={!canDecide}
        onChoose={(at) => onDecide('skip', at)}
        face="deck-face-large text-destructive-ink"
      >
        <LineIcon name="x" className="size-7" />
      </Action>
      <Action
        label={t.like}
        keys="ArrowRight"
        off={!canDecide}
        onChoose={(at) => onDecide('like', at)}
        face="deck-face-large deck-face-like"
      >
        <LineIcon name="heart" className="size-7 fill-current" />
      </Action>
      <Action
        label={t.superLike}
        keys="ArrowUp"
        off={!canDecide}
        onChoose={(at) => onDecide('super', at)}
        face="text-primary-ink"
      >
        <LineIcon name="star" className="size-5 fill-current" />
      </Action>
    </div>
  );
}

type ActionProps = Pick<ComponentProps<'button'>, 'children'> & {
  label: string;
  keys: string;
  off: boolean;
  onChoose: (at: number) => void;
  /** The classes of the round face, where it differs from that of a small button. */
  face?: string;
};

/** `aria-disabled`, because `disabled` would drop the focus to the top of the page after the last card. */
function Action({ label, keys, off, onChoose, face, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-keyshortcuts={keys}
      onClick={off ? undefined : ({ timeStamp }) => onChoose(timeStamp)}
      className="deck-action"
    >
      <span className={face}>{children}</span>
      <span>{label}</span>
    </button>
  );
}

/** With this many cards left the next batch is fetched, so that fast swiping does not wait. */
const RUNNING_LOW = 5;

const DOUBLE_CLICK_MS = 300;

const KEYS: Record<string, Decision> = {
  ArrowLeft: 'skip',
  ArrowRight: 'like',
  ArrowUp: 'super',
};

type PlayerDeckProps = {
  people: readonly DeckPersonDto[];
  /** Identifies the filter that `people` match. */
  filterKey: string;
  /** A search text or a sport is set. */
  isFiltered: boolean;
  hasMore: boolean;
  fetching: boolean;
  onRunningLow: () => void;
  emptyAction: ReactNode;
};

/** The deck of players. Two cards are visible. Buttons, arrow keys and gestures are equivalent. */
export function PlayerDeck(props: PlayerDeckProps) {
  const { people, isFiltered, hasMore, fetching, onRunningLow, emptyAction } = props;
  const deck = usePlayerDeck(props);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const hintId = useId();
  const [top, behind] = deck.remaining;
  const [topBefore, behindBefore] = [useAfterPaint(top?.id), useAfterPaint(behind?.id)];
  // The next card behind, and the menu of the new top card, are rendered after the response to the click.
  const showsBehind = behind && [topBefore, behindBefore].includes(behind.id);
  const isLow = deck.remaining.length <= RUNNING_LOW;

  useEffect(() => {
    if (isLow && hasMore && !fetching) onRunningLow();
  }, [isLow, hasMore, fetching, onRunningLow]);

  function decide(decision: Decision): void {
    // A swipe leaves the focus nowhere, and the match popup could not return it.
    if (!groupRef.current?.contains(document.activeElement)) {
      groupRef.current?.focus({ preventScroll: true });
    }
    // Preloaded during the animation, so that the first like does not wait for it.
    if (decision !== 'skip') void import('./match-popup').catch(() => undefined);
    deck.decide(decision);
  }

  // Ignores the second click of a double click, which cannot be meant for the next card.
  function handleClick(act: () => void, at: number): void {
    if (at - clickedAt.current < DOUBLE_CLICK_MS) return;
    clickedAt.current = at;
    act();
  }

  function onBlocked(personId: number): void {
    deck.drop(personId);
    groupRef.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isInMenu(event)) take(event);
  }

  function take(event: KeyboardEvent | globalThis.KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const decision = KEYS[event.key];
    if (!decision && event.key !== 'Backspace') return;
    event.preventDefault();
    // A key held down must not decide about everyone nearby.
    if (event.repeat) return;
    if (decision) decide(decision);
    else void deck.undo();
  }

  // With nothing else focused, left and right act on the deck if it is visible. Up scrolls the page unless the deck has the
  // focus.
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.defaultPrevented || !isInertTarget(event.target) || !isOnScreen(groupRef.current))
      return;
    take(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, []);

  const t = translate(texts);
  const noHits = isFiltered && people.length === 0;
  const cards = [
    ...(showsBehind ? [{ person: behind, place: 'behind' as const, decision: undefined }] : []),
    ...(top
      ? [{ person: top, place: 'top' as const, decision: backFrom(deck.returning, top) }]
      : []),
    ...deck.leaving.toReversed().map((card) => ({ ...card, place: 'leaving' as const })),
  ];

  return (
    <DeckGround>
      {/* A tab stop: all keys work while the focus is inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every key has a button beside it */}
      <fieldset
        ref={groupRef}
        aria-label={t.deck}
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
              title={noHits ? t.noneFoundTitle : t.noMoreTitle}
              description={noHits ? t.noneFoundDescription : t.noMoreDescription}
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
                person.id === topBefore && place === 'top' ? (
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
            onDecide={(decision, at) => handleClick(() => decide(decision), at)}
            onUndo={(at) => handleClick(() => void deck.undo(), at)}
          />
        </div>
        <p
          id={hintId}
          className="mx-auto mt-3 w-fit bg-primary-soft px-2 text-center text-muted-foreground text-xs max-md:sr-only"
        >
          {t.deckKeys}
        </p>
        <output className="sr-only">{deck.announcement}</output>
      </fieldset>
    </DeckGround>
  );
}

/** Whether a key pressed there does nothing by itself: no field, button, link, menu or dialog. */
function isInertTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    !target.closest('a, button, input, select, textarea, [contenteditable], [role], [popover]')
  );
}

/** Whether the middle of the deck is inside the window. */
function isOnScreen(deck: HTMLElement | null): boolean {
  if (!deck) return false;
  const { top, bottom } = deck.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}

/** React bubbles events from the card's menu and dialogs, although they are elsewhere in the DOM. */
function isInMenu({ target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return !currentTarget.contains(target) || target.closest('[popover]') !== null;
}

function backFrom(
  returning: { person: DeckPersonDto; decision: Decision } | null,
  top: DeckPersonDto,
): Decision | undefined {
  return returning?.person.id === top.id ? returning.decision : undefined;
}
