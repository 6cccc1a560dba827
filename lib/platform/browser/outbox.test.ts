import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '@/lib/platform/browser/outbox';
import {
  forgetPerson,
  readStored,
  rememberPerson,
  store,
} from '@/lib/platform/browser/person-store';
import { ApiError } from '@/lib/platform/http/client';
import { createStorage } from '@/tests/factories/browser-storage';

const ALI = 12;
const NAME = 'unsent-letters';

interface EmailContent {
  id: string;
  about?: string;
}

/** A tab whose connection returns the results of `send`. */
function openTab(send: (letter: EmailContent) => Promise<string>) {
  const notified: string[] = [];
  const outbox = createOutbox<EmailContent, string>({ name: NAME, idOf: ({ id }) => id, send });
  outbox.onOutcome({
    accepted: ({ id }, answer, late) => notified.push(`${id} ${answer}${late ? ' late' : ''}`),
    refused: ({ id }, error) => notified.push(`${id} refused: ${String(error)}`),
  });
  return { outbox, notified };
}

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => Promise.reject(new ApiError(status, 'No', ''));
const saved = () => JSON.parse(readStored(ALI, 'device', NAME) ?? '[]') as EmailContent[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  rememberPerson(ALI);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an outbox', () => {
  it('sends what is added, in that order, and keeps nothing', async () => {
    const { outbox, notified } = openTab(async ({ id }) => `got ${id}`);
    outbox.add(ALI, { id: 'a' });
    outbox.add(ALI, { id: 'b' });
    await vi.runAllTimersAsync();
    expect(notified).toEqual(['a got a', 'b got b']);
    expect(saved()).toEqual([]);
  });

  it('keeps what finds no line, and sends it once there is one', async () => {
    const send = vi.fn<() => Promise<string>>(noConnection);
    const { outbox, notified } = openTab(send);
    outbox.add(ALI, { id: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    expect(saved()).toEqual([{ id: 'a' }]);
    send.mockImplementation(async () => 'got it');
    outbox.flush(ALI);
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toEqual(['a got it late']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([502, 503, 504, 429])('tries again after %i', async (status) => {
    const send = vi.fn<() => Promise<string>>(() => answer(status));
    const { outbox, notified } = openTab(send);
    outbox.add(ALI, { id: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toEqual([]);
    send.mockImplementation(async () => 'got it');
    await vi.runAllTimersAsync();
    expect(notified).toEqual(['a got it late']);
  });

  it('tells a refusal, and goes on with the next', async () => {
    const { outbox, notified } = openTab(({ id }) =>
      id === 'a' ? answer(409) : Promise.resolve('ok'),
    );
    outbox.add(ALI, { id: 'a' });
    outbox.add(ALI, { id: 'b' });
    await vi.runAllTimersAsync();
    expect(notified).toEqual(['a refused: ApiError: 409: No', 'b ok']);
  });

  it('has a later one in place of an earlier one about the same', async () => {
    const { outbox } = openTab(noConnection);
    outbox.add(ALI, { id: 'a', about: 'game' });
    outbox.add(ALI, { id: 'b' });
    outbox.add(ALI, { id: 'c', about: 'game' }, ({ about }) => about === 'game');
    expect(saved().map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('leaves what another tab has kept, and does not send what another tab has sent', async () => {
    const send = vi.fn<() => Promise<string>>(noConnection);
    const { outbox } = openTab(send);
    outbox.add(ALI, { id: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    store(ALI, 'device', NAME, JSON.stringify([{ id: 'theirs' }]));
    outbox.add(ALI, { id: 'b' });
    expect(saved().map(({ id }) => id)).toEqual(['theirs', 'b']);
    store(ALI, 'device', NAME, '[]');
    send.mockClear();
    outbox.flush(ALI);
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.read(ALI)).toEqual([]);
  });

  it('sends nothing of a person once somebody else has signed in', async () => {
    const send = vi.fn<() => Promise<string>>(noConnection);
    const { outbox } = openTab(send);
    outbox.add(ALI, { id: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    send.mockClear();
    forgetPerson();
    rememberPerson(99);
    outbox.flush(ALI);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
