/** Clicks since the first script of the page: parts of it are hydrated long before others, whose code is loaded later. */
const live = new WeakSet<Element>();
/** Code loaded within this time after a click counts as caused by it. */
const CAUSED_WITHIN_MS = 1_000;
let last: { button: Element; at: number } | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('button');
      if (button) live.add(button);
      const shown = menuButton(target) ?? button;
      last = shown ? { button: shown, at: performance.now() } : undefined;
    },
    true,
  );
}

/** A menu closes when one of its items is clicked; its button remains. */
function menuButton(target: Element): Element | null {
  const id = target.closest('[role=menu]')?.id;
  if (!id) return null;
  return document.querySelector(`[aria-controls="${id}"], [popovertarget="${id}"]`);
}

/** The button that was just clicked is busy until its code has been loaded. */
export async function busyWhile<T>(loading: Promise<T>): Promise<T> {
  const button = last && performance.now() - last.at < CAUSED_WITHIN_MS ? last.button : undefined;
  button?.setAttribute('aria-busy', 'true');
  try {
    return await loading;
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

/** A press of a button that has just become live, for whoever answers it by itself. @returns whether there was one */
export function takeClick(button: HTMLElement): boolean {
  const isPending = window.beforeHydration?.clicks.delete(button);
  if (isPending) button.removeAttribute('aria-busy');
  return isPending || live.has(button);
}

/** After hydration: replays earlier clicks, once each. */
export function replayClicks(): void {
  const before = window.beforeHydration;
  if (!before || before.isOver) return;
  before.isOver = true;
  // After the effects of the first commit.
  setTimeout(() => before.clicks.forEach(replay));
}

/**
 * React drops a click on a part that has not hydrated, whose code is still loading. A lost click is retried, unless the button
 * has handled it.
 */
function replay(button: HTMLElement): void {
  if (!window.beforeHydration?.clicks.has(button)) return;
  button.addEventListener('click', () => takeClick(button), { capture: true, once: true });
  if (button.matches(':disabled')) takeClick(button);
  else button.click();
  setTimeout(replay, 50, button);
}
