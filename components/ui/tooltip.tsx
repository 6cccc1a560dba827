'use client';

import { useEffect, useRef } from 'react';
import { replayClicks } from './pending-clicks';
import { TOOLTIP_EVENTS } from './tooltip-events';

/**
 * Shows the name of an element with `data-tooltip` (icon-only buttons have it) on hover and keyboard focus. One instance for
 * the whole app, by event delegation: a component per button would cost every page more than the buttons do. Hidden from screen
 * readers, which read the name anyway.
 */
export function TooltipHost() {
  const host = useRef<HTMLDivElement>(null);
  // Here, because this is the last part of every page: everything before it is hydrated.
  useEffect(replayClicks, []);
  useEffect(() => (host.current ? wake(host.current) : undefined), []);
  return (
    // Its padding bridges the gap to the button, so that the pointer can move onto the tooltip.
    <div
      ref={host}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 bg-transparent p-1.5"
    >
      <div className="line-clamp-3 max-w-64 rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs" />
    </div>
  );
}

/** Touch shows no tooltips, so the code is loaded with the first mouse or key event. */
function wake(host: HTMLElement): () => void {
  const controller = new AbortController();
  let stop = () => controller.abort();
  const begin = async (event: Event): Promise<void> => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    controller.abort();
    const waiting = new AbortController();
    const past = [event];
    const note = (next: Event) => void past.push(next);
    for (const type of TOOLTIP_EVENTS) {
      document.addEventListener(type, note, { signal: waiting.signal, capture: true });
    }
    try {
      const { listen } = await import('./tooltip-listen');
      // Replays the events so far: a tooltip must not cover what a click has opened.
      if (host.isConnected) stop = listen(host, past);
    } finally {
      waiting.abort();
    }
  };
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      type,
      // Offline there are no tooltips; screen readers still read the names.
      (event) => void begin(event).catch(() => undefined),
      { signal: controller.signal },
    );
  }
  return () => stop();
}
