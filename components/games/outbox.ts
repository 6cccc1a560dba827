'use client';

import { createOutbox } from '@/lib/platform/browser/outbox';
import { api } from '@/lib/platform/http/client';

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

/** What somebody did in a game without a line. */
export type UnsentStep = {
  key: string;
  game: { id: number; title: string };
} & Step;

export const gameOutbox = createOutbox<UnsentStep, unknown>({
  name: 'unsent-steps',
  idOf: ({ key }) => key,
  send: (step, signal) => {
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
  },
});

/** Keeps a step until there is a line. A later one about the same replaces it. */
export function keepStep(userId: number, game: UnsentStep['game'], step: Step): void {
  const { id, title } = game;
  const kept = { key: crypto.randomUUID(), game: { id, title }, ...step };
  gameOutbox.add(userId, kept, (earlier) => earlier.game.id === id && isAboutSame(earlier, step));
}

function isAboutSame(a: Step, b: Step): boolean {
  if (a.kind === 'answer' || b.kind === 'answer') return a.kind === b.kind;
  return a.participantId === b.participantId;
}
