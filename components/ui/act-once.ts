/** Longer actions show a progress state. */
export const PROGRESS_AFTER_MS = 1_000;

const busy = new WeakSet<Element>();
/** Whether the current run of clicks (a double click) has already started an action. */
let hasStarted = false;

/** Whether this is the second click of a double click whose first started an action, whatever is under the pointer now. */
export function isEcho({ detail }: { detail: number }): boolean {
  // Keyboard clicks have detail 0; the first click of a run has 1.
  if (detail < 2) hasStarted = false;
  return hasStarted;
}

/**
 * Runs `act`, unless the previous run for `element` is still in progress. An action reports its end by returning a promise; if it
 * takes long, the element is marked as busy.
 */
export function actOnce(element: Element, act: () => unknown): void {
  if (busy.has(element)) return;
  const result = act();
  if (!(result instanceof Promise)) return;
  hasStarted = true;
  busy.add(element);
  const timer = setTimeout(() => element.setAttribute('aria-busy', 'true'), PROGRESS_AFTER_MS);
  void result.finally(() => {
    clearTimeout(timer);
    element.removeAttribute('aria-busy');
    busy.delete(element);
  });
}
