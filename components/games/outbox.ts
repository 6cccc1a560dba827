'use client';

import type { ToastInput } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema/read-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { createOutbox } from '@/lib/platform/browser/outbox';
import { lastKnownPerson } from '@/lib/platform/browser/person-store';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './texts';

interface Answer {
  kind: 'answer';
  answer: 'going' | 'maybe' | 'out';
  guests?: number;
  waitlist?: boolean;
}

interface Attendance {
  kind: 'attendance';
  participantId: number;
  attendance: 'attended' | 'no_show';
}

export type Step = Answer | Attendance;

/** A person's action on a game. The key makes it idempotent. */
export type UnsentStep = {
  key: string;
  game: { id: number; title: string };
} & Step;

export function toUnsent(game: UnsentStep['game'], step: Step): UnsentStep {
  const { id, title } = game;
  return { key: newKey(), game: { id, title }, ...step };
}

/** The first try and every later one: the server compares the content of a key. */
function sendStep(step: UnsentStep, signal?: AbortSignal): Promise<unknown> {
  const params = { id: step.game.id };
  if (step.kind === 'attendance') {
    const { participantId, attendance } = step;
    const body = { marks: [{ participantId, attendance }] };
    return api('POST /api/games/{id}/attendance', { params, body, signal });
  }
  const { answer, guests, waitlist } = step;
  return api('POST /api/games/{id}/rsvp', {
    params,
    body: { answer, guests, waitlist },
    headers: { 'Idempotency-Key': step.key },
    signal,
  });
}

export const gameOutbox = createOutbox<UnsentStep, unknown>({
  name: 'unsent-steps',
  idOf: ({ key }) => key,
  send: sendStep,
});

/** Stores a step until there is a connection. A later one about the same game replaces it. */
export function queueStep(userId: number, step: UnsentStep): void {
  const { id } = step.game;
  gameOutbox.add(userId, step, (earlier) => earlier.game.id === id && isAboutSame(earlier, step));
}

function isAboutSame(a: Step, b: Step): boolean {
  if (a.kind === 'answer' || b.kind === 'answer') return a.kind === b.kind;
  return a.participantId === b.participantId;
}

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
