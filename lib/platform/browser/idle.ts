/** A page that never rests does it then. */
const BUSY_MS = 3_000;
/** For browsers without an idle callback. */
const SETTLE_MS = 2_000;

/** After the page has loaded. @returns a function that calls it off */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: BUSY_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, SETTLE_MS);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel();
  };
}
