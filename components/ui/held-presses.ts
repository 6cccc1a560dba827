/** How long a part whose code comes late has until its press is tried again. */
const AGAIN_MS = 50;

/** A press from before hydration, for whoever answers it by itself. @returns whether there was one */
export function takePress(button: HTMLElement): boolean {
  const isHeld = window.beforeHydration?.presses.delete(button) ?? false;
  if (isHeld) button.removeAttribute('aria-busy');
  return isHeld;
}

/** Once the page has hydrated: what was pressed before is pressed again, each once and in turn. */
export function pressAgain(): void {
  const before = window.beforeHydration;
  if (!before || before.isOver) return;
  before.isOver = true;
  // After the effects of the first commit.
  setTimeout(() => pressInTurn([...before.presses]));
}

/**
 * React keeps a click from a part that has not hydrated yet, whose code is still on its way. A click that has not arrived is tried
 * again, unless the button has taken the press.
 */
function pressInTurn([button, ...others]: HTMLElement[]): void {
  if (!button) return;
  if (!window.beforeHydration?.presses.has(button)) return pressInTurn(others);
  let hasArrived = !button.isConnected || button.matches(':disabled');
  const arrive = () => {
    hasArrived = true;
    takePress(button);
  };
  button.addEventListener('click', arrive, { capture: true });
  button.click();
  button.removeEventListener('click', arrive, { capture: true });
  if (hasArrived) {
    takePress(button);
    pressInTurn(others);
  } else setTimeout(() => pressInTurn([button, ...others]), AGAIN_MS);
}
