import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE_HEADER } from '@/lib/platform/http/release';

const written = { value: 'See you at seven' };
const prefilled = { value: 'Ali' };
const emptied = { value: ' ' };
let fields: object[];
let release: string | undefined;
let asked: string;

beforeEach(() => {
  // Each test is a page of its own.
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

/** A page that has had these answers, in this order; null is one without the header. */
async function pageAfter(...answers: (string | null)[]) {
  const page = await import('./release');
  for (const answer of answers)
    page.noteRelease(new Headers(answer ? { [RELEASE_HEADER]: answer } : {}));
  return page;
}

const ownAnswers: [answers: (string | null)[]][] = [[[]], [['r1']], [['r1', null]]];

describe('a page that the running release has made', () => {
  it.each(ownAnswers)('is read again: %j', async (answers) => {
    fields = [written];
    expect((await pageAfter(...answers)).mayReread()).toBe(true);
  });
});

describe('a page of an earlier release', () => {
  it('is read again, and so replaced, while nobody writes', async () => {
    fields = [prefilled, emptied];
    expect((await pageAfter('r2')).mayReread()).toBe(true);
  });

  it('stays while a field holds what somebody wrote', async () => {
    fields = [prefilled, written];
    expect((await pageAfter('r1', 'r2', null)).mayReread()).toBe(false);
  });

  it('does not stay for choices and searches', async () => {
    await pageAfter('r2').then((page) => page.mayReread());
    expect(asked).toBe(
      'textarea, input:not([type=search]):not([type=hidden]):not([type=checkbox]):not([type=radio])',
    );
  });
});

it('a page without a release, in development, is read again', async () => {
  release = undefined;
  fields = [written];
  expect((await pageAfter('r2')).mayReread()).toBe(true);
});
