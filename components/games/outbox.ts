'use client';

import { newKey } from '@/lib/platform/browser/new-key';
import { createOutbox } from '@/lib/platform/browser/outbox';
import { api } from '@/lib/platform/http/client';

export interface Answer {
  kind: 'answer';
  answer: 'going' | 'maybe' | 'out';
  guests?: number;
  waitlist?: boolean;
}

export interface Attendance {
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
export function sendStep(step: UnsentStep, signal?: AbortSignal): Promise<unknown> {
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
