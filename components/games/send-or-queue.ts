'use client';

import type { ToastInput } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema/read-game';
import { lastKnownPerson } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import {
  type Answer,
  type Attendance,
  queueStep,
  type Step,
  sendStep,
  toUnsent,
  type UnsentStep,
} from './outbox';
import { texts } from './texts';

/** The games that the person has joined on this page. */
export const joinedHere = new Set<number>();

/** @returns the answer; null when there was no line and the step is kept until there is one */
export async function sendOrQueue(game: UnsentStep['game'], step: Answer): Promise<GameDto | null>;
export async function sendOrQueue(game: UnsentStep['game'], step: Attendance): Promise<unknown>;
export async function sendOrQueue(game: UnsentStep['game'], step: Step): Promise<unknown> {
  const unsent = toUnsent(game, step);
  try {
    const answer = await sendStep(unsent);
    if (step.kind === 'answer') {
      if (step.answer === 'going') joinedHere.add(game.id);
      raiseAppEvent('answered', { gameId: game.id });
    }
    return answer;
  } catch (error) {
    const userId = lastKnownPerson();
    // `fetch` throws this without a response. The step may have arrived, so it is stored with its key.
    if (!(error instanceof TypeError) || userId === null) throw error;
    queueStep(userId, unsent);
    return null;
  }
}

export function toastOf(answer: unknown, sent: ToastInput): ToastInput {
  if (answer !== null) return sent;
  const t = translate(texts);
  return { title: t.noConnection, description: t.sentLater };
}
