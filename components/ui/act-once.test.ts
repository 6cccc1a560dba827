import { describe, expect, it, vi } from 'vitest';
import { actOnce, isEcho, PROGRESS_AFTER_MS } from './act-once';

function createElement(): Element {
  const attributes = new Map<string, string>();
  return {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    hasAttribute: (name: string) => attributes.has(name),
  } as unknown as Element;
}

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

  it('shows progress when it takes long, until it has ended', async () => {
    vi.useFakeTimers();
    const [button, work] = [createElement(), createWork()];
    actOnce(button, work.act);
    vi.advanceTimersByTime(PROGRESS_AFTER_MS - 1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(button.hasAttribute('aria-busy')).toBe(true);
    vi.useRealTimers();
    work.finish();
    await settled();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('shows no progress when it ends soon', async () => {
    vi.useFakeTimers();
    const [button, work] = [createElement(), createWork()];
    actOnce(button, work.act);
    work.finish();
    await vi.advanceTimersByTimeAsync(2 * PROGRESS_AFTER_MS);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    vi.useRealTimers();
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
