'use client';

import { useEffect, useRef } from 'react';

/**
 * Shows the name of an element marked with `data-tooltip` (icon-only buttons are) to whoever points at it or comes by
 * keyboard. One for the whole app, by delegation: a part for each button would cost every page more than the buttons do.
 * Hidden from screen readers, which say the name anyway.
 */
export function TooltipHost() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? wake(host.current) : undefined), []);
  return (
    // Its own padding is the gap to the button: the pointer can cross over to the hint.
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

/** A finger never asks for a hint: the rest comes with the first mouse or key. */
function wake(host: HTMLElement): () => void {
  const controller = new AbortController();
  let stop = () => controller.abort();
  const begin = async (event: Event): Promise<void> => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    controller.abort();
    const { listen } = await import('./tooltip-listen');
    if (host.isConnected) stop = listen(host, event);
  };
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      type,
      // Without a connection there are no hints; names are still said.
      (event) => void begin(event).catch(() => undefined),
      { signal: controller.signal },
    );
  }
  return () => stop();
}
