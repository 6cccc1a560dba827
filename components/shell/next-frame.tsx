'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadingRows } from '@/components/layout/loading-rows';
import { Skeleton } from '@/components/ui/skeleton';
import { onAppEvent } from '@/lib/platform/realtime/app-events';

/** A screen that comes sooner needs no frame, which would only flicker. */
const PATIENCE_MS = 60;

interface Leaving {
  from: string;
  to: string;
}

/**
 * The frame of the next screen, over the present one until it has come: a press is answered at once, however slow the line is.
 * It covers and does not replace, so that the browser keeps how far the present screen was scrolled.
 * @param titles of screens, by path
 */
export function NextFrame({ titles }: { titles: Record<string, string> }) {
  const path = usePathname();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const begin = useEffectEvent((to: string) => {
    // A change of the search alone, and Back out of a sheet, stay on the screen.
    setLeaving(to === path ? null : { from: path, to });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onAppEvent('leaving', ({ url }) => {
      clearTimeout(timer);
      const { pathname } = new URL(url, window.location.href);
      timer = setTimeout(() => begin(pathname), PATIENCE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      setLeaving(null);
    };
    // Begins anew on each screen, so that one that has come is not covered.
  }, [path]);
  if (leaving?.from !== path) return null;
  return (
    <div
      aria-hidden
      data-next-frame=""
      className="absolute inset-0 z-20 cursor-progress bg-background pt-5 md:ps-8 md:pt-7"
    >
      <div className="sticky top-[calc(var(--header-height)+1.25rem)] grid gap-5">
        {titles[leaving.to] ? (
          <p className="font-heading text-3xl">{titles[leaving.to]}</p>
        ) : (
          <Skeleton className="h-9 w-2/3 max-w-80" />
        )}
        <LoadingRows />
      </div>
    </div>
  );
}
