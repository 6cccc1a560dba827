const busy = new WeakSet<Element>();
/** Whether the run of clicks that is under way (a double click) has begun an action already. */
let hasBegun = false;

/** True for the second click of a double click whose first began an action, whatever stands under the pointer by now. */
export function isEcho({ detail }: { detail: number }): boolean {
  // Keys click with 0; the first of a run has 1.
  if (detail < 2) hasBegun = false;
  return hasBegun;
}

/** Runs what `element` is for, and nothing while the last run of it is under way: an action says so by returning its promise. */
export function actOnce(element: Element, act: () => unknown): void {
  if (busy.has(element)) return;
  const result = act();
  if (!(result instanceof Promise)) return;
  hasBegun = true;
  busy.add(element);
  void result.finally(() => busy.delete(element));
}
