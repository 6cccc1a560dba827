import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, createQueue, endWith } from '@/server/web/admission';

const create = (changed: Parameters<typeof createQueue>[0] = {}) =>
  createQueue({
    atOnce: 2,
    share: 0.25,
    savedMsMax: 100_000,
    owedMsMax: 1_000,
    leastMs: 0,
    waitingMaxPerAddress: 60,
    waitingMax: 100,
    waitMsMax: 5_000,
    ...changed,
  });
const here = () => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests `connections` pages in parallel, again and again; each takes `pageMs`. */
function askFor(
  queue: ReturnType<typeof createQueue>,
  key: string,
  { connections = 1, pageMs = 30 } = {},
) {
  const made: number[] = [];
  let running = 0;
  const most = { running: 0 };
  const live = async () => {
    for (;;) {
      const end = await queue.take(key, here);
      if (!end) return;
      running += 1;
      most.running = Math.max(most.running, running);
      await new Promise((done) => setTimeout(done, pageMs));
      running -= 1;
      made.push(performance.now());
      end();
    }
  };
  for (let count = 0; count < connections; count += 1) void live();
  return { made, most };
}

describe('turns', () => {
  it('are never more at once than allowed', async () => {
    const queue = create();
    const asking = ['a', 'b', 'c'].map((key) => askFor(queue, key, { connections: 10 }));
    await vi.advanceTimersByTimeAsync(300);
    expect(asking.reduce((sum, { made }) => sum + made.length, 0)).toBe(20);
  });

  it('of one page overtake those of an address that asks for many', async () => {
    const queue = create({ atOnce: 1 });
    const order: string[] = [];
    const ask = async (key: string, name = key) => {
      const end = await queue.take(key, here);
      order.push(name);
      await Promise.resolve();
      end?.();
    };
    const names = Array.from({ length: 30 }, (_, index) => `many ${index}`);
    const many = names.map((name) => ask('many', name));
    await Promise.all([...many, ask('one'), ask('two')]);
    expect(order.indexOf('one')).toBeLessThan(4);
    expect(order.indexOf('two')).toBeLessThan(5);
    expect(order.filter((name) => name.startsWith('many'))).toEqual(names);
  });

  it('use up what an address has saved, then come one at a time, for its share of the time', async () => {
    const queue = create({ atOnce: 4, savedMsMax: 300 });
    const { made, most } = askFor(queue, 'a', { connections: 50 });
    await vi.advanceTimersByTimeAsync(320);
    expect(most.running).toBe(3);
    expect(made.length).toBeGreaterThanOrEqual(8);
    await vi.advanceTimersByTimeAsync(1_000);
    most.running = 0;
    made.length = 0;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(most.running).toBe(1);
    // Pages of 30 ms, one per 120 ms plus the time for checking the queue.
    expect(made.length).toBeGreaterThan(28);
    expect(made.length).toBeLessThanOrEqual(34);
  });

  it.each([
    ['by the time they take', { pageMs: 200, leastMs: 0 }, 9, 10],
    ['at their minimum when they are quick', { pageMs: 1, leastMs: 20 }, 90, 101],
  ])('are counted %s', async (_how, { pageMs, leastMs }, least, most) => {
    const queue = create({ atOnce: 4, savedMsMax: 300, leastMs });
    const { made } = askFor(queue, 'a', { connections: 50, pageMs });
    await vi.advanceTimersByTimeAsync(3_000);
    made.length = 0;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(made.length).toBeGreaterThanOrEqual(least);
    expect(made.length).toBeLessThanOrEqual(most);
  });

  it('of others do not wait for an address over its share', async () => {
    const queue = create({ atOnce: 4, savedMsMax: 300 });
    askFor(queue, 'a', { connections: 50 });
    await vi.advanceTimersByTimeAsync(1_000);
    for (let count = 0; count < 20; count += 1) {
      const began = performance.now();
      const end = await queue.take('b', here);
      expect(performance.now()).toBe(began);
      await vi.advanceTimersByTimeAsync(30);
      end?.();
      await vi.advanceTimersByTimeAsync(370);
    }
  });

  it('are all for an address that asks alone, and its debt is limited', async () => {
    let isContended = false;
    const limits = { savedMsMax: 300, owedMsMax: 100, isContended: () => isContended };
    const { made } = askFor(create(limits), 'a', { connections: 50 });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(made.length).toBe(400);
    isContended = true;
    await vi.advanceTimersByTimeAsync(60);
    made.length = 0;
    await vi.advanceTimersByTimeAsync(520);
    expect(made.length).toBeGreaterThan(0);
  });

  it('are refused when too many wait, or after waiting too long', async () => {
    const queue = create({ atOnce: 1, waitingMaxPerAddress: 1, waitingMax: 2, waitMsMax: 200 });
    const end = await queue.take('a', here);
    const [first, second] = [queue.take('a', here), queue.take('b', here)];
    expect(queue.waitingCount()).toBe(2);
    expect(await queue.take('a', here)).toBeNull();
    expect(await queue.take('c', here)).toBeNull();
    await vi.advanceTimersByTimeAsync(220);
    expect(await Promise.all([first, second])).toEqual([null, null]);
    end?.();
    end?.();
    expect(await queue.take('a', here)).toBeTypeOf('function');
  });

  it('are not for a client that is gone', async () => {
    const queue = create({ atOnce: 1 });
    const end = await queue.take('a', here);
    const gone = queue.take('a', () => true);
    const next = queue.take('b', here);
    end?.();
    expect(await gone).toBeNull();
    expect(await next).toBeTypeOf('function');
  });

  it('that are not measured cost what is said, and only the address that has used its share waits', async () => {
    const queue = create({ share: 0.1, savedMsMax: 10, owedMsMax: 0 });
    const began = performance.now();
    expect(await queue.take('a', here, 10)).not.toBeNull();
    const waits = queue.take('a', here, 10);
    expect(await queue.take('b', here, 5)).not.toBeNull();
    expect(performance.now()).toBe(began);
    await vi.advanceTimersByTimeAsync(20);
    expect(await waits).not.toBeNull();
  });

  it('end when the page is sent, its reader is gone or slow, and only once', async () => {
    const [sent, slow] = [new EventEmitter(), new EventEmitter()];
    const ends = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
    // A response is an emitter, and nothing else of it is used.
    endWith(sent as ServerResponse, ends[0]);
    endWith(slow as ServerResponse, ends[1]);
    sent.emit('close');
    expect(ends.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ends.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

it('knows whether another address has asked lately', () => {
  const { note, hasOther } = createAdmission();
  for (let count = 0; count < 3; count += 1) note('a');
  expect([hasOther('a'), hasOther('b')]).toEqual([false, true]);
  note('b');
  note('b');
  expect([hasOther('a'), hasOther('b')]).toEqual([true, true]);
  vi.advanceTimersByTime(1_500);
  note('a');
  vi.advanceTimersByTime(600);
  expect([hasOther('a'), hasOther('b')]).toEqual([false, true]);
});
