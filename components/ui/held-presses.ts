/** Presses since the first script of the page: parts of it are live long before others, whose code comes later. */
const heard = new WeakSet<Element>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) heard.add(button);
    },
    true,
  );
}

/** A press of a button that has just become live, for whoever answers it by itself. @returns whether there was one */
export function takePress(button: HTMLElement): boolean {
  const isHeld = window.beforeHydration?.presses.delete(button);
  if (isHeld) button.removeAttribute('aria-busy');
  return isHeld || heard.has(button);
}

/** Once the page has hydrated: what was pressed before is pressed again, once. */
export function pressAgain(): void {
  const before = window.beforeHydration;
  if (!before || before.isOver) return;
  before.isOver = true;
  // After the effects of the first commit.
  setTimeout(() => before.presses.forEach(press));
}

/**
 * React keeps a click from a part that has not hydrated yet, whose code is still on its way. A click that has not arrived is tried
 * again, unless the button has taken the press.
 */
function press(button: HTMLElement): void {
  if (!window.beforeHydration?.presses.has(button)) return;
  button.addEventListener('click', () => takePress(button), { capture: true, once: true });
  if (button.matches(':disabled')) takePress(button);
  else button.click();
  setTimeout(press, 50, button);
}
