import { describe, expect, it, vi } from 'vitest';
import { actOnce, isEcho } from './press';

/** Presses are told apart by their element. */
const createElement = () => ({}) as Element;

function createWork() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { act: vi.fn(() => promise), finish: () => resolve() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a click', () => {
  it('is ignored while the previous one is in progress, and counts again afterwards', async () => {
    const [form, work] = [createElement(), createWork()];
    actOnce(form, work.act);
    actOnce(form, work.act);
    expect(work.act).toHaveBeenCalledTimes(1);
    work.finish();
    await settled();
    actOnce(form, work.act);
    expect(work.act).toHaveBeenCalledTimes(2);
  });

  it('still counts on other elements', () => {
    const work = createWork();
    actOnce(createElement(), work.act);
    actOnce(createElement(), work.act);
    expect(work.act).toHaveBeenCalledTimes(2);
  });

  it('is ignored as the second half of a double click on something that acted', () => {
    expect(isEcho({ detail: 1 })).toBe(false);
    expect(isEcho({ detail: 2 })).toBe(false);
    actOnce(createElement(), createWork().act);
    expect(isEcho({ detail: 2 })).toBe(true);
    expect(isEcho({ detail: 1 })).toBe(false);
  });
});
