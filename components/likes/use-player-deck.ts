'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { toast } from '@/components/ui/use-toast';
import type { LikeDto } from '@/lib/likes/schema';
import { ApiError } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import { type Decision, sendDecision, takeBackDecision } from './swipe-decision';
import { texts } from './texts';

/** The keys of the texts about a decision. */
const DONE = { like: 'likedPerson', skip: 'skippedPerson', super: 'superLikedPerson' } as const;
const FAILED = { like: 'likeFailed', skip: 'skipFailed', super: 'superLikeFailed' } as const;

export interface DecidedCard {
  person: DeckPersonDto;
  decision: Decision;
}

interface HistoryEntry extends DecidedCard {
  /** The filter at the time of the decision: Undo restores a card only if it matches the current one. */
  filterKey: string;
}

interface DeckInput {
  /** Already filtered, nearest first. */
  people: readonly DeckPersonDto[];
  filterKey: string;
  /** More people can be fetched. */
  hasMore: boolean;
}

/**
 * The state of the deck: the remaining cards, those flying off, and the decisions that can be undone. Buttons, keys and
 * gestures all call `decide` and `undo`. Cards move optimistically and return when the server refuses. They move before `run`:
 * its optimistic update is rendered a moment later, when a second key may already have decided about the same card.
 */
export function usePlayerDeck({ people, filterKey, hasMore }: DeckInput) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<readonly DecidedCard[]>([]);
  const [returning, setReturning] = useState<DecidedCard | null>(null);
  const [history, setHistory] = useState<readonly HistoryEntry[]>([]);
  const [announcement, setAnnouncement] = useState('');
  // The next swipe does not wait for the response; `decision-calls` keeps the calls about one person in order.
  const { run } = useAction({ overlap: 'decisions' });

  const remaining = people.filter((person) => !decided.has(person.id));
  const last = history.at(-1);
  const undoable = last?.filterKey === filterKey ? last : undefined;

  function restoreCard(card: DecidedCard): void {
    setDecided((ids) => new Set([...ids].filter((id) => id !== card.person.id)));
    setLeaving((cards) => cards.filter(({ person }) => person.id !== card.person.id));
    setReturning(card);
  }

  function forget(personId: number): void {
    setHistory((entries) => entries.filter(({ person }) => person.id !== personId));
  }

  function failed(card: DecidedCard, error: unknown): void {
    forget(card.person.id);
    // The person is gone (left or blocked). A card that can never be decided would remain for ever.
    if (error instanceof ApiError && error.status === 404) return;
    restoreCard(card);
    setAnnouncement(translate(texts).personIsBack({ name: card.person.name }));
  }

  function liked(card: DecidedCard, like: LikeDto): void {
    // A match cannot be undone, and Undo must not skip past it to an older card.
    if (like.likedBack) {
      setHistory((entries) => {
        const index = entries.findIndex(({ person }) => person.id === card.person.id);
        return entries.slice(index + 1);
      });
    }
    raiseAppEvent('showMatch', {
      user: like.user,
      sport: like.sport,
      likedBack: like.likedBack,
    });
  }

  function store(card: DecidedCard): Promise<void> {
    const { person, decision } = card;
    const t = translate(texts);
    return run({
      call: () => sendDecision(person.id, decision),
      done:
        decision === 'super'
          ? () => ({
              title: t.superLikeSent,
              description: t.youSuperLiked({ name: person.name }),
            })
          : undefined,
      failed: t[FAILED[decision]],
      onDone: (like) => {
        if (like) liked(card, like);
      },
      onFailed: (error) => failed(card, error),
    });
  }

  function decide(decision: Decision): void {
    const [person, next] = remaining;
    if (!person) return;
    const card = { person, decision };
    setDecided((ids) => new Set(ids).add(person.id));
    setLeaving((cards) => [...cards, card]);
    setReturning(null);
    const t = translate(texts);
    const isEnd = !next && !hasMore;
    const then = next ? t.nextPerson({ name: next.name }) : isEnd ? t.noMoreSpoken : '';
    setAnnouncement(`${t[DONE[decision]]({ name: person.name })} ${then}`);
    if (isEnd && decision === 'skip') {
      toast({ title: t.noMoreTitle, description: t.noMoreDescription });
    }
    setHistory((entries) => [...entries, { ...card, filterKey }]);
    void store(card);
  }

  async function undo(): Promise<void> {
    if (!undoable) return;
    const t = translate(texts);
    forget(undoable.person.id);
    restoreCard(undoable);
    setAnnouncement(t.personIsBack({ name: undoable.person.name }));
    await run({
      call: () => takeBackDecision(undoable.person.id, undoable.decision),
      failed: t.undoFailed,
      onFailed: () => setDecided((ids) => new Set(ids).add(undoable.person.id)),
    });
  }

  /** Blocked: removed from the deck without a decision and never restored. */
  function drop(personId: number): void {
    setDecided((ids) => new Set(ids).add(personId));
    forget(personId);
  }

  function gone(personId: number): void {
    setLeaving((cards) => cards.filter(({ person }) => person.id !== personId));
  }

  return {
    remaining,
    leaving,
    returning,
    announcement,
    canUndo: undoable !== undefined,
    decide,
    undo,
    drop,
    gone,
  };
}
