'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import type { LikeDto } from '@/lib/likes/schema';
import { ApiError, errorSentence } from '@/lib/platform/http/client';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { isolate } from '@/lib/platform/validation/isolate';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { sendDecision, takeBackDecision } from './decision-calls';
import type { Decision } from './swipe-decision';

export const NO_MORE_USERS = {
  title: 'No more users',
  description: 'Check back later for more players in your area!',
} as const;

const DONE: Record<Decision, string> = {
  like: 'Liked',
  skip: 'Skipped',
  super: 'Super liked',
};
const FAILED: Record<Decision, string> = {
  like: 'Failed to send like',
  skip: 'Failed to skip',
  super: 'Failed to send super like',
};

export interface DecidedCard {
  person: NearbyUserDto;
  decision: Decision;
}

interface HistoryEntry extends DecidedCard {
  /** The filter at the time of the decision: Undo brings a card back only if it matches the current one. */
  filterKey: string;
}

interface DeckInput {
  /** Already filtered, nearest first. */
  people: readonly NearbyUserDto[];
  filterKey: string;
  /** More people can be fetched. */
  hasMore: boolean;
}

/**
 * The state of the deck: who is left, who is flying off, and what can be undone. Buttons, keys and gestures all call `decide`
 * and `undo`. Cards move optimistically and come back when the server refuses.
 */
export function usePlayerDeck({ people, filterKey, hasMore }: DeckInput) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<readonly DecidedCard[]>([]);
  const [returning, setReturning] = useState<DecidedCard | null>(null);
  const [history, setHistory] = useState<readonly HistoryEntry[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const remaining = people.filter((person) => !decided.has(person.id));
  const last = history.at(-1);
  const undoable = last?.filterKey === filterKey ? last : undefined;

  function bringBack(card: DecidedCard): void {
    setDecided((ids) => new Set([...ids].filter((id) => id !== card.person.id)));
    setLeaving((cards) => cards.filter(({ person }) => person.id !== card.person.id));
    setReturning(card);
  }

  function forget(personId: number): void {
    setHistory((entries) => entries.filter(({ person }) => person.id !== personId));
  }

  function failed(card: DecidedCard, error: unknown): void {
    toast({
      title: 'Error',
      description: errorSentence(error, FAILED[card.decision]),
      variant: 'destructive',
    });
    forget(card.person.id);
    // The person is gone (left or blocked). A card that can never be decided would stay for ever.
    if (error instanceof ApiError && error.status === 404) return;
    bringBack(card);
    setAnnouncement(`${isolate(card.person.name)} is back.`);
  }

  function liked(card: DecidedCard, like: LikeDto): void {
    if (card.decision === 'super') {
      toast({
        title: 'Super Like sent!',
        description: `You super liked ${isolate(card.person.name)}`,
      });
    }
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

  async function store(card: DecidedCard): Promise<void> {
    try {
      const like = await sendDecision(card.person.id, card.decision);
      if (like) liked(card, like);
    } catch (error) {
      failed(card, error);
    }
  }

  function decide(decision: Decision): void {
    const [person, next] = remaining;
    if (!person) return;
    const card = { person, decision };
    setDecided((ids) => new Set(ids).add(person.id));
    setLeaving((cards) => [...cards, card]);
    setReturning(null);
    const isEnd = !next && !hasMore;
    const then = next
      ? `Next: ${isolate(next.name)}.`
      : isEnd
        ? `${NO_MORE_USERS.title}. ${NO_MORE_USERS.description}`
        : '';
    setAnnouncement(`${DONE[decision]} ${isolate(person.name)}. ${then}`);
    if (isEnd && decision === 'skip') toast(NO_MORE_USERS);
    setHistory((entries) => [...entries, { ...card, filterKey }]);
    void store(card);
  }

  async function undo(): Promise<void> {
    if (!undoable) return;
    forget(undoable.person.id);
    bringBack(undoable);
    setAnnouncement(`${isolate(undoable.person.name)} is back.`);
    try {
      await takeBackDecision(undoable.person.id, undoable.decision);
    } catch (error) {
      setDecided((ids) => new Set(ids).add(undoable.person.id));
      toast({
        title: 'Error',
        description: errorSentence(error, 'Failed to undo'),
        variant: 'destructive',
      });
    }
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
