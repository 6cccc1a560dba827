'use client';

import type { ToastInput } from '@/components/ui/use-toast';
import { lastKnownPerson } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { keepStep, type Step, type UnsentStep } from './outbox';
import { texts } from './unsent-texts';

/** The games that the person has joined on this page. */
export const joinedHere = new Set<number>();

/** @returns the answer; null when there was no line and the step is kept until there is one */
export async function sendOrKeep<T>(
  game: UnsentStep['game'],
  step: Step,
  send: () => Promise<T>,
): Promise<T | null> {
  try {
    const answer = await send();
    if (step.kind === 'answer') {
      if (step.answer === 'going') joinedHere.add(game.id);
      raiseAppEvent('answered', { gameId: game.id });
    }
    return answer;
  } catch (error) {
    const userId = lastKnownPerson();
    // What `fetch` throws without an answer.
    if (!(error instanceof TypeError) || userId === null) throw error;
    keepStep(userId, game, step);
    return null;
  }
}

/** The toast for the outcome of `sendOrKeep`. */
export function toldOf(answer: unknown, sent: ToastInput): ToastInput {
  if (answer !== null) return sent;
  const t = translate(texts);
  return { title: t.noLine, description: t.sentLater };
}
