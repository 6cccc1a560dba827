import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Made, TaggedStore } from '@/lib/platform/cache/tagged-store';

const createStore = (bytesMax = 1_000, ageMax = 60_000) =>
  new TaggedStore<string>({ bytesMax, sizeOf: (value) => value.length, ageMax });

const keep = (value: string) => vi.fn(async () => ({ value, keep: true }));

/** A value that is still being made until `finish` is called. */
function slow() {
  let settle: (made: Made<string>) => void = () => undefined;
  const made = new Promise<Made<string>>((resolve) => {
    settle = resolve;
  });
  return { make: () => made, finish: (value: string) => settle({ value, keep: true }) };
}

it('computes a value once for concurrent and later callers', async () => {
  const store = createStore();
  const make = keep('page');
  const answers = await Promise.all([
    store.getOrMake('/a', ['a'], make),
    store.getOrMake('/a', ['a'], make),
  ]);
  expect(answers).toEqual(['page', 'page']);
  expect(store.getOrMake('/a', ['a'], make)).toBe('page');
  expect(make).toHaveBeenCalledTimes(1);
});

it('drops the values with one of the tags and nothing else', async () => {
  const store = createStore();
  await store.getOrMake('/a', ['a', 'all'], keep('A'));
  await store.getOrMake('/b', ['b', 'all'], keep('B'));
  store.forget(['a', 'unknown']);
  expect([store.get('/a'), store.get('/b')]).toEqual([undefined, 'B']);
  await store.getOrMake('/a', ['a', 'all'], keep('A again'));
  store.forget(['all']);
  expect([store.get('/a'), store.get('/b')]).toEqual([undefined, undefined]);
});

it('a value computed before an edit is neither returned after it nor kept', async () => {
  const store = createStore();
  const before = slow();
  const after = slow();
  const early = store.getOrMake('/a', ['a'], before.make);
  store.forget(['a']);
  const late = store.getOrMake('/a', ['a'], after.make);
  after.finish('new');
  before.finish('old');
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
  expect(store.get('/a')).toBe('new');
});

it('does not keep a value whose computation began before everything was dropped', async () => {
  const store = createStore();
  const started = slow();
  const early = store.getOrMake('/a', ['a'], started.make);
  store.forgetAll();
  started.finish('old');
  expect(await early).toBe('old');
  expect(store.get('/a')).toBeUndefined();
});

it('returns an uncacheable value, and computes it again for the next caller', async () => {
  const store = createStore();
  const make = vi.fn(async () => ({ value: 'missing', keep: false }));
  await store.getOrMake('/a', [], make);
  await store.getOrMake('/a', [], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a failure rejects every waiting caller, and the next caller tries again', async () => {
  const store = createStore();
  const fail = vi.fn(() => Promise.reject(new Error('no database')));
  const both = await Promise.allSettled([
    store.getOrMake('/a', ['a'], fail),
    store.getOrMake('/a', ['a'], fail),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await store.getOrMake('/a', ['a'], keep('back'))).toBe('back');
});

it('evicts the least recently used value when full, and keeps nothing larger than the store', async () => {
  const store = createStore(10);
  await store.getOrMake('/a', ['a'], keep('aaaa'));
  await store.getOrMake('/b', ['b'], keep('bbbb'));
  store.get('/a');
  await store.getOrMake('/c', ['c'], keep('cccc'));
  expect([store.get('/a'), store.get('/b'), store.get('/c')]).toEqual(['aaaa', undefined, 'cccc']);
  expect(await store.getOrMake('/d', ['d'], keep('d'.repeat(11)))).toHaveLength(11);
  expect(store.get('/d')).toBeUndefined();
  store.forget(['d', 'b', 'a']);
  expect([store.get('/a'), store.get('/c')]).toEqual([undefined, 'cccc']);
});

it('drops values when their time is over', async () => {
  const store = createStore(1_000, 20);
  await store.getOrMake('/a', ['a'], keep('A'));
  await sleep(60);
  expect(store.get('/a')).toBeUndefined();
});
