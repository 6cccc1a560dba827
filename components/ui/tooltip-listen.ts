const DELAY_MS = 700;
/** After one tooltip, the next shows without the delay. */
const SKIP_DELAY_MS = 300;

/** Shows tooltips in `host`, starting with the target of `first`, if any. @returns a function that stops it */
export function listen(host: HTMLElement, first: Event | null): () => void {
  let named: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function show(target: Element): void {
    const name = target.getAttribute('aria-label') ?? target.textContent;
    if (!target.isConnected || !name || !host.firstElementChild) return;
    host.firstElementChild.textContent = name;
    host.showPopover();
    place(host, target);
  }
  function hide(): void {
    clearTimeout(timer);
    named = null;
    if (!host.matches(':popover-open')) return;
    host.hidePopover();
    hiddenAt = performance.now();
  }
  function offer(target: Element | null, isAtOnce: boolean): void {
    if (target === named) return;
    hide();
    if (!target) return;
    named = target;
    const isReading = performance.now() - hiddenAt < SKIP_DELAY_MS;
    if (isAtOnce || isReading) show(target);
    else timer = setTimeout(() => show(target), DELAY_MS);
  }
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || host.contains(target as Node)) return;
      offer((target as Element).closest('[data-tooltip]'), false);
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const element = target as Element;
      offer(element.matches('[data-tooltip]:focus-visible') ? element : null, true);
    },
    options,
  );
  for (const end of ['focusout', 'pointerdown', 'scroll'] as const) {
    document.addEventListener(end, hide, options);
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
  if (first?.target instanceof Element) {
    offer(first.target.closest('[data-tooltip]'), first.type === 'focusin');
  }
  host.dataset.listening = '';
  return () => {
    controller.abort();
    hide();
  };
}

/** Below the element, or above it where there is no room; always inside the window. */
function place(host: HTMLElement, target: Element): void {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight, style } = host;
  const start = left + (width - offsetWidth) / 2;
  style.left = `${Math.max(0, Math.min(start, clientWidth - offsetWidth))}px`;
  style.top = `${bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom}px`;
}
