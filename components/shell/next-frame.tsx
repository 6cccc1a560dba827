'use client';

import { usePathname } from 'next/navigation';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { LoadingRows } from '@/components/lists/loading-rows';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { onAppEvent } from '@/lib/platform/realtime/app-events';

/** Back mostly leads to a cached screen, where a frame would only flicker. */
const BACK_DELAY_MS = 100;

/**
 * The frame of the next screen, over the present one until it has come: a press is answered at once, however slow the line is.
 * It covers and does not replace, so that the browser keeps how far the present screen was scrolled. It is in the page before it
 * is needed, and shown without a rendering, which would wait behind that of the next screen.
 * @param titles of screens, by path
 */
export function NextFrame({ titles }: { titles: Record<string, string> }) {
  const path = usePathname();
  const isHydrating = useIsHydrating();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const show = useEffectEvent((to: string) => {
    if (!frame.current || !heading.current) return;
    const title = titles[to] ?? '';
    heading.current.textContent = title;
    heading.current.className = title ? 'font-heading text-3xl' : 'skeleton h-9 w-2/3 max-w-80';
    // A change of the search alone, and Back out of a bottom sheet, remain on the screen.
    frame.current.hidden = to === path;
  });
  // Before a new screen is painted, so that it is not covered.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onAppEvent('leaving', ({ url, isBack }) => {
      clearTimeout(timer);
      const { pathname } = new URL(url, window.location.href);
      if (isBack) timer = setTimeout(() => show(pathname), BACK_DELAY_MS);
      else show(pathname);
    });
    const shown = frame.current;
    return () => {
      stop();
      clearTimeout(timer);
      if (shown) shown.hidden = true;
    };
  }, [path, isHydrating]);
  // Not needed before hydration.
  if (isHydrating) return null;
  return (
    <div
      ref={frame}
      hidden
      aria-hidden
      data-next-frame=""
      // As wide as the full-bleed parts of a screen.
      className="absolute -inset-x-4 inset-y-0 z-20 cursor-progress bg-background px-4 pt-5 md:-end-6 md:start-0 md:ps-8 md:pe-6 md:pt-7"
    >
      <div className="pulse-together sticky top-[calc(var(--header-height)+1.25rem)] grid animate-pulse gap-5 motion-reduce:animate-none">
        <p ref={heading} />
        <LoadingRows />
      </div>
    </div>
  );
}
