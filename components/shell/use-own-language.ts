'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/lib/platform/language/current';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';

/**
 * Loads the next page as a whole once the person has chosen another language elsewhere: within the app only a part of a page is
 * fetched, and the language of a document never changes. Not at once, because somebody may be writing.
 */
export function useOwnLanguage(): void {
  const path = usePathname();
  const chosen = useRef<string>(undefined);
  useLiveEvent('languageChosen', ({ language }) => {
    chosen.current = language;
  });
  // `path` is not read: it makes every new page ask again.
  useEffect(() => {
    if (chosen.current && chosen.current !== currentLanguage()) location.reload();
  }, [path]);
}
