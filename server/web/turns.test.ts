import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns } from '@/server/web/turns';

const create = (changed = {}) =>
  new Turns({
    atOnce: 2,
    share: 0.25,
    savedMsMax: 100_000,
    owedMsMax: 1_000,
    pageMs: 100,
    leastMs: 0,
    hasCompany: () => true,
    waitingMaxPerAddress: 60,
    waitingMax: 100,
    waitMsMax: 5_000,
    everyMs: 10,
    ...changed,
  });
const here = () => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests `connections` pages in parallel, again and again; each takes `pageMs`. */
function askFor(turns: Turns, key: string, { connections = 1, pageMs = 30 } = {}) {
  const made: number[] = [];
  let running = 0;
  const most = { running: 0 };
  const began = performance.now();
  const live = async () => {
    for (;;) {
      const end = await turns.take(key, here);
      if (!end) return;
      running += 1;
      most.running = Math.max(most.running, running);
      await new Promise((done) => setTimeout(done, pageMs));
      running -= 1;
      made.push(performance.now() - began);
      end();
    }
  };
  for (let count = 0; count < connections; count += 1) void live();
  return { made, most };
}

it('never grants more turns at once than allowed', async () => {
  const turns = create();
  const asking = ['a', 'b', 'c'].map((key) => askFor(turns, key, { connections: 10 }));
  await vi.advanceTimersByTimeAsync(300);
  expect(asking.reduce((sum, { made }) => sum + made.length, 0)).toBe(20);
});

it('lets a request for one page overtake those who ask for many', async () => {
  vi.useRealTimers();
  const turns = create({ atOnce: 1 });
  const order: string[] = [];
  const ask = async (key: string, name = key) => {
    const end = await turns.take(key, here);
    order.push(name);
    await sleep(0);
    end?.();
  };
  const many = Array.from({ length: 30 }, (_, index) => ask('many', `many ${index}`));
  await Promise.all([...many, ask('one'), ask('two')]);
  expect(order.indexOf('one')).toBeLessThan(4);
  expect(order.indexOf('two')).toBeLessThan(5);
  expect(order.filter((name) => name.startsWith('many'))).toEqual(
    Array.from({ length: 30 }, (_, index) => `many ${index}`),
  );
});

it('spends an address’s saved time first, then renders one page at a time, a quarter of the time', async () => {
  const turns = create({ atOnce: 4, savedMsMax: 300 });
  const first = askFor(turns, 'a', { connections: 50 });
  await vi.advanceTimersByTimeAsync(320);
  expect(first.most.running).toBe(3);
  expect(first.made.length).toBeGreaterThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(1_000);
  first.most.running = 0;
  const before = first.made.length;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(first.most.running).toBe(1);
  // Pages of 30 ms, one per 120 ms plus the time for checking the line.
  expect(first.made.length - before).toBeGreaterThan(28);
  expect(first.made.length - before).toBeLessThanOrEqual(34);
});

it('counts rendering time, not the number of pages', async () => {
  const turns = create({ atOnce: 4, savedMsMax: 300 });
  const { made } = askFor(turns, 'a', { connections: 50, pageMs: 200 });
  await vi.advanceTimersByTimeAsync(3_000);
  made.length = 0;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(made.length).toBeGreaterThanOrEqual(9);
  expect(made.length).toBeLessThanOrEqual(10);
});

it('counts a quick answer at the minimum cost of a page', async () => {
  const turns = create({ atOnce: 4, savedMsMax: 100, leastMs: 20 });
  const { made } = askFor(turns, 'a', { connections: 50, pageMs: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  made.length = 0;
  await vi.advanceTimersByTimeAsync(4_000);
  // Its share is 1,000 of the 4,000 ms: 50 answers.
  expect(made.length).toBeGreaterThanOrEqual(45);
  expect(made.length).toBeLessThanOrEqual(51);
});

it('lets nobody else wait because of an address over its budget', async () => {
  const turns = create({ atOnce: 4, savedMsMax: 300 });
  askFor(turns, 'a', { connections: 50 });
  await vi.advanceTimersByTimeAsync(1_000);
  for (let count = 0; count < 20; count += 1) {
    const end = await turns.take('b', here);
    await vi.advanceTimersByTimeAsync(30);
    end?.();
    await vi.advanceTimersByTimeAsync(370);
  }
});

it('gives a single address everything, and limits its debt', async () => {
  let hasCompany = false;
  const turns = create({ savedMsMax: 300, owedMsMax: 100, hasCompany: () => hasCompany });
  const { made } = askFor(turns, 'a', { connections: 50 });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(made.length).toBe(400);
  hasCompany = true;
  await vi.advanceTimersByTimeAsync(60);
  made.length = 0;
  await vi.advanceTimersByTimeAsync(520);
  expect(made.length).toBeGreaterThan(0);
});

it('never delays a client that requests a page every two seconds', async () => {
  const turns = create({ atOnce: 4, savedMsMax: 300 });
  for (let count = 0; count < 50; count += 1) {
    const began = performance.now();
    const end = await turns.take('a', here);
    expect(performance.now()).toBe(began);
    await vi.advanceTimersByTimeAsync(300);
    end?.();
    await vi.advanceTimersByTimeAsync(2_000);
  }
});

it('refuses when too many requests wait, or after waiting too long', async () => {
  const turns = create({ atOnce: 1, waitingMaxPerAddress: 1, waitingMax: 2, waitMsMax: 200 });
  const end = await turns.take('a', here);
  const [first, second] = [turns.take('a', here), turns.take('b', here)];
  expect(await turns.take('a', here)).toBeNull();
  expect(await turns.take('c', here)).toBeNull();
  await vi.advanceTimersByTimeAsync(220);
  expect(await Promise.all([first, second])).toEqual([null, null]);
  end?.();
  end?.();
  expect(await turns.take('a', here)).toBeTypeOf('function');
});

it('grants no turn to a client that is gone', async () => {
  const turns = create({ atOnce: 1 });
  const end = await turns.take('a', here);
  const gone = turns.take('a', () => true);
  const next = turns.take('b', here);
  end?.();
  expect(await gone).toBeNull();
  expect(await next).toBeTypeOf('function');
});
