import { isPopoverOpen } from '@/components/ui/popover-open';
import { TOOLTIP_EVENTS } from './tooltip-events';

const DELAY_MS = 700;
/** After one tooltip, the next shows without the delay. */
const SKIP_DELAY_MS = 300;

/** Shows tooltips in `host`. @param past the events before it @returns a function that stops it */
export function listen(host: HTMLElement, past: readonly Event[]): () => void {
  let named: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function show(target: Element): void {
    const name = target.getAttribute('aria-label') ?? target.textContent;
    // An open menu or dialog covers the place of its tooltip.
    const isOpen = target.getAttribute('aria-expanded') === 'true';
    if (!target.isConnected || isOpen || !name || !host.firstElementChild) return;
    host.firstElementChild.textContent = name;
    host.showPopover();
    place(host, target);
  }
  function hide(): void {
    clearTimeout(timer);
    named = null;
    if (!isPopoverOpen(host)) return;
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
  function handle(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === 'pointerover') {
      if ((event as PointerEvent).pointerType !== 'mouse' || host.contains(target)) return;
      offer(target?.closest('[data-tooltip]') ?? null, false);
    } else if (event.type === 'focusin') {
      // A click focuses too, but has hidden the tooltip by then.
      if (target?.matches('[data-tooltip]:focus-visible')) offer(target, true);
    } else {
      // A key may also open something there.
      hide();
      // Prevents the tooltip while the mouse moves on the button, over what the click has opened.
      if (event.type === 'pointerdown') named = target?.closest('[data-tooltip]') ?? null;
    }
  }
  const controller = new AbortController();
  for (const type of TOOLTIP_EVENTS) {
    document.addEventListener(type, handle, { signal: controller.signal, capture: true });
  }
  for (const event of past) handle(event);
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
