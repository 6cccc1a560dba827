import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, rememberPerson } from '@/lib/platform/browser/person-store';
import { createStorage } from '@/tests/factories/browser-storage';
import { gameOutbox, type Step, sendOrQueue } from './outbox';

const ALI = 12;
const GAME = { id: 7, title: 'Nets' };

interface Sent {
  url: string;
  method: unknown;
  headers: unknown;
  body: unknown;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  rememberPerson(ALI);
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
});

/** A connection that loses the first response. */
function loseFirstResponse(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method, headers, body });
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ id: GAME.id }, { status: 201 });
  });
  return sent;
}

it.each<[string, Step & { kind: 'answer' }]>([
  ['joining', { kind: 'answer', answer: 'going', guests: 2, waitlist: false }],
  ['leaving', { kind: 'answer', answer: 'out' }],
  ['a perhaps', { kind: 'answer', answer: 'maybe' }],
])('%s is sent again as it was sent first, under the same key', async (_, step) => {
  const sent = loseFirstResponse();
  expect(await sendOrQueue(GAME, step)).toBeNull();
  await expect.poll(() => gameOutbox.read(ALI)).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.headers).toHaveProperty('Idempotency-Key', expect.stringMatching(/^[\w-]{36}$/));
});

it('an attendance is sent again as it was sent first', async () => {
  const sent = loseFirstResponse();
  const step = { kind: 'attendance', participantId: 3, attendance: 'attended' } as const;
  expect(await sendOrQueue(GAME, step)).toBeNull();
  await expect.poll(() => gameOutbox.read(ALI)).toEqual([]);
  expect(sent[1]).toEqual(sent[0]);
});
