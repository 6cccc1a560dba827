const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const ENTRY = 'li, article, tr';
/** A list is refetched within this time. */
const WATCH_MS = 10_000;

/**
 * Remembers the position of `element`. An action often removes its own button: the focus then goes to the next entry of the
 * list, or to the title of the panel, and not to the top of the page.
 */
export function focusPlace(element: Element | null) {
  // A card is the only child of its entry.
  let item = element?.closest(ENTRY);
  while (item?.matches(':only-child')) item = item.parentElement?.closest(ENTRY);
  const entries = [item?.nextElementSibling, item?.previousElementSibling];
  const panel = element?.closest<HTMLElement>('section, [role=tabpanel], [role=dialog], main');

  function focusNear(): void {
    const entry = entries.find((each) => each?.isConnected);
    const title = panel?.querySelector<HTMLElement>('h1, h2, h3') ?? panel;
    const target = entry?.querySelector<HTMLElement>(FOCUSABLE) ?? title;
    if (!target?.isConnected) return;
    if (target === title) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  /** While the element has the focus. */
  function watch(): void {
    if (!(element instanceof HTMLElement)) return;
    const look = () => {
      if (!element.isConnected && document.activeElement === document.body) focusNear();
      // The focus has moved on.
      if (document.activeElement !== element) stop();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(stop, WATCH_MS);
    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(document.body, { childList: true, subtree: true });
  }

  return {
    watch,
    /** Called after the dialog or menu that took the focus has closed. */
    focus: (): void => {
      if (element instanceof HTMLElement && element.isConnected) {
        element.focus();
        watch();
      } else focusNear();
    },
  };
}
