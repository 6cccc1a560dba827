import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE_HEADER } from '@/lib/platform/http/release';

const written = { value: 'See you at seven' };
const prefilled = { value: 'Ali' };
const emptied = { value: ' ' };
let fields: object[];
let release: string | undefined;
let asked: string;

beforeEach(() => {
  vi.resetModules();
  fields = [];
  release = 'r1';
  vi.stubGlobal('window', { beforeHydration: { entries: new WeakSet([written, emptied]) } });
  vi.stubGlobal('document', {
    get documentElement() {
      return { dataset: { release } };
    },
    querySelectorAll: (selector: string) => {
      asked = selector;
      return fields;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that has received these responses, in this order; null is one without the header. */
async function pageAfter(...answers: (string | null)[]) {
  const page = await import('./release');
  for (const answer of answers)
    page.recordRelease(new Headers(answer ? { [RELEASE_HEADER]: answer } : {}));
  return page;
}

const ownAnswers: [answers: (string | null)[]][] = [[[]], [['r1']], [['r1', null]]];

describe('a page rendered by the running release', () => {
  it.each(ownAnswers)('is refreshed: %j', async (answers) => {
    fields = [written];
    expect((await pageAfter(...answers)).mayRefresh()).toBe(true);
  });
});

describe('a page of an earlier release', () => {
  it('is refreshed, and so replaced, while no field holds unsaved text', async () => {
    fields = [prefilled, emptied];
    expect((await pageAfter('r2')).mayRefresh()).toBe(true);
  });

  it('stays while a field holds unsaved text', async () => {
    fields = [prefilled, written];
    expect((await pageAfter('r1', 'r2', null)).mayRefresh()).toBe(false);
  });

  it('does not wait for choices and searches', async () => {
    await pageAfter('r2').then((page) => page.mayRefresh());
    expect(asked).toBe(
      'textarea, input:not([type=search]):not([type=hidden]):not([type=checkbox]):not([type=radio])',
    );
  });
});

it('refreshes a page without a release, in development', async () => {
  release = undefined;
  fields = [written];
  expect((await pageAfter('r2')).mayRefresh()).toBe(true);
});
