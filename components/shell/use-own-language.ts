'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/lib/platform/language/current';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';

/**
 * Makes the next navigation a full page load after the person chose another language elsewhere: within the app only a part of a
 * page is fetched, and the language of a document never changes. Not at once, because the person may be typing.
 */
export function useOwnLanguage(): void {
  const path = usePathname();
  const chosen = useRef<string>(undefined);
  useLiveEvent('languageChosen', ({ language }) => {
    chosen.current = language;
  });
  // `path` is a dependency so that every new page checks again.
  useEffect(() => {
    if (chosen.current && chosen.current !== currentLanguage()) location.reload();
  }, [path]);
}
